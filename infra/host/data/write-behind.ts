const waitMs = 250;

/** Writes what changes often: once for all changes of a moment. A kill loses that moment. */
export class WriteBehind {
  readonly #write: () => void;
  readonly #reportError: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(write: () => void, reportError: (error: unknown) => void) {
    this.#write = write;
    this.#reportError = reportError;
  }

  note(): void {
    this.#timer ??= setTimeout(() => this.flush(), waitMs).unref();
  }

  flush(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      this.#write();
    } catch (error) {
      this.#reportError(error);
    }
  }
}

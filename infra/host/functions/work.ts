/** What a host has to do: calls, invocations, and events that are still to be delivered. */
export class Work {
  #running = 0;
  #begun = 0;
  #idle = Promise.withResolvers<void>();

  constructor() {
    this.#idle.resolve();
  }

  /** How much work has begun so far. */
  get begun(): number {
    return this.#begun;
  }

  /** @returns true if nothing runs, and nothing has begun since so much had */
  isIdleSince(begun: number): boolean {
    return this.#running === 0 && this.#begun === begun;
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#begun += 1;
    if (this.#running === 0) this.#idle = Promise.withResolvers<void>();
    this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#idle.resolve();
    }
  }

  /** Resolves when nothing runs, which may have changed when the caller goes on. */
  none(): Promise<void> {
    return this.#idle.promise;
  }
}

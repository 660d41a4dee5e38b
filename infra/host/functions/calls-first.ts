/** How long no call must have run, and how long is waited at most. */
type Calm = { calmMs: number; maxMs: number };

/** For what only the firm waits for. */
export const followUps: Calm = { calmMs: 50, maxMs: 1_000 };
/** For what open windows wait for: a page's next call comes first, and changes that follow each other are told together. */
export const changes: Calm = { calmMs: 5, maxMs: 100 };

/**
 * Lets work that nobody waits for begin when no call is running: on one machine it has the same thread and processors.
 * On AWS each has its own.
 */
export class CallsFirst {
  #running = 0;
  #lastEnd = -Infinity;

  async during<Value>(call: () => Promise<Value>): Promise<Value> {
    this.#running += 1;
    try {
      return await call();
    } finally {
      this.#running -= 1;
      this.#lastEnd = performance.now();
    }
  }

  /** Resolves when no call has run for a moment, and after a while in any case. */
  async calm({ calmMs, maxMs }: Calm): Promise<void> {
    const until = performance.now() + maxMs;
    for (;;) {
      const now = performance.now();
      const left = Math.min(this.#running > 0 ? calmMs : this.#lastEnd + calmMs - now, until - now);
      if (left <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)));
    }
  }
}

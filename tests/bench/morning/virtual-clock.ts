type Sleeper = { at: number; wake: () => void };

/** Simulated time in milliseconds: moves on to the next waiting event as soon as nothing else can run. */
export class VirtualClock {
  now = 0;
  readonly #waiting: Sleeper[] = [];

  sleep(ms: number): Promise<void> {
    return new Promise((wake) => {
      this.#waiting.push({ at: this.now + ms, wake });
    });
  }

  async run(work: Promise<unknown>): Promise<void> {
    let isDone = false;
    const end = work.finally(() => {
      isDone = true;
    });
    for (;;) {
      // Lets everything run that does not wait for the clock.
      await new Promise((resolve) => setImmediate(resolve));
      if (isDone) return void (await end);
      const next = this.#waiting.reduce((first, one) => (one.at < first.at ? one : first));
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.now = next.at;
      next.wake();
    }
  }
}

type Sleeper = { at: number; wake: () => void };

/**
 * A clock that moves when nobody is awake: on to the first who sleeps. Waits of seconds take none, and requests take no
 * time by it.
 */
export class DrivenClock {
  #now = 0;
  #awake = 0;
  #sleepers: Sleeper[] = [];
  #stall = { from: Infinity, until: Infinity };

  constructor(start: number) {
    this.#now = start;
  }

  /** Bound, as functions take them. */
  readonly now = (): number => this.#now;

  readonly wait = (ms: number): Promise<void> =>
    new Promise((wake) => {
      this.#sleepers.push({ at: this.#now + ms, wake });
      this.#rest();
    });

  /** Nobody wakes in between, as when a machine stands still; then all do who should have. */
  stall(from: number, until: number): void {
    this.#stall = { from, until };
  }

  /** @param task which waits by this clock and for answers only */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#awake += 1;
    try {
      return await task();
    } finally {
      this.#rest();
    }
  }

  #rest(): void {
    this.#awake -= 1;
    if (this.#awake > 0 || this.#sleepers.length === 0) return;
    const first = Math.min(...this.#sleepers.map(({ at }) => at));
    const isStalled = first > this.#stall.from && first < this.#stall.until;
    this.#now = Math.max(this.#now, isStalled ? this.#stall.until : first);
    const { due = [], later = [] } = Object.groupBy(this.#sleepers, ({ at }) => (at <= this.#now ? 'due' : 'later'));
    this.#sleepers = later;
    this.#awake += due.length;
    for (const { wake } of due) wake();
  }
}

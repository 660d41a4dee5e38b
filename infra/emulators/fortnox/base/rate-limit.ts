/** Fortnox's sliding window: a number of calls per period, for each pair of integration and company. */
export class RateLimit {
  #calls = 25;
  #seconds: number;
  peak = 0;
  readonly #arrivals = new Map<string, { at: number; isAllowed: boolean }[]>();

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  change({ calls, seconds }: { calls: number; seconds: number }): void {
    this.#calls = calls;
    this.#seconds = seconds;
    this.peak = 0;
    this.#arrivals.clear();
  }

  allows(pair: string, arrivedAt: number): boolean {
    const recent = (this.#arrivals.get(pair) ?? []).filter(({ at }) => at > arrivedAt - this.#seconds * 1000);
    const isAllowed = recent.filter((call) => call.isAllowed).length < this.#calls;
    recent.push({ at: arrivedAt, isAllowed });
    this.#arrivals.set(pair, recent);
    this.peak = Math.max(this.peak, recent.length);
    return isAllowed;
  }
}

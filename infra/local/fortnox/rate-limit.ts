import type { Clock } from './clock.ts';

/** Fortnox's sliding window: so many calls in so long for each pair of integration and company. */
export class RateLimit {
  calls = 25;
  seconds = 5;
  readonly #clock: Clock;
  readonly #times = new Map<string, number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Counts the call, unless it is one too many. */
  allows(pair: string): boolean {
    const now = this.#clock.now();
    const recent = (this.#times.get(pair) ?? []).filter((time) => time > now - this.seconds * 1000);
    const isAllowed = recent.length < this.calls;
    if (isAllowed) recent.push(now);
    this.#times.set(pair, recent);
    return isAllowed;
  }
}

import type { StageLimit } from '../assembly/system.ts';

export class StageThrottle {
  readonly #limit: StageLimit;
  readonly #now: () => number;
  readonly #onRefusal: () => void;
  #tokens: number;
  #filledAt: number;

  constructor(limit: StageLimit, now: () => number = Date.now, onRefusal: () => void = () => {}) {
    this.#limit = limit;
    this.#onRefusal = onRefusal;
    this.#now = now;
    this.#tokens = limit.burst;
    this.#filledAt = now();
  }

  take(): boolean {
    const now = this.#now();
    const { rate, burst } = this.#limit;
    this.#tokens = Math.min(burst, this.#tokens + ((now - this.#filledAt) / 1000) * rate);
    this.#filledAt = now;
    if (this.#tokens < 1) {
      this.#onRefusal();
      return false;
    }
    this.#tokens -= 1;
    return true;
  }
}

const windowMs = 5 * 60_000;
const bucketMs = 10_000;

export class RateRule {
  readonly #limit: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, Map<number, number>>();

  constructor(limit: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#now = now;
  }

  count(address: string): boolean {
    const bucket = Math.floor(this.#now() / bucketMs);
    const oldest = bucket - windowMs / bucketMs;
    const counts = this.#counts.get(address) ?? new Map<number, number>();
    this.#counts.set(address, counts);
    for (const one of counts.keys()) if (one <= oldest) counts.delete(one);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    return [...counts.values()].reduce((sum, count) => sum + count, 0) > this.#limit;
  }
}

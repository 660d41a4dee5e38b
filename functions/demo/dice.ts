/** A deterministic random number generator (32-bit xorshift), so that demo data is the same at each run. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed * 2654435761 || 1;
  }

  next(): number {
    let state = this.#state | 0;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return (state >>> 0) / 2 ** 32;
  }

  from(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.from(0, items.length - 1)]!;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }
}

import { makeRandom } from './random.ts';
import type { Strictness } from './settings.ts';

/** Deliveries come late, so that they overtake each other, and some come twice. */
export class Mishaps {
  readonly #settings: Pick<Strictness, 'repeats' | 'deliveryLagMs'>;
  readonly #random: () => number;

  constructor({ randomSeed, ...settings }: Pick<Strictness, 'randomSeed' | 'repeats' | 'deliveryLagMs'>) {
    this.#settings = settings;
    this.#random = makeRandom(randomSeed);
  }

  async delay(): Promise<void> {
    const ms = this.#settings.deliveryLagMs * this.#random();
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  }

  isRepeated(): boolean {
    return this.#random() < this.#settings.repeats;
  }
}

export const noMishaps = new Mishaps({ randomSeed: 0, repeats: 0, deliveryLagMs: 0 });

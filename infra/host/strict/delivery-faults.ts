import { makeRandom } from './random.ts';
import type { Strictness } from './settings.ts';
import { Tally } from './tally.ts';

/** Delays deliveries, so that they arrive out of order, and repeats some of them. */
export class DeliveryFaults {
  readonly #settings: Pick<Strictness, 'repeats' | 'deliveryLagMs'>;
  readonly #random: () => number;
  readonly #tally: Tally;

  constructor(
    { randomSeed, ...settings }: Pick<Strictness, 'randomSeed' | 'repeats' | 'deliveryLagMs'>,
    tally = new Tally(),
  ) {
    this.#settings = settings;
    this.#random = makeRandom(randomSeed);
    this.#tally = tally;
  }

  async delay(): Promise<void> {
    const ms = this.#settings.deliveryLagMs * this.#random();
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
  }

  isRepeated(): boolean {
    const isRepeated = this.#random() < this.#settings.repeats;
    if (isRepeated) this.#tally.count('deliveredTwice');
    return isRepeated;
  }
}

export const noDeliveryFaults = new DeliveryFaults({ randomSeed: 0, repeats: 0, deliveryLagMs: 0 });

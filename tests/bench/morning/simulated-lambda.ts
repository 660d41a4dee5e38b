import type { VirtualClock } from './virtual-clock.ts';

/** The functions of one account: each runs one request per instance, and all share a limit of running instances. */
export class SimulatedLambda {
  /** Requests refused because too many instances were running. */
  throttled = 0;
  cold = 0;
  readonly #clock: VirtualClock;
  readonly #random: () => number;
  readonly #limit: number;
  readonly #idle = new Map<string, number>();
  #running = 0;

  constructor(clock: VirtualClock, random: () => number, limit: number) {
    this.#clock = clock;
    this.#random = random;
    this.#limit = limit;
  }

  /** Starts idle instances of a function. */
  warm(name: string, instances = 1): void {
    this.#idle.set(name, instances);
  }

  /** Runs a function; a throttled caller retries with growing, random waits. */
  async invoke(name: string, work: (isCold: boolean) => Promise<void>): Promise<void> {
    for (let wait = 200; this.#running >= this.#limit; wait = Math.min(wait * 2, 5_000)) {
      this.throttled += 1;
      await this.#clock.sleep(wait * (0.5 + this.#random()));
    }
    this.#running += 1;
    const idle = this.#idle.get(name) ?? 0;
    if (idle > 0) this.#idle.set(name, idle - 1);
    else this.cold += 1;
    await work(idle === 0);
    this.#running -= 1;
    this.#idle.set(name, (this.#idle.get(name) ?? 0) + 1);
  }
}

import type { LocalFunction } from '../assembly/system.ts';
import { ended, killed, outOfMemoryMessage, throttled } from '../functions/function-errors.ts';
import type { Output, Request, Result, Runtime } from '../functions/runtime.ts';
import type { Strictness } from '../strict/settings.ts';
import { makeRandom } from '../strict/random.ts';
import type { Tally } from '../strict/tally.ts';
import { Instance } from './instance.ts';
import { Reaper } from './reaper.ts';

type Parts = {
  strictness: Strictness;
  environmentOf(target: LocalFunction): Record<string, string>;
  services: ReadonlyMap<string, string>;
  output: Output;
  tally: Tally;
};

export class Instances implements Runtime {
  readonly #parts: Parts;
  readonly #random: () => number;
  readonly #reaper = new Reaper();
  readonly #all = new Set<Instance>();
  readonly #idle = new Map<Instance, NodeJS.Timeout>();
  #running = 0;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#random = makeRandom(parts.strictness.randomSeed);
  }

  async run(target: LocalFunction, request: Request): Promise<Result> {
    if (this.#isClosed) return { error: killed };
    const { strictness, tally } = this.#parts;
    if (this.#running >= strictness.concurrency) {
      tally.count('throttled');
      return { error: throttled };
    }
    tally.count('invocations');
    this.#running += 1;
    try {
      const instance = this.#takeIdle(target) ?? this.#start(target);
      const result = await instance.run(request);
      this.#countEnd(result);
      if (instance.isGone) this.#all.delete(instance);
      else this.#keep(instance);
      return result;
    } finally {
      this.#running -= 1;
    }
  }

  async kill(): Promise<void> {
    const all = [...this.#all];
    for (const instance of all) this.#forget(instance);
    await Promise.all(all.map((instance) => instance.end(killed)));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.kill();
    await this.#reaper.close();
  }

  #takeIdle(target: LocalFunction): Instance | undefined {
    const found = [...this.#idle.keys()].findLast((one) => one.target === target && !one.isGone);
    if (found) this.#wake(found);
    return found;
  }

  #start(target: LocalFunction): Instance {
    const { strictness, environmentOf, services, output, tally } = this.#parts;
    if (this.#all.size >= strictness.keptInstances) this.#endLongestIdle();
    const skewMs = Math.round((this.#random() * 2 - 1) * strictness.skewMs);
    const instance = new Instance(target, {
      environment: environmentOf(target),
      services,
      output,
      reaper: this.#reaper,
      skewMs,
    });
    this.#all.add(instance);
    tally.count('coldStarts');
    return instance;
  }

  #countEnd(result: Result): void {
    if (!('error' in result)) return;
    if (result.error.errorType === 'Sandbox.Timedout') this.#parts.tally.count('timedOut');
    if (result.error.errorMessage === outOfMemoryMessage) this.#parts.tally.count('outOfMemory');
  }

  #keep(instance: Instance): void {
    // Ended by `kill` in the meantime.
    if (!this.#all.has(instance)) return;
    const lastsMs = this.#parts.strictness.idleMs * this.#random();
    const timer = setTimeout(() => this.#throwAway(instance), lastsMs).unref();
    this.#idle.set(instance, timer);
  }

  #endLongestIdle(): void {
    const [longest] = this.#idle.keys();
    if (longest) this.#throwAway(longest);
  }

  #throwAway(instance: Instance): void {
    this.#forget(instance);
    void instance.end(ended);
  }

  #forget(instance: Instance): void {
    this.#wake(instance);
    this.#all.delete(instance);
  }

  #wake(instance: Instance): void {
    clearTimeout(this.#idle.get(instance));
    this.#idle.delete(instance);
  }
}

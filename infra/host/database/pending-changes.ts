import type { StreamRecord } from '../../replay/lambda-record.ts';
import type { StreamReader } from '../stream/stream-reader.ts';
import type { Item } from './key-condition.ts';

export type PendingChange = {
  before: Item | undefined;
  visibleAt: number;
};

const recordsAtATime = 1_000;
/** The stream reports creation times to the second. */
const secondMs = 1_000;

export class PendingChanges {
  readonly #reader: StreamReader;
  readonly #lagOf: (change: number) => number;
  readonly #byKey = new Map<string, PendingChange[]>();
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  private constructor(reader: StreamReader, lagOf: (change: number) => number) {
    this.#reader = reader;
    this.#lagOf = lagOf;
  }

  /** Everything up to now counts as shown. @param lagOf how many milliseconds after its write a change is shown, by its number in the stream */
  static async from(reader: StreamReader, lagOf: (change: number) => number): Promise<PendingChanges> {
    const made = new PendingChanges(reader, lagOf);
    await made.read();
    made.#byKey.clear();
    return made;
  }

  /** Includes every change before the call. */
  read(): Promise<void> {
    if (!this.#running) return this.#run();
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return this.#run();
    });
    return this.#next;
  }

  now(): Map<string, Item | undefined> {
    const now = Date.now();
    const found = new Map<string, Item | undefined>();
    for (const [key, all] of this.#byKey) {
      const left = all.filter(({ visibleAt }) => visibleAt > now);
      if (left.length === 0) this.#byKey.delete(key);
      else {
        this.#byKey.set(key, left);
        found.set(key, left[0]!.before);
      }
    }
    return found;
  }

  #run(): Promise<void> {
    this.#running = this.#readAll().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #readAll(): Promise<void> {
    for (;;) {
      const found = await this.#reader.next(recordsAtATime);
      if (!found) return;
      for (const record of found.records) this.#add(record);
      this.#reader.handled(found.shard, found.last);
    }
  }

  #add({ dynamodb }: StreamRecord): void {
    const { Keys, OldImage, SequenceNumber, ApproximateCreationDateTime } = dynamodb;
    const madeAt = Math.min(Date.now(), ApproximateCreationDateTime * secondMs + secondMs);
    const key = keyOf(Keys!);
    const all = this.#byKey.get(key) ?? [];
    // An item's changes reach an index in order.
    const visibleAt = Math.max(all.at(-1)?.visibleAt ?? 0, madeAt + this.#lagOf(Number(SequenceNumber)));
    if (visibleAt > Date.now()) this.#byKey.set(key, [...all, { before: OldImage, visibleAt }]);
  }
}

export function keyOf({ pk, sk }: Item): string {
  return `${pk?.S} ${sk?.S}`;
}

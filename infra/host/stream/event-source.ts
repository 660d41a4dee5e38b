import { throttled } from '../functions/function-errors.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { ThrottleWait } from '../functions/throttle-wait.ts';
import type { DeliveryFaults } from '../strict/delivery-faults.ts';
import { recordFilter } from './filter.ts';
import type { StreamRecord } from '../../replay/lambda-record.ts';
import type { StreamReader } from './stream-reader.ts';

type Settings = {
  reader: StreamReader;
  functions: FunctionHost;
  target: string;
  batchSize: number;
  retries: number;
  bisects: boolean;
  /** How many batches of a shard run at once, each with items of its own. */
  parallel: number;
  reportsItems: boolean;
  deliveryFaults: DeliveryFaults;
  /** Filter patterns: the function receives matching records, or all if there are none. */
  patterns: readonly string[];
  /** Resolves when the stream may be read; not asked while somebody waits until all has been handled. */
  mayRead?: () => Promise<void>;
  /** Resolves when a batch may begin. */
  mayBegin?: () => Promise<void>;
  onProgress(): void;
  onGivenUp(batch: Batch): Promise<void>;
  reportError(error: unknown): void;
};

export type Batch = { shard: string; records: StreamRecord[] };

const idlePollMs = 250;
const retryDelayMs = 200;

/** Like Lambda's event source mapping: in order, in batches, with retries. */
export class EventSourceMapping {
  readonly #settings: Settings;
  readonly #isWanted: (record: object) => boolean;
  #isClosed = false;
  #isNudged = false;
  /** Callers who wait until a read that began after their call finds nothing new. */
  #waiting: (() => void)[] = [];
  /** End the pauses of reading and of retries; only reading goes on at once when something is written. */
  readonly #idle = new Set<() => void>();
  readonly #retrying = new Set<() => void>();
  readonly #running: Promise<void>;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#isWanted = recordFilter(settings.patterns);
    this.#running = this.#run();
  }

  nudge(): void {
    this.#isNudged = true;
    endAll(this.#idle);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    endAll(this.#idle);
    endAll(this.#retrying);
    await this.#running;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Resolves when all that was written before has been handled, or when the source is closed. */
  caughtUp(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    this.nudge();
    return promise;
  }

  async #run(): Promise<void> {
    const { reader, batchSize, mayRead, onProgress, reportError } = this.#settings;
    while (!this.#isClosed) {
      try {
        if (this.#waiting.length === 0) await mayRead?.();
        this.#isNudged = false;
        const asked = this.#waiting.length;
        const found = await reader.next(batchSize, this.#isWanted);
        if (found) {
          await this.#handleApart(found);
          reader.handled(found.shard, found.last);
          onProgress();
        } else {
          for (const resolve of this.#waiting.splice(0, asked)) resolve();
          if (!this.#isNudged) await pause(idlePollMs, this.#idle);
        }
      } catch (error) {
        if (!this.#isClosed) reportError(error);
        await pause(idlePollMs, this.#idle);
      }
    }
  }

  /** Records of one partition key stay in order. */
  async #handleApart({ shard, records }: Batch): Promise<void> {
    const { parallel } = this.#settings;
    const parts = Map.groupBy(records, ({ dynamodb }) => sumOf(dynamodb.Keys?.['pk']?.S ?? '') % parallel);
    await Promise.all([...parts.values()].map((part) => this.#handle({ shard, records: part })));
  }

  /** @throws when the mapping is closed before the records have been handled, so that the next start delivers them */
  async #handle({ shard, records }: Batch): Promise<void> {
    if (records.length === 0) return;
    const { target, retries, bisects, mayBegin, onGivenUp, reportError } = this.#settings;
    await mayBegin?.();
    for (let attempt = 0; attempt <= retries; attempt += 1) {
      const failed = await this.#invoke(records);
      if (failed.length === 0) return;
      if (this.#isClosed) throw new Error(`${target} was stopped.`);
      if (failed.length < records.length) return this.#handle({ shard, records: failed });
      if (bisects && records.length > 1) {
        const half = Math.ceil(records.length / 2);
        await this.#handle({ shard, records: records.slice(0, half) });
        return this.#handle({ shard, records: records.slice(half) });
      }
      await pause(retryDelayMs, this.#retrying);
    }
    reportError(new Error(`${target} gave up on ${records.length} change(s) of the table.`));
    await onGivenUp({ shard, records });
  }

  async #invoke(records: StreamRecord[]): Promise<StreamRecord[]> {
    const { functions, target, deliveryFaults } = this.#settings;
    const event = { Records: records };
    const wait = new ThrottleWait();
    let result = await functions.invoke(target, event);
    while ('error' in result && result.error === throttled && !this.#isClosed) {
      await wait.next();
      result = await functions.invoke(target, event);
    }
    if ('error' in result) return records;
    if (deliveryFaults.isRepeated()) await functions.invoke(target, event);
    return this.#failedIn(records, result.payload);
  }

  /** The records from the first that the function names; all when it names another. */
  #failedIn(records: StreamRecord[], payload: string): StreamRecord[] {
    if (!this.#settings.reportsItems) return [];
    const answer = JSON.parse(payload) as { batchItemFailures?: { itemIdentifier?: string }[] } | null;
    const failures = answer?.batchItemFailures ?? [];
    if (failures.length === 0) return [];
    const found = failures.map((one) =>
      records.findIndex(({ dynamodb }) => dynamodb.SequenceNumber === one.itemIdentifier),
    );
    return records.slice(Math.max(0, Math.min(...found)));
  }
}

/** @param ends of pauses that may be ended before their time */
function pause(milliseconds: number, ends: Set<() => void>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      ends.delete(end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    ends.add(end);
  });
}

function endAll(ends: ReadonlySet<() => void>): void {
  for (const end of ends) end();
}

function sumOf(text: string): number {
  return Buffer.from(text).reduce((sum, byte) => sum + byte, 0);
}

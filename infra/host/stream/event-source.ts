import type { _Record } from '@aws-sdk/client-dynamodb-streams';
import { throttled } from '../functions/function-errors.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import { ThrottleWait } from '../functions/throttle-wait.ts';
import { recordFilter } from './filter.ts';
import { toLambdaRecord } from './lambda-record.ts';
import type { StreamReader } from './stream-reader.ts';

type Settings = {
  reader: StreamReader;
  functions: FunctionHost;
  target: string;
  batchSize: number;
  retries: number;
  bisects: boolean;
  /** Filter patterns: the function receives matching records, or all if there are none. */
  patterns: readonly string[];
  /** Called after each batch, so that positions can be stored. */
  onProgress(): void;
  /** Called with a batch that still fails after all retries. */
  onGivenUp(batch: Batch): Promise<void>;
  reportError(error: unknown): void;
};

/** Records of one shard, in order. */
export type Batch = { shard: string; records: _Record[] };

const idlePollMs = 250;
const retryDelayMs = 200;

/** Delivers a table's changes to a function like Lambda's event source mapping: in order, in batches, with retries. */
export class EventSource {
  readonly #settings: Settings;
  readonly #isWanted: (record: object) => boolean;
  #isClosed = false;
  #wake: () => void = () => {};
  readonly #running: Promise<void>;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#isWanted = recordFilter(settings.patterns);
    this.#running = this.#run();
  }

  /** Polls at once, because something may have been written. */
  nudge(): void {
    this.#wake();
  }

  /** Stops after the current batch. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { reader, batchSize, onProgress, reportError } = this.#settings;
    while (!this.#isClosed) {
      try {
        const found = await reader.next(batchSize);
        if (found) {
          await this.#handle({ ...found, records: found.records.filter(this.#isWanted) });
          reader.handled(found.shard, found.records);
          onProgress();
        } else {
          await this.#pause(idlePollMs);
        }
      } catch (error) {
        if (!this.#isClosed) reportError(error);
        await this.#pause(idlePollMs);
      }
    }
  }

  async #handle({ shard, records }: Batch): Promise<void> {
    if (records.length === 0) return;
    const { functions, target, retries, bisects, onGivenUp, reportError } = this.#settings;
    const event = { Records: records.map(toLambdaRecord) };
    const wait = new ThrottleWait();
    for (let attempt = 0; attempt <= retries;) {
      const result = await functions.invoke(target, event);
      if ('payload' in result || this.#isClosed) return;
      if (result.error === throttled) {
        await wait.next();
        continue;
      }
      attempt += 1;
      if (bisects && records.length > 1) {
        const half = Math.ceil(records.length / 2);
        await this.#handle({ shard, records: records.slice(0, half) });
        await this.#handle({ shard, records: records.slice(half) });
        return;
      }
      await this.#pause(retryDelayMs);
    }
    reportError(new Error(`${target} gave up on ${records.length} change(s) of the table.`));
    await onGivenUp({ shard, records });
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { environment } from '../../functions/platform/environment.ts';
import type { Item } from '../../functions/data/core/table.ts';

/** DynamoDB's most for one request. */
const batchItems = 25;
const requestsAtOnce = 8;
const firstWaitMs = 50;

/** Writes items in batches, several at once; the next item waits while all are busy. */
export class ItemWriter {
  #batch: Item[] = [];
  readonly #running = new Set<Promise<void>>();
  #failure: { cause: unknown } | undefined;

  async put(item: Item): Promise<void> {
    this.#batch.push(item);
    if (this.#batch.length < batchItems) return;
    this.#send();
    while (this.#running.size >= requestsAtOnce) await Promise.race(this.#running);
    this.#requireSuccess();
  }

  async end(): Promise<void> {
    if (this.#batch.length > 0) this.#send();
    await Promise.all(this.#running);
    this.#requireSuccess();
  }

  #send(): void {
    const sending: Promise<void> = write(this.#batch)
      .catch((cause: unknown) => {
        this.#failure ??= { cause };
      })
      .finally(() => this.#running.delete(sending));
    this.#running.add(sending);
    this.#batch = [];
  }

  #requireSuccess(): void {
    if (this.#failure) throw this.#failure.cause;
  }
}

async function write(items: readonly Item[]): Promise<void> {
  let requests = items.map((Item) => ({ PutRequest: { Item } })) as object[];
  for (let attempt = 0; requests.length > 0; attempt += 1) {
    if (attempt > 0) await wait(firstWaitMs * 2 ** Math.min(attempt, 8));
    const { UnprocessedItems } = await dynamodb().send(
      new BatchWriteCommand({ RequestItems: { [environment.tableName()]: requests } }),
    );
    requests = UnprocessedItems?.[environment.tableName()] ?? [];
  }
}

import * as z from 'zod/mini';
import { type Batch, missingHoursSchema } from '../../shared/schemas/work-order.ts';
import { bulkStatuses } from '../../shared/domain/work-order-status.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { environment } from '../runtime/environment.ts';
import { dueShard } from './due.ts';
import { keys } from './keys.ts';
import { records } from './records.ts';
import { getItem, nextNumber } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What is done to one record after another, in transactions of as many as fit. */
const taskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('set-status'),
    workOrderIds: z.array(z.int()),
    newStatus: z.enum(bulkStatuses),
    missingHours: missingHoursSchema,
  }),
  /** The new work orders whole, as they were decided: a template may change meanwhile. */
  z.object({ kind: z.literal('create'), workOrders: z.array(records['work-order']) }),
  /** What is brought in stands in items beside the batch. */
  z.object({ kind: z.literal('import-projects') }),
]);
export type BatchTask = z.output<typeof taskSchema>;

const storedSchema = z.object({
  /** Who asked for it. */
  userId: z.int(),
  task: taskSchema,
  total: z.int(),
  /** How many are done with. */
  done: z.int(),
  skipped: z.array(z.int()),
  state: z.enum(['Pending', 'Done']),
});
export type StoredBatch = z.output<typeof storedSchema> & { batchId: number };

/** Who asked carries it out at once, within the 29 seconds a call may take; what a crash left is tried again by the job. */
const retryMs = 30_000;
const keptSeconds = 90 * 24 * 60 * 60;

/** A batch that is to be carried out once the unit is committed. @returns its id */
export async function stageBatch(unit: UnitOfWork, task: BatchTask, total: number, now: Date): Promise<number> {
  const batchId = await nextNumber('batch');
  unit.put({
    ...keys.batch(batchId),
    ...({ userId: unit.userId, task, total, done: 0, skipped: [], state: 'Pending' } satisfies Omit<
      StoredBatch,
      'batchId'
    >),
    due: dueShard,
    dueAt: new Date(now.getTime() + retryMs).toISOString(),
  });
  return batchId;
}

/** @throws not_found */
export async function getBatch(batchId: number): Promise<StoredBatch> {
  const item = await getItem(keys.batch(batchId));
  if (!item) throw new AppError('not_found');
  return { batchId, ...storedSchema.parse(item) };
}

export function batchView({ batchId, state, total, done, skipped }: StoredBatch): Batch {
  return { batchId, state, total, done, skipped };
}

/** Stages how far the batch has come, together with what was done; somebody else's step makes it a Contention. */
export function stageProgress(unit: UnitOfWork, batch: StoredBatch, steps: number, skipped: number[], now: Date): void {
  const done = batch.done + steps;
  const isDone = done >= batch.total;
  unit.add({
    Update: {
      TableName: environment.tableName(),
      Key: keys.batch(batch.batchId),
      UpdateExpression: isDone
        ? 'SET done = :done, skipped = :skipped, #state = :state, #ttl = :ttl REMOVE due, dueAt'
        : 'SET done = :done, skipped = :skipped, #state = :state, dueAt = :dueAt',
      ConditionExpression: 'done = :before',
      ExpressionAttributeNames: { '#state': 'state', ...(isDone && { '#ttl': 'ttl' }) },
      ExpressionAttributeValues: {
        ':done': done,
        ':before': batch.done,
        ':skipped': [...batch.skipped, ...skipped],
        ':state': isDone ? 'Done' : 'Pending',
        ...(isDone
          ? { ':ttl': Math.floor(now.getTime() / 1000) + keptSeconds }
          : { ':dueAt': new Date(now.getTime() + retryMs).toISOString() }),
      },
    },
  });
}

import * as z from 'zod/mini';
import { restorableKinds } from '../../../shared/codes/kinds.ts';
import { importKinds } from '../../../shared/codes/import-kinds.ts';
import { restoredRecordSchema } from '../../../shared/schemas/history.ts';
import { type Batch, missingHoursSchema } from '../../../shared/schemas/work-order.ts';
import { storedChange } from '../../../shared/contract/bulk.ts';
import { kindLabels } from '../../../shared/text/kinds.ts';
import { bulkStatuses } from '../../../shared/codes/work-orders.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { leases } from '../../../shared/lib/deadlines.ts';
import { batchPrefix, keys } from '../core/keys.ts';
import { records } from '../core/records.ts';
import { type Item, getItem, nextNumber } from '../core/table.ts';
import { type Timing, advanced, completed, leased, stageStep } from './task-store.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

const storedChangeTask = z.extend(storedChange, { kind: z.literal('change-records') });

const taskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('set-status'),
    workOrderIds: z.array(z.int()),
    newStatus: z.enum(bulkStatuses),
    missingHours: missingHoursSchema,
  }),
  /** Stores whole work orders: the template may change meanwhile. */
  z.object({ kind: z.literal('create'), workOrders: z.array(records['work-order']) }),
  storedChangeTask,
  z.object({ kind: z.literal('restore'), of: z.enum(restorableKinds), records: z.array(restoredRecordSchema) }),
  z.object({ kind: z.literal('import-projects') }),
  z.object({ kind: z.literal('import-records'), of: z.enum(importKinds) }),
]);
export type BatchTask = z.output<typeof taskSchema>;

const storedSchema = z.object({
  userId: z.int(),
  task: taskSchema,
  total: z.int(),
  done: z.int(),
  skipped: z.array(z.int()),
  refused: z._default(z.record(z.string(), z.string()), {}),
  changed: z._default(z.array(z.object({ id: z.int(), version: z.int() })), []),
  state: z.enum(['Pending', 'Done']),
});
export type StoredBatch = z.output<typeof storedSchema> & { batchId: number };

/** The call carries the batch out within its 29 seconds; the job finishes what a crash left. */
export const batchTiming: Timing = { leaseMs: leases.batch, longestWaitMs: 10 * 60_000 };
const retentionSeconds = 90 * 24 * 60 * 60;

export async function stageBatch(unit: UnitOfWork, task: BatchTask, total: number, now: Date): Promise<number> {
  const batchId = await nextNumber('batch');
  unit.put({
    ...keys.batch(batchId),
    ...({
      userId: unit.userId,
      task,
      total,
      done: 0,
      skipped: [],
      refused: {},
      changed: [],
      state: 'Pending',
    } satisfies Omit<StoredBatch, 'batchId'>),
    ...leased(batchTiming, now),
  });
  return batchId;
}

export async function getBatch(batchId: number): Promise<StoredBatch> {
  const item = await getItem(keys.batch(batchId));
  if (!item) throw new AppError(notFound);
  return batchOf(item);
}

/**
 * @param kinds those that the call reports
 * @throws not_found also for a batch of another user or kind
 */
export async function getOwnBatch(batchId: number, userId: number, kinds: readonly BatchTask['kind'][]) {
  const batch = await getBatch(batchId);
  if (batch.userId !== userId || !kinds.includes(batch.task.kind)) throw new AppError(notFound);
  return batch;
}

export function batchOf(item: Item): StoredBatch {
  return { batchId: Number(item.pk.slice(batchPrefix.length)), ...storedSchema.parse(item) };
}

export function batchView({ batchId, task, state, total, done, skipped, refused, changed }: StoredBatch): Batch {
  const named = (id: string) => (task.kind === 'restore' ? `${kindLabels[task.of]} ${id}: ` : '');
  const reasons = Object.entries(refused).map(([id, reason]) => `${named(id)}${reason}`);
  return { batchId, state, total, done, skipped, reasons: reasons.slice(0, maxReasons), changed };
}

export type Step = {
  steps: number;
  skipped?: readonly number[];
  refused?: Record<number, string>;
  changed?: readonly ChangedItem[];
};

type ChangedItem = { id: number; version: number };

const maxReasons = 5;

/** Throws Contention on commit if another process has advanced the batch. */
export function stageProgress(unit: UnitOfWork, batch: StoredBatch, step: Step, now: Date): void {
  const { steps, skipped = [], refused = {}, changed = [] } = step;
  const done = batch.done + steps;
  const progress = {
    done,
    skipped: [...batch.skipped, ...skipped],
    refused: { ...batch.refused, ...refused },
    changed: [...batch.changed, ...changed],
  };
  const change =
    done >= batch.total
      ? completed({ ...progress, state: 'Done' }, { retentionSeconds, now })
      : advanced(progress, leased(batchTiming, now));
  stageStep(unit, keys.batch(batch.batchId), { done: batch.done }, change);
}

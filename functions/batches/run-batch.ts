import { type StoredBatch, batchOf, batchTiming, stageProgress } from '../stores/tasks/batch-store.ts';
import { batchPrefix, keys } from '../stores/core/keys.ts';
import type { Data } from '../stores/core/records.ts';
import { findRecords } from '../stores/core/table.ts';
import { UnitOfWork } from '../stores/core/unit-of-work.ts';
import { tryTask } from '../tasks/run-task.ts';
import type { TaskKind } from '../tasks/task-kind.ts';
import { stageChanges } from './change-records.ts';
import { stageImportStep } from './import-projects.ts';
import { isOpen, stageStatus } from './set-status.ts';

/** A saved work order takes two actions; a transaction holds one hundred. */
export const atOnce = 40;

/** A step's changes and the batch's progress are one transaction, so nothing is done twice. */
export const batches: TaskKind = {
  name: 'batch',
  isOf: ({ pk }) => pk.startsWith(batchPrefix),
  timing: batchTiming,
  steps: 'shared',
  step: (task) => runStep(batchOf(task), new Date()),
};

/** Runs a batch within the call. @returns the timestamp of the last change of records */
export function runBatch(batchId: number): Promise<string | undefined> {
  return tryTask(batches, keys.batch(batchId), { until: Infinity, joins: true });
}

async function runStep(batch: StoredBatch, now: Date): Promise<string | undefined> {
  const unit = new UnitOfWork(batch.userId);
  const { task, done } = batch;
  if (task.kind === 'create') {
    const some = task.workOrders.slice(done, done + atOnce);
    await stageNew(unit, some);
    stageProgress(unit, batch, { steps: some.length }, now);
  } else if (task.kind === 'import-projects') {
    stageProgress(unit, batch, await stageImportStep(unit, batch, now), now);
  } else if (task.kind === 'change-records') {
    stageProgress(unit, batch, await stageChanges(unit, task, { done, now }), now);
  } else {
    const ids = task.workOrderIds.slice(done, done + atOnce);
    const found = await findRecords(ids.map((id) => ['work-order', id] as const));
    const open = ids.map((id) => found.get('work-order', id)).filter(isOpen);
    stageStatus(unit, open, task, now);
    const isSkipped = (id: number) => !isOpen(found.get('work-order', id));
    stageProgress(unit, batch, { steps: ids.length, skipped: ids.filter(isSkipped) }, now);
  }
  await unit.commit(null);
  return unit.changedAt;
}

export async function stageNew(unit: UnitOfWork, workOrders: readonly Data<'work-order'>[]): Promise<void> {
  for (const data of workOrders) await unit.create('work-order', data);
}

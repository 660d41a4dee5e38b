import { type Step, type StoredBatch, batchOf, batchTiming, stageProgress } from '../../data/tasks/batch-store.ts';
import { batchPrefix, keys } from '../../data/core/keys.ts';
import type { Data } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { runTaskSafely } from '../../data/tasks/run-task.ts';
import type { TaskKind } from '../../data/tasks/task-kind.ts';
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

/** @param until when to leave the rest to the job, in milliseconds */
export function runBatch(batchId: number, until = Infinity): Promise<string | undefined> {
  return runTaskSafely(batches, keys.batch(batchId), { until, joins: true });
}

async function runStep(batch: StoredBatch, now: Date): Promise<string | undefined> {
  const unit = new UnitOfWork(batch.userId);
  stageProgress(unit, batch, await stageStep(unit, batch, now), now);
  await unit.commit(null);
  return unit.changedAt;
}

/** Each kind is loaded when first run: a call that begins a batch has one. */
async function stageStep(unit: UnitOfWork, batch: StoredBatch, now: Date): Promise<Step> {
  const { task, done } = batch;
  if (task.kind === 'import-projects') {
    const { stageImportStep } = await import('../../imports/import-projects.ts');
    return stageImportStep(unit, batch, now);
  }
  if (task.kind === 'import-records') {
    const { stageImportedRecords } = await import('../../imports/import-records.ts');
    return stageImportedRecords(unit, task.of, batch);
  }
  if (task.kind === 'restore') {
    const { stageRestoreStep } = await import('./restore-records.ts');
    return stageRestoreStep(unit, task.of, task.records.slice(done), now);
  }
  if (task.kind === 'change-records') {
    const { stageChanges } = await import('./change-records.ts');
    return stageChanges(unit, task, { done, now });
  }
  if (task.kind === 'create') {
    const some = task.workOrders.slice(done, done + atOnce);
    await stageNew(unit, some);
    return { steps: some.length };
  }
  const ids = task.workOrderIds.slice(done, done + atOnce);
  const records = await findRecords(ids.map((id) => ['work-order', id] as const));
  const changed = stageStatus(unit, ids.map((id) => records.get('work-order', id)).filter(isOpen), task, now);
  return { steps: ids.length, skipped: ids.filter((id) => !isOpen(records.get('work-order', id))), changed };
}

export async function stageNew(unit: UnitOfWork, workOrders: readonly Data<'work-order'>[]): Promise<void> {
  for (const data of workOrders) await unit.create('work-order', data);
}

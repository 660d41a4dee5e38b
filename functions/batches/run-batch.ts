import { errorFields, log } from '../runtime/log.ts';
import { type StoredBatch, getBatch, stageProgress } from '../stores/batch-store.ts';
import type { Data } from '../stores/records.ts';
import { findRecords } from '../stores/table.ts';
import { Contention, pause } from '../stores/contention.ts';
import { UnitOfWork } from '../stores/unit-of-work.ts';
import { stageImportStep } from './import-projects.ts';
import { isOpen, stageStatus } from './set-status.ts';

/** A saved work order takes two actions, and a transaction one hundred. */
export const atOnce = 40;
const maxAttempts = 50;

/**
 * Carries a batch out, from where it has come. What a step changes and how far it came is one transaction, so that
 * nothing is done twice by two who run it or after a crash. It throws nothing: what is not done is tried again by the job.
 * @returns the stamp of the last step, for who is to see it in a list
 */
export async function runBatch(batchId: number): Promise<string | undefined> {
  let stamp: string | undefined;
  for (let attempt = 0; attempt < maxAttempts;) {
    try {
      const batch = await getBatch(batchId);
      if (batch.state === 'Done') break;
      stamp = await runStep(batch, new Date());
    } catch (error) {
      if (!(error instanceof Contention)) {
        log('error', { event: 'batch-failed', batchId, ...errorFields(error) });
        break;
      }
      await pause((attempt += 1));
    }
  }
  return stamp;
}

async function runStep(batch: StoredBatch, now: Date): Promise<string | undefined> {
  const unit = new UnitOfWork(batch.userId);
  const { task, done } = batch;
  if (task.kind === 'create') {
    const some = task.workOrders.slice(done, done + atOnce);
    await stageNew(unit, some);
    stageProgress(unit, batch, some.length, [], now);
  } else if (task.kind === 'import-projects') {
    const { steps, skipped } = await stageImportStep(unit, batch, now);
    stageProgress(unit, batch, steps, skipped, now);
  } else {
    const ids = task.workOrderIds.slice(done, done + atOnce);
    const found = await findRecords(ids.map((id) => ['work-order', id] as const));
    const open = ids.map((id) => found.get('work-order', id)).filter(isOpen);
    stageStatus(unit, open, task, now);
    const isSkipped = (id: number) => !isOpen(found.get('work-order', id));
    stageProgress(unit, batch, ids.length, ids.filter(isSkipped), now);
  }
  await unit.commit(null);
  return unit.changedAt;
}

/** New work orders, in their order. */
export async function stageNew(unit: UnitOfWork, workOrders: readonly Data<'work-order'>[]): Promise<void> {
  for (const data of workOrders) await unit.create('work-order', data);
}

import {
  type ProjectLock,
  type LockState,
  lockOf,
  lockTiming,
  requireLock,
  stageLockEnd,
  stageLockState,
  slicesOf,
} from './stores/project-lock-store.ts';
import { asRegistered, toInvoiceAgain } from './stores/released-work.ts';
import { invoiced } from './stores/invoice-store.ts';
import { projectLockKey, keys } from '../data/core/keys.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { findRecords } from '../data/core/table.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import { runTaskSafely } from '../data/tasks/run-task.ts';
import type { TaskKind } from '../data/tasks/task-kind.ts';

type WorkOrder = StoredRecord<'work-order'>;

const endings: Record<
  Exclude<LockState, 'Claiming'>,
  {
    isLeft: (workOrder: WorkOrder) => boolean;
    next: (data: Data<'work-order'>, lock: ProjectLock) => Data<'work-order'>;
  }
> = {
  Settling: {
    isLeft: ({ data }) => data.status !== 'Invoiced',
    next: (data, { startedAt }) => invoiced(data, startedAt),
  },
  Releasing: {
    isLeft: () => true,
    next: asRegistered,
  },
  GivingBack: {
    isLeft: () => true,
    next: (data, { startedAt }) => toInvoiceAgain(data, startedAt),
  },
};

/**
 * Finishes a project's lock from any state: releases the work orders of an invoice that was not made, or gives back
 * those of a credited one.
 */
export const projectLocks: TaskKind = {
  name: 'claim',
  isOf: ({ sk }) => sk === projectLockKey,
  timing: lockTiming,
  steps: 'shared',
  step: (task, until) => runStep(lockOf(task), until),
  // Retries within the run, because users wait for the project.
  attemptsInRun: 5,
};

/**
 * For a call that needs the project free; calls may do so concurrently.
 * @param until deadline in milliseconds, after which the job does the rest
 * @returns the timestamp of the last change of records
 */
export function endLock(projectId: number, { until = Infinity } = {}): Promise<string | undefined> {
  return runTaskSafely(projectLocks, keys.projectLock(projectId), { until, joins: true });
}

function runStep(lock: ProjectLock, until: number): Promise<string | undefined> {
  return lock.state === 'Claiming' ? giveUp(lock) : carryOut(lock, lock.state, until);
}

/** From here on, nothing more can be locked for the invoice, nor can it be made. */
async function giveUp(lock: ProjectLock): Promise<undefined> {
  const unit = new UnitOfWork(lock.userId);
  stageLockState(unit, lock, 'Releasing');
  await unit.commit(null);
}

async function carryOut(
  lock: ProjectLock,
  state: Exclude<LockState, 'Claiming'>,
  until: number,
): Promise<string | undefined> {
  const { isLeft, next } = endings[state];
  const records = await findRecords(lock.workOrderIds.map((id) => ['work-order', id] as const));
  const held = lock.workOrderIds.flatMap((id) => {
    const workOrder = records.get('work-order', id);
    return workOrder?.data.invoiceId === lock.invoiceId && isLeft(workOrder) ? [workOrder] : [];
  });
  let timestamp: string | undefined;
  for (const slice of slicesOf(held)) {
    if (Date.now() > until) return timestamp;
    const unit = new UnitOfWork(lock.userId);
    requireLock(unit, lock);
    for (const workOrder of slice) unit.save(workOrder, next(workOrder.data, lock));
    await unit.commit(null);
    timestamp = unit.changedAt;
  }
  const unit = new UnitOfWork(lock.userId);
  stageLockEnd(unit, lock);
  // Releases the lock's reference to the project; an existing invoice takes it over instead.
  if (state === 'Releasing') unit.refer('project', lock.projectId, -1);
  await unit.commit(null);
  // The end of the lock is in no feed: a list that waited for it would wait in vain.
  return timestamp;
}

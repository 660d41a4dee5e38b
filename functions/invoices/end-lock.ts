import {
  type ProjectLock,
  type LockState,
  claimOf,
  claimTiming,
  requireClaim,
  stageClaimEnd,
  stageClaimState,
} from './stores/project-lock-store.ts';
import { asRegistered, toInvoiceAgain } from './stores/released-work.ts';
import { invoiced } from './stores/invoice-store.ts';
import { claimKey, keys } from '../data/core/keys.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { findRecords } from '../data/core/table.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import { tryTask } from '../data/tasks/run-task.ts';
import type { TaskKind } from '../data/tasks/task-kind.ts';
import { slicesOf } from './slices.ts';

type WorkOrder = StoredRecord<'work-order'>;

const endings: Record<
  Exclude<LockState, 'Claiming'>,
  {
    isLeft: (workOrder: WorkOrder) => boolean;
    next: (data: Data<'work-order'>, claim: ProjectLock) => Data<'work-order'>;
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
 * Finishes a project's claim from any state: releases the work orders of an invoice that was not made, or gives back
 * those of a credited one.
 */
export const claims: TaskKind = {
  name: 'claim',
  isOf: ({ sk }) => sk === claimKey,
  timing: claimTiming,
  steps: 'shared',
  step: (task, until) => runStep(claimOf(task), until),
  // Retries within the run, because users wait for the project.
  triesInRun: 5,
};

/**
 * For a call that needs the project free; calls may do so concurrently.
 * @param until deadline in milliseconds, after which the job does the rest
 * @returns the timestamp of the last change of records
 */
export function endClaim(projectId: number, { until = Infinity } = {}): Promise<string | undefined> {
  return tryTask(claims, keys.claim(projectId), { until, joins: true });
}

function runStep(claim: ProjectLock, until: number): Promise<string | undefined> {
  return claim.state === 'Claiming' ? giveUp(claim) : carryOut(claim, claim.state, until);
}

/** From here on, nothing more can be claimed for the invoice, nor can it be made. */
async function giveUp(claim: ProjectLock): Promise<undefined> {
  const unit = new UnitOfWork(claim.userId);
  stageClaimState(unit, claim, 'Releasing');
  await unit.commit(null);
}

async function carryOut(
  claim: ProjectLock,
  state: Exclude<LockState, 'Claiming'>,
  until: number,
): Promise<string | undefined> {
  const { isLeft, next } = endings[state];
  const found = await findRecords(claim.workOrderIds.map((id) => ['work-order', id] as const));
  const held = claim.workOrderIds.flatMap((id) => {
    const workOrder = found.get('work-order', id);
    return workOrder?.data.invoiceId === claim.invoiceId && isLeft(workOrder) ? [workOrder] : [];
  });
  let stamp: string | undefined;
  for (const slice of slicesOf(held)) {
    if (Date.now() > until) return stamp;
    const unit = new UnitOfWork(claim.userId);
    requireClaim(unit, claim);
    for (const workOrder of slice) unit.save(workOrder, next(workOrder.data, claim));
    await unit.commit(null);
    stamp = unit.changedAt;
  }
  const unit = new UnitOfWork(claim.userId);
  stageClaimEnd(unit, claim);
  // Releases the claim's reference to the project; an existing invoice takes it over instead.
  if (state === 'Releasing') unit.refer('project', claim.projectId, -1);
  await unit.commit(null);
  // The end of the claim is in no feed: a list that waited for it would wait in vain.
  return stamp;
}

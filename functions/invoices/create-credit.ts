import { projectsOf } from '../../shared/domain/invoice/projects-of.ts';
import { calls, deadlineOf } from '../../shared/lib/deadlines.ts';
import { commitCredit, getCreditable, type PartChoice } from './stores/credit-store.ts';
import { stageInvoiceFollowUps } from './stores/follow-up-store.ts';
import { nextNumber } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { requireFree } from './create-invoice.ts';
import { endLock } from './end-lock.ts';

type CreateCreditOptions = {
  debitId: number;
  /** Left out for all that earlier credits have left. */
  choice?: PartChoice;
  now: Date;
  unit: UnitOfWork;
  afterCommit: (act: () => Promise<string | undefined>) => void;
};

/** @throws not_found, not_creditable, being_invoiced */
export async function createCredit({ debitId, choice, now, unit, afterCommit }: CreateCreditOptions) {
  const creditable = await getCreditable(debitId);
  const { projectId } = creditable.debit.data;
  await Promise.all(projectsOf(creditable.debit.data).map((project) => requireFree(project.projectId, now)));
  const invoiceId = await nextNumber('invoice');
  const onGivenBackAfter = () =>
    afterCommit(() => endLock(projectId, { until: deadlineOf(calls.projectLockEnd, now.getTime()) }));
  return commitCredit(unit, creditable, { invoiceId, now, choice, onGivenBackAfter }, () =>
    stageInvoiceFollowUps(unit, { invoiceId, delivery: creditable.debit.data.invoiceDelivery }, now),
  );
}

import { kindsToCancel } from '../../shared/codes/fortnox-differences.ts';
import { AppError } from '../../shared/codes/errors.ts';
import { conflict } from '../../shared/codes/errors/changes.ts';
import { calls, deadlineOf } from '../../shared/lib/deadlines.ts';
import { getRecord } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { stageTickedOff } from '../fortnox/difference-store.ts';
import { stageCancellation } from './stores/cancelled-invoice.ts';
import { endLock } from './end-lock.ts';

type CancelRequest = {
  differenceId: number;
  reason: string;
  now: Date;
  unit: UnitOfWork;
  afterCommit: (act: () => Promise<string | undefined>) => void;
};

/**
 * Cancels a debit of which a difference shows that it may not be owed, ticks the difference off, and releases the work
 * orders; many of them after the commit.
 * @throws not_found; conflict when the difference is settled, of another kind, or of a credit
 */
export async function cancelByDifference({ differenceId, reason, now, unit, afterCommit }: CancelRequest) {
  const { data: difference } = await stageTickedOff(unit, differenceId, reason);
  const { kind, invoiceId } = difference;
  if (!kindsToCancel.includes(kind) || invoiceId === null) throw notCancellable();
  const invoice = await getRecord('invoice', invoiceId);
  if (invoice.data.invoiceType === 'Credit') throw notCancellable();
  if (await stageCancellation(unit, invoice, { balance: 0, now })) {
    afterCommit(() => endLock(invoice.data.projectId, { until: deadlineOf(calls.projectLockEnd, now.getTime()) }));
  }
  return { differenceId, invoiceId };
}

function notCancellable(): AppError {
  return new AppError(conflict, { message: 'Den här skillnaden makulerar ingen faktura. Bocka av den i stället.' });
}

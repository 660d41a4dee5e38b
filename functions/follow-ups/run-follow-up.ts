import { AppError } from '../../shared/contract/errors.ts';
import type { FollowUpKind } from '../../shared/schemas/invoice.ts';
import {
  type FollowUpTry,
  finishFollowUp,
  noteFollowUpError,
  stopFollowUp,
  takeFollowUp,
} from '../stores/follow-up-try-store.ts';
import { type WholeInvoice, getWholeInvoice } from '../stores/invoice-lines.ts';
import { FollowUpProblem } from './follow-up-problem.ts';
import { logFailure } from './log-failure.ts';
import { registerInvoice } from './invoice-accounting.ts';
import { mailInvoice } from './invoice-mail.ts';
import { archiveInvoicePdf } from './invoice-pdf.ts';
import { settleCredit } from './credit-settlement.ts';

/** What people read on the invoice where the task itself has no better words; the cause stands in the log. */
const failures: Record<FollowUpKind, string> = {
  pdf: 'PDF:en kunde inte skapas. Ett nytt försök görs automatiskt.',
  mail: 'Mejlet kunde inte skickas. Ett nytt försök görs automatiskt.',
  accounting: 'Fakturan kunde inte registreras i Fortnox. Ett nytt försök görs automatiskt.',
  settlement: 'Krediten kunde inte kvittas i Fortnox. Ett nytt försök görs automatiskt.',
};

/** 'left': another try is at it. */
type Outcome = 'done' | 'left';
type Task = (invoice: WholeInvoice, followUp: FollowUpTry) => Promise<Outcome>;

/** What each kind does; every one may be run twice. */
const tasks: Record<FollowUpKind, Task> = {
  pdf: async (invoice) => {
    await archiveInvoicePdf(invoice);
    return 'done';
  },
  mail: mailInvoice,
  accounting: registerInvoice,
  settlement: settleCredit,
};

/** One try of a follow-up. A failure is kept on it, where people see it, and tried again later. */
export async function runFollowUp(invoiceId: number, followUpId: string, now: Date): Promise<void> {
  const followUp = await takeFollowUp(invoiceId, followUpId, now);
  const task = followUp && tasks[followUp.kind];
  if (!task) return;
  let outcome: Outcome;
  try {
    outcome = await task(await getWholeInvoice(invoiceId), followUp);
  } catch (error) {
    logFailure('follow-up', error, { invoiceId, followUpId });
    const { message, needs, stops } = problemOf(error, followUp.kind);
    const problem = { lastError: message, needs };
    await (stops ? stopFollowUp(followUp, stops, problem) : noteFollowUpError(followUp, problem));
    return;
  }
  // Where this fails, the mark that it was begun stays: what was done must not look as if it had failed.
  if (outcome === 'done') await finishFollowUp(invoiceId, followUpId, new Date());
}

/** What is ours has words of its own. */
function problemOf(error: unknown, kind: FollowUpKind): Pick<FollowUpProblem, 'message' | 'needs' | 'stops'> {
  if (error instanceof FollowUpProblem) return error;
  const message = error instanceof AppError ? error.message : failures[kind];
  return { message, needs: null, stops: undefined };
}

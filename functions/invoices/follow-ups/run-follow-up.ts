import { AppError } from '../../../shared/codes/errors.ts';
import type { FollowUpKind } from '../../../shared/schemas/invoice.ts';
import {
  type FollowUpAttempt,
  finishFollowUp,
  noteFollowUpError,
  followUpTiming,
  stopFollowUp,
  attemptOf,
  releaseWaiting,
} from '../stores/follow-up-attempt-store.ts';
import { type InvoiceWithItems, getInvoiceWithItems } from '../stores/invoice-lines.ts';
import { waitingKeys } from '../../data/core/due.ts';
import { followUpPrefix } from '../../data/core/keys.ts';
import type { TaskKind } from '../../data/tasks/task-kind.ts';
import { getFortnoxConnection } from '../../settings/settings-store.ts';
import { FollowUpProblem } from './follow-up-problem.ts';
import { logFailure } from '../../platform/log-failure.ts';
import { deliverEInvoice } from './e-invoice-delivery.ts';
import { registerInvoice } from './invoice-accounting.ts';
import { mailInvoice } from './invoice-mail.ts';
import { archiveInvoicePdf } from './invoice-pdf.ts';
import { settleCredit } from './credit-settlement.ts';
import { resumeDependents, resumeIfDebitIsRegistered } from './resume-dependents.ts';

/** No more than Fortnox's rate limit allows in a minute, at about four calls each. */
const releasedAtATime = 50;

const failures: Record<FollowUpKind, string> = {
  pdf: 'PDF:en kunde inte skapas. Ett nytt försök görs automatiskt.',
  mail: 'Mejlet kunde inte skickas. Ett nytt försök görs automatiskt.',
  accounting: 'Fakturan kunde inte registreras i Fortnox. Ett nytt försök görs automatiskt.',
  'e-invoice': 'E-fakturan kunde inte skickas. Ett nytt försök görs automatiskt.',
  settlement: 'Krediten kunde inte kvittas i Fortnox. Ett nytt försök görs automatiskt.',
};

type Outcome = 'done' | 'left';
type Work = (invoice: InvoiceWithItems, followUp: FollowUpAttempt) => Promise<Outcome>;

/** All are idempotent. */
const works: Record<FollowUpKind, Work> = {
  pdf: async (invoice) => {
    await archiveInvoicePdf(invoice);
    return 'done';
  },
  mail: mailInvoice,
  accounting: registerInvoice,
  settlement: settleCredit,
  'e-invoice': deliverEInvoice,
};

export const followUps: TaskKind = {
  name: 'follow-up',
  isOf: ({ sk }) => sk.startsWith(followUpPrefix),
  timing: followUpTiming,
  steps: 'taken-once',
  step: (task) => makeTry(attemptOf(task)),
  // A manual retry resets the attempts.
  startsOn: ({ isNew, attempts, state }) => isNew || (attempts === 0 && state === 'Pending'),
  // The mail and the e-invoice send it.
  goesFirst: ({ sk }) => sk === `${followUpPrefix}pdf`,
  release: releaseAccounting,
};

/** Registration in Fortnox waits until the firm is linked to it. */
async function releaseAccounting(now: Date): Promise<void> {
  const { data } = await getFortnoxConnection();
  if (data.state === 'Connected') await releaseWaiting(await waitingKeys(now, releasedAtATime), now);
}

async function makeTry(followUp: FollowUpAttempt): Promise<void> {
  const { invoiceId, followUpId, kind } = followUp;
  const began = new Date();
  let outcome: Outcome;
  try {
    outcome = await works[kind](await getInvoiceWithItems(invoiceId), followUp);
  } catch (error) {
    logFailure('follow-up', error, { invoiceId, followUpId });
    const { message, needs, stops } = problemOf(error, kind);
    const problem = { lastError: message, needs };
    await (stops ? stopFollowUp(followUp, stops, problem) : noteFollowUpError(followUp, problem));
    if (kind === 'accounting') await resumeIfDebitIsRegistered(invoiceId, began);
    return;
  }
  // If this fails, the mark remains: finished work must not look failed.
  if (outcome === 'done') await finishFollowUp(invoiceId, followUpId, new Date());
  if (outcome === 'done' && kind === 'accounting') await resumeDependents(invoiceId, new Date());
}

function problemOf(error: unknown, kind: FollowUpKind): Pick<FollowUpProblem, 'message' | 'needs' | 'stops'> {
  if (error instanceof FollowUpProblem) return error;
  const message = error instanceof AppError ? error.message : failures[kind];
  return { message, needs: null, stops: undefined };
}

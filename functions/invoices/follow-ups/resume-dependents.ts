import { findFollowUp } from '../stores/follow-up-store.ts';
import { resumeFollowUp } from '../stores/follow-up-attempt-store.ts';
import { getRecord } from '../../data/core/table.ts';

/** What waits for an invoice's registration in Fortnox: its e-invoice that goes that way, and its credits. */
export async function resumeDependents(invoiceId: number, now: Date): Promise<void> {
  const { data } = await getRecord('invoice', invoiceId);
  await resumeFollowUp(invoiceId, 'e-invoice', now);
  for (const credit of data.credits) await resumeFollowUp(credit.invoiceId, 'accounting', now);
}

/**
 * The debit of a credit may have been registered after a failed attempt looked for it. It was then resumed in vain, since
 * the attempt was running.
 */
export async function resumeIfDebitIsRegistered(invoiceId: number, began: Date): Promise<void> {
  const { invoiceType, refInvoiceId } = (await getRecord('invoice', invoiceId)).data;
  if (invoiceType !== 'Credit' || refInvoiceId === null) return;
  const registration = await findFollowUp(refInvoiceId, 'accounting');
  if (!registration?.doneAt || Date.parse(registration.doneAt) < began.getTime()) return;
  await resumeFollowUp(invoiceId, 'accounting', new Date());
}

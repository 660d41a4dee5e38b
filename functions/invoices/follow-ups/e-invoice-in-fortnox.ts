import { buyerAddress } from '../../../shared/domain/e-invoice/addresses.ts';
import { type SendState, sendStateOf } from '../../../shared/domain/fortnox/e-invoice-states.ts';
import type { FortnoxInvoice } from '../../../shared/domain/fortnox/fortnox-invoice.ts';
import { addDays, dayOf } from '../../../shared/lib/days.ts';
import { fortnox, lasting } from '../../../shared/lib/deadlines.ts';
import type { CallDeadline } from '../../fortnox/client.ts';
import { findByReference, findFortnoxInvoice, sendEInvoiceThroughFortnox } from '../../fortnox/invoices.ts';
import { FortnoxProblem } from '../../fortnox/problem.ts';
import { findFollowUp } from '../stores/follow-up-store.ts';
import { type FollowUpAttempt, beginSending, noteHandedOver } from '../stores/follow-up-attempt-store.ts';
import type { InvoiceWithItems } from '../stores/invoice-lines.ts';
import { noteDelivery } from '../stores/mailing-store.ts';
import { FollowUpProblem } from './follow-up-problem.ts';
import { problemOf } from './fortnox-problem.ts';
import { requireSure, uncertainEInvoice, requireSendable } from './sending-problems.ts';

const deadline = (): CallDeadline => ({ initials: '', timeoutMs: lasting(fortnox.eInvoice) });

/** Fortnox tells of a delivery within hours; after this many days without a word, the sending counts as done. */
const daysOfWaiting = 7;

/**
 * Sends the registered invoice as an e-invoice by Fortnox's action, which cannot be taken back: a mark is written
 * before, and what Fortnox says of an earlier sending is read first. Stays pending until it tells of the delivery.
 */
export async function sendThroughFortnox(
  invoice: InvoiceWithItems,
  followUp: FollowUpAttempt,
): Promise<'done' | 'left'> {
  try {
    const their = await registered(invoice);
    if (!their) return 'left';
    const sendState = sendStateOf(their.eInvoiceStatus);
    const state = sendState === 'not-sent' && followUp.mail?.deliveryAt ? 'sent' : sendState;
    if (state !== 'not-sent') return await follow(followUp, state);
    if (followUp.sendingSince) return requireSure(followUp.sendingSince);
    return await send(invoice, followUp, their.documentNumber);
  } catch (error) {
    throw error instanceof FortnoxProblem ? problemOf(error) : error;
  }
}

/** @returns undefined before the invoice is registered there, and bookkept with the right sums */
async function registered({ id, data }: InvoiceWithItems): Promise<FortnoxInvoice | undefined> {
  const accounting = await findFollowUp(id, 'accounting');
  if (accounting?.needs === 'accounting-link') {
    throw new FollowUpProblem('E-fakturan skickas när Klang är kopplat till Fortnox.', { needs: 'accounting-link' });
  }
  if (accounting?.state !== 'Done') return undefined;
  const [there] = await findByReference(data.invoiceCode, deadline());
  // Lists do not tell of e-invoices.
  return there && findFortnoxInvoice(there.documentNumber, deadline());
}

async function send(invoice: InvoiceWithItems, followUp: FollowUpAttempt, documentNumber: string): Promise<'left'> {
  await requireSendable(invoice.id);
  const mail = { to: buyerAddress(invoice.data), toCustomer: true, bcc: [] };
  if (!(await beginSending(followUp, mail, new Date()))) return 'left';
  try {
    await sendEInvoiceThroughFortnox(documentNumber, deadline());
  } catch (error) {
    if (error instanceof FortnoxProblem && !error.isUnknown) throw error;
    throw uncertainEInvoice(error);
  }
  await noteHandedOver(followUp, new Date());
  return 'left';
}

async function follow(
  { invoiceId, followUpId, askedAt }: FollowUpAttempt,
  state: Exclude<SendState, 'not-sent'>,
): Promise<'done' | 'left'> {
  const now = new Date();
  if (state === 'sent') return addDays(dayOf(new Date(askedAt ?? now)), daysOfWaiting) < dayOf(now) ? 'done' : 'left';
  const events = {
    delivered: { delivery: 'Delivered', reason: '' },
    printed: { delivery: 'Bounced', reason: 'Fortnox skickade fakturan till utskrift i stället för som e-faktura.' },
    declined: {
      delivery: 'Bounced',
      reason: 'E-fakturan avvisades. Orsaken står på fakturan i Fortnox, där den kan skickas igen.',
    },
  } as const;
  await noteDelivery(invoiceId, followUpId, { ...events[state], at: now.toISOString() });
  return 'left';
}

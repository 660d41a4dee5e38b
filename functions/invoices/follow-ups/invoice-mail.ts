import { addressesIn, emailAddressOf } from '../../../shared/lib/email-address.ts';
import { invoiceMail } from '../../../shared/mail/invoice-mail.ts';
import { lasting, leases } from '../../../shared/lib/deadlines.ts';
import { MailRefused, sendMailOnce } from '../../messages/mail.ts';
import { type FollowUpAttempt, beginSending } from '../stores/follow-up-attempt-store.ts';
import { type InvoiceWithItems, printedInvoice } from '../stores/invoice-lines.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import { findRecords } from '../../data/core/table.ts';
import { FollowUpProblem } from './follow-up-problem.ts';
import { archiveInvoicePdf } from './invoice-pdf.ts';
import { mailReceivers } from './mail-receivers.ts';
import { requireSendable } from './sending-problems.ts';

const noReceiver =
  'Det finns ingen adress att mejla till: varken fakturan, projektet, kunden eller systeminställningarna har någon.';
const uncertain =
  'Det är oklart om mejlet gick iväg, så det skickas inte igen av sig självt. Fråga mottagaren, eller skicka igen.';

/**
 * Mails the invoice with its PDF, at most once automatically: a mark is written before sending, and a mark with an
 * unknown outcome stops the follow-up until a delivery event arrives or a person acts.
 */
export async function mailInvoice(invoice: InvoiceWithItems, followUp: FollowUpAttempt): Promise<'done' | 'left'> {
  if (followUp.sendingSince) {
    const age = Date.now() - Date.parse(followUp.sendingSince);
    if (age < lasting(leases.sending)) return 'left';
    throw new FollowUpProblem(uncertain, { needs: null, stops: 'Uncertain' });
  }
  await requireSendable(invoice.id);
  const settings = (await getSystemSettings()).data;
  const chosen = followUp.askedByUserId === 0 ? '' : (followUp.mail?.to ?? '');
  const receivers = await mailReceivers(invoice.data, settings, chosen);
  if (!receivers) throw new FollowUpProblem(noReceiver, { needs: 'receiver' });
  const mobilePhone = await mobilePhoneOf(invoice.data.projectId, receivers.to);
  const content = await archiveInvoicePdf(invoice);
  await requireSendable(invoice.id);
  if (!(await beginSending(followUp, receivers, new Date()))) return 'left';
  try {
    await sendMailOnce({
      kind: 'Invoice',
      mobilePhone,
      ...invoiceMail(printedInvoice(invoice), receivers),
      to: receivers.to,
      bcc: receivers.bcc,
      replyTo: invoice.data.company.companyEmail,
      attachments: [{ fileName: `${invoice.data.invoiceCode}.pdf`, contentType: 'application/pdf', content }],
      tags: { invoiceId: String(invoice.id), followUpId: followUp.followUpId },
    });
  } catch (error) {
    if (error instanceof MailRefused) throw refusal(error, receivers.to);
    throw new FollowUpProblem(uncertain, { needs: null, stops: 'Uncertain', cause: error });
  }
  return 'done';
}

/** Problems with the address or the sender are retried too, but need a person. */
function refusal(error: MailRefused, to: string): FollowUpProblem {
  switch (error.about) {
    case 'request':
      return new FollowUpProblem(`Mejltjänsten godtog inte adressen ${refusedIn(to)}. Skicka till en annan.`, {
        needs: 'receiver',
        cause: error,
      });
    case 'sender':
      return new FollowUpProblem(
        'Mejltjänsten godtog inte avsändaren. Adressen i systeminställningarna måste vara verifierad.',
        { needs: 'sender', cause: error },
      );
    default:
      return new FollowUpProblem('Mejltjänsten tog inte emot mejlet. Ett nytt försök görs automatiskt.', {
        needs: null,
        cause: error,
      });
  }
}

/** The address that is wrong, where it shows. */
function refusedIn(to: string): string {
  return addressesIn(to).find((one) => emailAddressOf(one) === null) ?? to;
}

async function mobilePhoneOf(projectId: number, to: string): Promise<string> {
  const contactId = (await findRecords([['project', projectId]])).get('project', projectId)?.data.mainContactId;
  const contact = (await findRecords([['contact', contactId]])).get('contact', contactId)?.data;
  const isReceiver = contact && addressesIn(to.toLowerCase()).includes(contact.email.toLowerCase());
  return isReceiver ? contact.mobilePhone : '';
}

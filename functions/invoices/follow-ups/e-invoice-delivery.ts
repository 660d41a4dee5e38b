import { AppError } from '../../../shared/codes/errors.ts';
import { buyerAddress } from '../../../shared/domain/e-invoice/addresses.ts';
import type { EInvoiceWay } from '../../../shared/codes/e-invoices.ts';
import { eInvoiceMail } from '../../../shared/mail/e-invoice-mail.ts';
import { MailRefused, sendMailOnce } from '../../messages/mail.ts';
import { type FollowUpAttempt, beginSending } from '../stores/follow-up-attempt-store.ts';
import { type InvoiceWithItems, printedInvoice } from '../stores/invoice-lines.ts';
import { getSystemSettings } from '../../settings/settings-store.ts';
import { sendThroughFortnox } from './e-invoice-in-fortnox.ts';
import { archiveEInvoice } from './e-invoice-file.ts';
import { FollowUpProblem } from './follow-up-problem.ts';
import { requireSure, uncertainEInvoice, requireSendable } from './sending-problems.ts';

type SendEInvoice = (
  invoice: InvoiceWithItems,
  followUp: FollowUpAttempt,
  content: Uint8Array,
) => Promise<'done' | 'left'>;

const ways: Record<EInvoiceWay, SendEInvoice> = {
  File: askToDeliver,
  Fortnox: sendThroughFortnox,
  AccessPoint: mailToAccessPoint,
};

/** Archives the e-invoice and delivers it as the firm has chosen, at most once automatically. */
export async function deliverEInvoice(invoice: InvoiceWithItems, followUp: FollowUpAttempt): Promise<'done' | 'left'> {
  if (!followUp.sendingSince && !followUp.mail?.deliveryAt) await requireSendable(invoice.id);
  const { eInvoiceWay } = (await getSystemSettings()).data;
  return ways[eInvoiceWay](invoice, followUp, await archived(invoice));
}

async function archived(invoice: InvoiceWithItems): Promise<Uint8Array> {
  try {
    return await archiveEInvoice(invoice);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'e_invoice_incomplete') throw error;
    throw new FollowUpProblem(error.message, { needs: 'e-invoice-data', stops: 'Stopped' });
  }
}

function askToDeliver(invoice: InvoiceWithItems): never {
  throw new FollowUpProblem(
    `Hämta e-fakturan, skicka den till ${buyerAddress(invoice.data)} och markera den som levererad.`,
    { needs: 'hand-delivery', stops: 'Stopped' },
  );
}

async function mailToAccessPoint(
  invoice: InvoiceWithItems,
  followUp: FollowUpAttempt,
  content: Uint8Array,
): Promise<'done' | 'left'> {
  if (followUp.sendingSince) return requireSure(followUp.sendingSince);
  const { accessPointEmail: to } = (await getSystemSettings()).data;
  if (to === '') {
    throw new FollowUpProblem('Accesspunktens e-postadress saknas i systeminställningarna.', { needs: 'access-point' });
  }
  await requireSendable(invoice.id);
  if (!(await beginSending(followUp, { to, toCustomer: true, bcc: [] }, new Date()))) return 'left';
  const { invoiceCode, company } = invoice.data;
  try {
    await sendMailOnce({
      kind: 'Invoice',
      to,
      ...eInvoiceMail(printedInvoice(invoice)),
      replyTo: company.companyEmail,
      attachments: [{ fileName: `${invoiceCode}.xml`, contentType: 'application/xml', content }],
      tags: { invoiceId: String(invoice.id), followUpId: followUp.followUpId },
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw uncertainEInvoice(error);
    const needs = ({ request: 'access-point', sender: 'sender', other: null } as const)[error.about];
    throw new FollowUpProblem(`Mejltjänsten tog inte emot e-fakturan till ${to}.`, { needs, cause: error });
  }
  return 'done';
}

import { buyerAddress } from '../domain/e-invoice/addresses.ts';
import { escapeHtml } from '../lib/html.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import type { MailText } from './invoice-mail.ts';

/** To an access point, which forwards the attached file in Peppol. */
export function eInvoiceMail(invoice: InvoiceDocument): MailText {
  const { invoiceTitle, serialNumberPadded, customerName, company } = invoice;
  const what = `${invoiceTitle} ${serialNumberPadded}`;
  const text = `${what} från ${company.companyName} till ${customerName} (${buyerAddress(invoice)}) är bifogad som e-faktura enligt Peppol BIS Billing 3.0.\n`;
  return {
    subject: `E-faktura: ${what} från ${company.companyName}`,
    text,
    html: `<!doctype html>\n<html lang="sv"><head><meta charset="utf-8"></head><body><p>${escapeHtml(text.trim())}</p></body></html>\n`,
  };
}

import { vatOfDocument } from '../domain/invoice/invoice-totals.ts';
import { whatIsCredited } from '../domain/invoice/credit-words.ts';
import { isSanitizedMessage, sanitizeMessage } from '../domain/invoice/message.ts';
import { asksForPayment, hasPaymentCode, paymentCodeText } from '../domain/invoice/payment-code.ts';
import { formatAmount } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import { toKronor } from '../lib/money.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import { type Entry, entryList } from './entries.ts';
import { qrCode } from './qr-code.ts';
import { vatLabel, vatNotes } from './vat.ts';

export function closing(document: InvoiceDocument, preview: boolean): string {
  const { invoiceMessage, company } = document;
  const isToPay = asksForPayment(document);
  const late = isToPay && company.latePaymentText;
  return `${invoiceMessage && `<div class="message">${message(invoiceMessage)}</div>`}
<div class="totals">${sums(document)}${isToPay ? payment(document, preview) : nothingToPay(document)}</div>
${vatNotes(document)
  .map((note) => `<p class="vat-note">${escapeHtml(note)}</p>`)
  .join('')}
${late ? `<p class="small">${escapeHtml(late)}</p>` : ''}`;
}

function message(html: string): string {
  return isSanitizedMessage(html) ? html : sanitizeMessage(html);
}

function sums(document: InvoiceDocument): string {
  const { sumTotal, roundingTotal, sumTotalIncVat } = document;
  return entryList('sums', [
    ['Netto', formatAmount(sumTotal)],
    ...vatEntries(document),
    ['Öresavrundning', roundingTotal === 0 ? '' : formatAmount(roundingTotal)],
    [totalLabel(document), formatAmount(sumTotalIncVat), 'total'],
  ]);
}

/** With the currency, since amounts have none. */
export function totalLabel(document: InvoiceDocument): string {
  if (document.invoiceType === 'Credit') return 'Att kreditera SEK';
  return asksForPayment(document) ? 'Att betala SEK' : 'Summa SEK';
}

function vatEntries(document: InvoiceDocument): Entry[] {
  const { vatTotalRounded } = document;
  const rates = vatOfDocument(document);
  return rates.map((rate) =>
    rates.length === 1
      ? [vatLabel(rate), formatAmount(vatTotalRounded)]
      : [`${vatLabel(rate)} på ${formatAmount(toKronor(rate.netOre))}`, formatAmount(toKronor(rate.vatOre))],
  );
}

function payment(document: InvoiceDocument, preview: boolean): string {
  const { company, ocr, dueDate } = document;
  const entries = entryList('entries', [
    ['Bankgiro', company.bankGiro],
    ['Plusgiro', company.plusGiro],
    ['IBAN', company.iban],
    ['OCR-nummer', preview ? '–' : ocr],
    ['Förfallodatum', dueDate],
  ]);
  return `<div class="payment">${hasPaymentCode(document) ? paymentCode(document, preview) : ''}${entries}</div>`;
}

function paymentCode(document: InvoiceDocument, preview: boolean): string {
  if (preview) return '<p class="qr later">QR-kod för betalning kommer när fakturan skapas</p>';
  return qrCode(paymentCodeText(document), 'QR-kod med betalningsuppgifterna');
}

function nothingToPay(document: InvoiceDocument): string {
  const { invoiceType, creditReason } = document;
  const credited = invoiceType === 'Credit' ? `K${escapeHtml(whatIsCredited(document).slice(1))}.<br>` : '';
  const reason = creditReason && `Skäl: ${escapeHtml(creditReason)}<br>`;
  return `<p class="nothing">${credited}${reason}Ingen betalning ska göras.</p>`;
}

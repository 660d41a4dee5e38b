import { vatByRate } from '../domain/invoice/invoice-totals.ts';
import { isSanitizedMessage, sanitizeMessage } from '../domain/invoice/message.ts';
import { hasPaymentCode, paymentCodeText } from '../domain/invoice/payment-code.ts';
import { formatAmount, formatNumber } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import { toKronor, toOre } from '../lib/money.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import { type Entry, entryList } from './entries.ts';
import { qrCode } from './qr-code.ts';

/** What stands below the lines: message, sums, and how to pay (a credit invoice: that there is nothing to pay). */
export function closing(document: InvoiceDocument, preview: boolean): string {
  return `<div class="totals"><div class="message">${message(document.invoiceMessage)}</div>${sums(document)}</div>
${document.invoiceType === 'Debit' ? payment(document, preview) : creditNote(document)}`;
}

function message(html: string): string {
  return isSanitizedMessage(html) ? html : sanitizeMessage(html);
}

function sums(document: InvoiceDocument): string {
  const { sumTotal, roundingTotal, sumTotalIncVat } = document;
  const toPay = document.invoiceType === 'Debit' ? 'Att betala SEK' : 'Att kreditera SEK';
  return entryList('sums', [
    ['Netto', formatAmount(sumTotal)],
    ...vatEntries(document),
    ['Öresavrundning', roundingTotal === 0 ? '' : formatAmount(roundingTotal)],
    [toPay, formatAmount(sumTotalIncVat), 'total'],
  ]);
}

/** Where there are several rates, each with the sum that it is taken on. */
function vatEntries({ items, vatTotalRounded }: InvoiceDocument): Entry[] {
  const rates = vatByRate(items.map(({ subTotal, vatPercent }) => ({ subTotalOre: toOre(subTotal), vatPercent })));
  return rates.map(({ vatPercent, netOre, vatOre }) =>
    rates.length === 1
      ? [`Moms ${formatNumber(vatPercent)} %`, formatAmount(vatTotalRounded)]
      : [`Moms ${formatNumber(vatPercent)} % på ${formatAmount(toKronor(netOre))}`, formatAmount(toKronor(vatOre))],
  );
}

function payment(document: InvoiceDocument, preview: boolean): string {
  const { company, ocr, dueDate, sumTotalIncVat } = document;
  const entries = entryList('entries', [
    ['Bankgiro', company.bankGiro],
    ['Plusgiro', company.plusGiro],
    ['IBAN', company.iban],
    ['OCR-nummer', preview ? '–' : ocr],
    ['Förfallodatum', dueDate],
    ['Att betala SEK', formatAmount(sumTotalIncVat)],
  ]);
  const late = company.latePaymentText && `<p class="small">${escapeHtml(company.latePaymentText)}</p>`;
  return `<div class="payment">${entries}${hasPaymentCode(document) ? paymentCode(document, preview) : ''}</div>${late}`;
}

/** A preview has no reference to pay by, so it has room for the code alone. */
function paymentCode(document: InvoiceDocument, preview: boolean): string {
  if (preview) return '<p class="qr later">QR-kod för betalning kommer när fakturan skapas</p>';
  return qrCode(paymentCodeText(document), 'QR-kod med betalningsuppgifterna');
}

function creditNote({ refSerialNumberPadded }: InvoiceDocument): string {
  return `<p class="small">Krediterar faktura ${escapeHtml(refSerialNumberPadded)} i sin helhet. Ingen betalning ska göras.</p>`;
}

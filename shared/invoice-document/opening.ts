import { asksForPayment } from '../domain/invoice/payment-code.ts';
import { escapeHtml } from '../lib/html.ts';
import { formatPostalCode } from '../lib/postal-code.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import { entryList } from './entries.ts';

type PrintedAddress = InvoiceDocument['invoiceAddress'];

/** The recipient is placed in the envelope's window. */
export function opening(document: InvoiceDocument, preview: boolean): string {
  return `<section class="opening" aria-label="Uppgifter">
${facts(document, preview)}
<address class="receiver">${receiver(document.invoiceAddress)}</address>
</section>
<section class="references" aria-label="Referenser">
${references(document)}
</section>
${document.invoiceSubTitle && `<p class="subtitle">${escapeHtml(document.invoiceSubTitle)}</p>`}`;
}

function facts(document: InvoiceDocument, preview: boolean): string {
  const isDebit = document.invoiceType === 'Debit';
  return entryList('facts', [
    preview
      ? ['Fakturanummer', 'Sätts när fakturan skapas', 'later']
      : ['Fakturanummer', document.serialNumberPadded, 'main'],
    // A debit invoice was printed before its credit existed.
    ['Avser faktura', isDebit ? '' : document.refSerialNumberPadded, 'main'],
    ['Fakturadatum', document.displayDate],
    ['Betalningsvillkor', asksForPayment(document) ? paymentTerms(document.paymentTermDays) : ''],
    ['Förfallodatum', asksForPayment(document) ? document.dueDate : '', 'main'],
  ]);
}

function paymentTerms(days: number): string {
  if (days === 0) return 'Betalas genast';
  return days === 1 ? '1 dag netto' : `${days} dagar netto`;
}

function receiver({ name, address1, address2, postalCode, city }: PrintedAddress): string {
  const lines = [name, address1, address2, postalPlace(postalCode, city)].filter(Boolean);
  return lines.map(escapeHtml).join('<br>');
}

function references(document: InvoiceDocument): string {
  const { invoiceAddress, objectAddress, objectName, workFrom, workTo } = document;
  const persons = entryList('persons', [
    ['Er referens', document.customerReferenceName],
    ['Fakturamärkning', document.costCenter],
    ['Vår referens', document.ourReferenceName],
    ['Kund', invoiceAddress.name === document.customerName ? '' : document.customerName],
  ]);
  const work = entryList('work', [
    ['Projekt', document.projectCode],
    ['Objekt', [objectName, objectAddress && placeOf(objectAddress)].filter(Boolean).join('\n')],
    ['Utfört', workFrom === workTo ? workFrom : `${workFrom} – ${workTo}`],
  ]);
  return persons + work;
}

function placeOf({ address1, address2, postalCode, city }: PrintedAddress): string {
  return [address1, address2, postalPlace(postalCode, city)].filter(Boolean).join(', ');
}

function postalPlace(postalCode: string, city: string): string {
  return `${formatPostalCode(postalCode)} ${city}`.trim().replaceAll(' ', '\u00a0');
}

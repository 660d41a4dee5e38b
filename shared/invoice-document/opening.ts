import { homeCountry } from '../codes/addresses.ts';
import { projectsOf } from '../domain/invoice/projects-of.ts';
import { asksForPayment } from '../domain/invoice/payment-code.ts';
import { formatAmount } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import { formatPostalCode } from '../lib/postal-code.ts';
import { isLegalPerson } from '../lib/official-numbers.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import { paymentTermText } from '../text/invoices.ts';
import { totalLabel } from './closing.ts';
import { entryList } from './entries.ts';
import { printedCountry, printedVatNumber } from './vat.ts';

export type PrintedAddress = InvoiceDocument['invoiceAddress'];

/** The recipient is placed in the envelope's window. */
export function opening(document: InvoiceDocument, preview: boolean): string {
  return `<section class="opening" aria-label="Uppgifter">
${facts(document, preview)}
<address class="receiver">${receiver(document.invoiceAddress, printedCountry(document))}</address>
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
    ['Betalningsvillkor', asksForPayment(document) ? paymentTermText(document.paymentTermDays) : ''],
    ['Förfallodatum', asksForPayment(document) ? document.dueDate : '', 'main'],
    [totalLabel(document), document.sumTotalIncVat === 0 ? '' : formatAmount(document.sumTotalIncVat), 'main'],
  ]);
}

export function receiver({ name, address1, address2, postalCode, city }: PrintedAddress, country: string): string {
  // Other countries write their postal codes in other ways.
  const place = country === '' ? postalPlace(postalCode, city) : `${postalCode} ${city}`.trim();
  const lines = [name, address1, address2, place, country].filter(Boolean);
  return lines.map(escapeHtml).join('<br>');
}

function references(document: InvoiceDocument): string {
  const { invoiceAddress, objectAddress, objectName, workFrom, workTo } = document;
  const persons = entryList('persons', [
    ['Er referens', document.customerReferenceName],
    ['Fakturamärkning', document.costCenter],
    ['Beställningsnummer', document.orderNumber],
    ['Ert org.nr', printedOrganisationNumber(document)],
    ['Ert momsreg.nr', printedVatNumber(document)],
    ['Vår referens', document.ourReferenceName],
    ['Kund', invoiceAddress.name === document.customerName ? '' : document.customerName],
  ]);
  const work = entryList('work', [
    ['Projekt', projectsOf(document).map(({ projectCode }) => projectCode)],
    ['Objekt', [objectName, objectAddress && placeOf(objectAddress)].filter(Boolean).join('\n')],
    ['Utfört', isBeforeWork(document) ? '' : workFrom === workTo ? workFrom : `${workFrom} – ${workTo}`],
  ]);
  return persons + work;
}

/** Money without work, paid on the invoice's own day, which need not be said twice (mervärdesskattelagen 17:24). */
function isBeforeWork({ items, displayDate, workFrom, workTo }: InvoiceDocument): boolean {
  const isPaidAhead = items.every(({ lineKind }) => lineKind === 'OnAccount' || lineKind === 'Instalment');
  return isPaidAhead && workFrom === displayDate && workTo === displayDate;
}

function placeOf({ address1, address2, postalCode, city }: PrintedAddress): string {
  return [address1, address2, postalPlace(postalCode, city)].filter(Boolean).join(', ');
}

function postalPlace(postalCode: string, city: string): string {
  return `${formatPostalCode(postalCode)} ${city}`.trim().replaceAll(' ', '\u00a0');
}

/** That of a sole trader is a personal number, which no invoice needs to say. */
function printedOrganisationNumber({ customerCountryCode, customerOrganisationNumber }: InvoiceDocument): string {
  const isShown = customerCountryCode !== homeCountry || isLegalPerson(customerOrganisationNumber);
  return isShown ? customerOrganisationNumber : '';
}

import { isSanitizedMessage, sanitizeMessage } from '../domain/invoice/message.ts';
import { vatPercent } from '../domain/invoice/invoice-totals.ts';
import { formatAmount } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import { companyFoot } from './company-foot.ts';
import { linesTable } from './lines-table.ts';
import { pageRules } from './page-rules.ts';
import { style } from './style.ts';

type Options = { preview: boolean };
type PrintedAddress = InvoiceDocument['invoiceAddress'];
type Entry = [label: string, value: string, className?: string];

/** Nothing is fetched and nothing is run, wherever the page is shown. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

const previewMark = 'FÖRHANDSGRANSKNING';

/**
 * An invoice as a whole page: shown as it is (in a sandboxed frame), printed on A4, or made into a PDF.
 * @param options.preview marks it clearly as a preview, which has no number
 */
export function renderInvoiceHtml(document: InvoiceDocument, { preview }: Options): string {
  const { company } = document;
  const foot = companyFoot(company);
  const name = preview
    ? `${document.invoiceTitle} (förhandsgranskning)`
    : `${document.invoiceTitle} ${document.serialNumberPadded}`;
  const title = [name, document.projectCode, company.companyName].filter(Boolean).join(' – ');
  const running = [name, company.companyName].filter(Boolean).join(' – ');

  return `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}${pageRules({ running, foot })}</style>
</head>
<body>
<main>
${preview ? `<div class="watermark" aria-hidden="true"><span>${previewMark}</span></div>` : ''}
<header class="head">
<div class="brand">${brand(document)}</div>
<div><h1>${escapeHtml(document.invoiceTitle)}</h1>${preview ? `<p class="note">${previewMark}</p>` : ''}</div>
</header>
<section class="opening" aria-label="Uppgifter">
${facts(document, preview)}
<address class="receiver">${receiver(document)}</address>
</section>
${references(document)}
${document.invoiceSubTitle ? `<p class="subtitle">${escapeHtml(document.invoiceSubTitle)}</p>` : ''}
${linesTable(document.items)}
<section class="closing" aria-label="Summering">
<div class="totals"><div class="message">${message(document.invoiceMessage)}</div>${totals(document)}</div>
${document.invoiceType === 'Debit' ? payment(document, preview) : creditNote(document)}
</section>
<footer class="foot">${foot.map((column) => `<div>${escapeHtml(column.join('\n'))}</div>`).join('')}</footer>
</main>
</body>
</html>`;
}

function brand({ company }: InvoiceDocument): string {
  const name = escapeHtml(company.companyName);
  return company.logoUrl ? `<img src="${escapeHtml(company.logoUrl)}" alt="${name}">` : `<p>${name}</p>`;
}

function facts(document: InvoiceDocument, preview: boolean): string {
  const isDebit = document.invoiceType === 'Debit';
  const comesLater = 'Sätts när fakturan skapas';
  return `<dl class="facts">${entries([
    ['Fakturanummer', preview ? comesLater : document.serialNumberPadded, preview ? 'quiet' : 'main'],
    ['Avser faktura', document.refSerialNumberPadded, 'main'],
    ['Fakturadatum', document.displayDate],
    ['Betalningsvillkor', isDebit ? paymentTerms(document.paymentTermDays) : ''],
    ['Förfallodatum', isDebit ? document.dueDate : '', 'main'],
  ])}</dl>`;
}

function paymentTerms(days: number): string {
  if (days === 0) return 'Betalas genast';
  return days === 1 ? '1 dag netto' : `${days} dagar netto`;
}

function receiver({ invoiceAddress }: InvoiceDocument): string {
  const { name, address1, address2, postalCode, city } = invoiceAddress;
  const lines = [name, address1, address2, postalPlace(postalCode, city)].filter(Boolean);
  return lines.map(escapeHtml).join('<br>');
}

function references(document: InvoiceDocument): string {
  const { invoiceAddress, objectAddress: object, workFrom, workTo } = document;
  const persons = entries([
    ['Er referens', document.customerReferenceName],
    ['Fakturamärkning', document.costCenter],
    ['Vår referens', document.ourReferenceName],
    ['Kund', invoiceAddress.name === document.customerName ? '' : document.customerName],
  ]);
  const work = entries([
    ['Projekt', document.projectCode],
    ['Objekt', [document.objectName, object && placeOf(object)].filter(Boolean).join('\n')],
    ['Utfört', workFrom === workTo ? workFrom : `${workFrom} – ${workTo}`],
  ]);
  return `<section class="references" aria-label="Referenser"><dl>${persons}</dl><dl>${work}</dl></section>`;
}

function placeOf({ address1, address2, postalCode, city }: PrintedAddress): string {
  return [address1, address2, postalPlace(postalCode, city)].filter(Boolean).join(', ');
}

/** '211 20 Malmö', never broken inside. */
function postalPlace(postalCode: string, city: string): string {
  return `${postalCode} ${city}`.trim().replaceAll(' ', '\u00a0');
}

function entries(list: readonly Entry[]): string {
  return list
    .filter(([, value]) => value)
    .map(
      ([label, value, className = '']) =>
        `<div><dt>${label}</dt><dd class="${className}">${escapeHtml(value)}</dd></div>`,
    )
    .join('');
}

function message(html: string): string {
  return isSanitizedMessage(html) ? html : sanitizeMessage(html);
}

function totals(document: InvoiceDocument): string {
  const isDebit = document.invoiceType === 'Debit';
  const rows: [string, number][] = [
    ['Netto', document.sumTotal],
    [`Moms ${vatPercent} %`, document.vatTotalRounded],
  ];
  if (document.roundingTotal !== 0) rows.push(['Öresavrundning', document.roundingTotal]);
  const last = rows.length - 1;
  return `<table class="sums">
${rows.map(([label, kronor], index) => sumRow(label, kronor, index === last ? 'last' : '')).join('\n')}
${sumRow(isDebit ? 'Att betala SEK' : 'Att kreditera SEK', document.sumTotalIncVat, 'total')}
</table>`;
}

function sumRow(label: string, kronor: number, className: string): string {
  return `<tr class="${className}"><th scope="row">${label}</th><td class="number">${formatAmount(kronor)}</td></tr>`;
}

function payment(document: InvoiceDocument, preview: boolean): string {
  const { company } = document;
  const boxes = entries([
    ['Bankgiro', company.bankGiro],
    ['OCR-nummer', preview ? '–' : document.ocr],
    ['Förfallodatum', document.dueDate],
    ['Att betala SEK', formatAmount(document.sumTotalIncVat)],
  ]);
  const late = company.latePaymentText && `<p class="small">${escapeHtml(company.latePaymentText)}</p>`;
  return `<dl class="payment">${boxes}</dl>${late}`;
}

function creditNote({ refSerialNumberPadded }: InvoiceDocument): string {
  return `<p class="small">Krediterar faktura ${escapeHtml(refSerialNumberPadded)} i sin helhet. Ingen betalning ska göras.</p>`;
}

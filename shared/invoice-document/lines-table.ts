import { formatAmount, formatNumber } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import type { InvoiceItem } from '../schemas/invoice.ts';

/**
 * The lines of an invoice as a table whose heading comes again on every page. Rows that may not part are put in one
 * tbody: a group's heading with its first line, and the last line with what closes the invoice. (Chromium keeps neither
 * break-after on a row nor break-before on what follows a table when the table began on an earlier page.)
 * @param closing HTML below the last line
 */
export function linesTable(items: readonly InvoiceItem[], closing: string): string {
  const blocks = groupsOf(items).flatMap(blocksOf);
  const last = blocks.pop() ?? [];
  const lastRows = [...last, `<tr><td colspan="5" class="closing">${closing}</td></tr>`];
  return `<table class="lines">
<thead><tr><th scope="col">Beskrivning</th><th scope="col" class="number count">Antal</th><th scope="col" class="unit">Enhet</th>
<th scope="col" class="number price">À-pris</th><th scope="col" class="number sum">Belopp</th></tr></thead>
${[...blocks, lastRows].map((rows) => `<tbody>${rows.join('\n')}</tbody>`).join('\n')}
</table>`;
}

/** Lines under the same heading, in the order they come. */
function groupsOf(items: readonly InvoiceItem[]): InvoiceItem[][] {
  const groups: InvoiceItem[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group?.[0]!.invoiceItemGroupHeading === item.invoiceItemGroupHeading) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The rows of a group, each with those it must stay with. A heading that only repeats its single line is left out. */
function blocksOf(items: readonly InvoiceItem[]): string[][] {
  const heading = items[0]!.invoiceItemGroupHeading;
  const isRepetition = items.length === 1 && items[0]!.invoiceItemText === heading;
  if (!heading || isRepetition) return items.map((item) => [row(item, '')]);
  const title = `<tr><th scope="rowgroup" colspan="5">${escapeHtml(heading)}</th></tr>`;
  return items.map((item, index) => (index === 0 ? [title, row(item, 'grouped')] : [row(item, 'grouped')]));
}

function row(item: InvoiceItem, className: string): string {
  const isRate = item.productType === 'Rate';
  const count = isRate ? item.invoiceableHours : item.quantity;
  return `<tr class="${className}"><td class="text">${escapeHtml(item.invoiceItemText)}</td>
<td class="number count">${formatNumber(count)}</td><td class="unit">${isRate ? 'tim' : 'st'}</td>
<td class="number price">${formatAmount(item.unitPrice)}</td><td class="number sum">${formatAmount(item.subTotal)}</td></tr>`;
}

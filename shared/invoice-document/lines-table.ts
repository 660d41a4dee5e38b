import { formatAmount, formatNumber } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import type { InvoiceItem } from '../schemas/invoice.ts';

type Group = { heading: string; items: InvoiceItem[] };

/** The lines of an invoice as a table whose heading comes again on every page. */
export function linesTable(items: readonly InvoiceItem[]): string {
  return `<table class="lines">
<thead><tr><th scope="col">Beskrivning</th><th scope="col" class="number count">Antal</th><th scope="col" class="unit">Enhet</th>
<th scope="col" class="number price">À-pris</th><th scope="col" class="number sum">Belopp</th></tr></thead>
${groupsOf(items).map(group).join('\n')}
</table>`;
}

function groupsOf(items: readonly InvoiceItem[]): Group[] {
  const groups: Group[] = [];
  for (const item of items) {
    const heading = item.invoiceItemGroupHeading;
    const last = groups.at(-1);
    if (last && last.heading === heading) last.items.push(item);
    else groups.push({ heading, items: [item] });
  }
  return groups;
}

/** A heading keeps its first line with it; one that only repeats its single line is left out. */
function group({ heading, items }: Group): string {
  const isRepetition = items.length === 1 && items[0]!.invoiceItemText === heading;
  if (!heading || isRepetition) return `<tbody>${items.map(row).join('')}</tbody>`;
  const [first, ...rest] = items.map(row);
  const title = `<tr><th scope="rowgroup" colspan="5">${escapeHtml(heading)}</th></tr>`;
  const together = `<tbody class="grouped together">${title}${first}</tbody>`;
  return rest.length === 0 ? together : `${together}<tbody class="grouped">${rest.join('')}</tbody>`;
}

function row(item: InvoiceItem): string {
  const isRate = item.productType === 'Rate';
  const count = isRate ? item.invoiceableHours : item.quantity;
  return `<tr><td class="text">${escapeHtml(item.invoiceItemText)}</td><td class="number count">${formatNumber(count)}</td>
<td class="unit">${isRate ? 'tim' : 'st'}</td><td class="number price">${formatAmount(item.unitPrice)}</td>
<td class="number sum">${formatAmount(item.subTotal)}</td></tr>`;
}

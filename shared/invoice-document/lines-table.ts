import { formatAmount, formatNumber } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import type { InvoiceItem } from '../schemas/invoice.ts';

/**
 * The lines of an invoice as a table whose heading comes again on every page. Rows that may not part are put in one
 * tbody: a group's heading with its first line, and the last line with what closes the invoice. (Chromium keeps neither
 * break-after on a row nor break-before on what follows a table when the table began on an earlier page.)
 * Two lines go with the sums where they are short, lest one stands alone at the top of a page.
 * @param closing HTML below the last line
 */
export function linesTable(items: readonly InvoiceItem[], closing: string): string {
  const blocks = groupsOf(items).flatMap(blocksOf);
  const last = blocks.pop() ?? [];
  const lastButOne = blocks.at(-1) ?? [];
  if (isShort([...lastButOne, ...last])) last.unshift(...blocks.splice(-1).flat());
  const lastRows = [...last, `<tr><td colspan="5" class="closing">${closing}</td></tr>`];
  return `<table class="lines">${columns(items)}
<thead><tr><th scope="col">Beskrivning</th><th scope="col" class="number count">Antal</th><th scope="col" class="unit">Enhet</th>
<th scope="col" class="number price">À-pris</th><th scope="col" class="number sum">Belopp</th></tr></thead>
${[...blocks, lastRows].map((rows) => `<tbody>${rows.join('\n')}</tbody>`).join('\n')}
</table>`;
}

/** Rows so much shorter than a page that there is always room for them with the sums. */
function isShort(rows: readonly string[]): boolean {
  return rows.join('').length < 2000;
}

/** Each as wide as its longest number needs, so that none runs into the next. */
function columns(items: readonly InvoiceItem[]): string {
  const widths = [
    widest(15, items.map(countOf), formatNumber),
    11,
    widest(
      24,
      items.map(({ unitPrice }) => unitPrice),
      formatAmount,
    ),
    widest(
      29,
      items.map(({ subTotal }) => subTotal),
      formatAmount,
    ),
  ];
  return `<colgroup><col>${widths.map((width) => `<col style="width:${width}mm">`).join('')}</colgroup>`;
}

/** @returns mm, of digits 2 mm wide (at the size of the lines) and signs between them of half that */
function widest(atLeast: number, values: readonly number[], format: (value: number) => string): number {
  const lengths = values.map((value) => {
    const text = format(value);
    return 3 + text.length + text.replace(/\D/g, '').length;
  });
  return lengths.reduce((a, b) => Math.max(a, b), atLeast);
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
  return `<tr class="${className}"><td class="text">${escapeHtml(item.invoiceItemText)}</td>
<td class="number count">${formatNumber(countOf(item))}</td><td class="unit">${item.productType === 'Rate' ? 'tim' : 'st'}</td>
<td class="number price">${formatAmount(item.unitPrice)}</td><td class="number sum">${formatAmount(item.subTotal)}</td></tr>`;
}

function countOf({ productType, invoiceableHours, quantity }: InvoiceItem): number {
  return productType === 'Rate' ? invoiceableHours : quantity;
}

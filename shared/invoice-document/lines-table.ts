import { formatAmount, formatNumber } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import type { InvoiceItem } from '../schemas/invoice.ts';

/**
 * The invoice lines as a table whose heading repeats on every page. Rows that must not be separated share a tbody: a
 * group's heading with its first line, and the last line with the closing. (Chromium ignores break-after on rows, and
 * break-before after a table that began on an earlier page.) Two short lines go with the sums, so that none is alone at
 * the top of a page. @param closing HTML below the last line
 */
export function linesTable(items: readonly InvoiceItem[], closing: string): string {
  const blocks = groupsOf(items).flatMap(blocksOf);
  const [first, second] = [blocks.at(-2), blocks.at(-1)];
  const together = first && second && !second.isApart ? [...first.rows, ...second.rows] : [];
  const isJoined = together.length > 0 && isShort(together);
  const last = isJoined ? { ...first, rows: together } : second;
  const closed = { ...last, rows: [...(last?.rows ?? []), `<tr><td colspan="5" class="closing">${closing}</td></tr>`] };
  return `<table class="lines">${columns(items)}
<thead><tr><th scope="col">Beskrivning</th><th scope="col" class="number count">Antal</th><th scope="col" class="unit">Enhet</th>
<th scope="col" class="number price">À-pris</th><th scope="col" class="number sum">Belopp</th></tr></thead>
${[...blocks.slice(0, isJoined ? -2 : -1), closed].map(body).join('\n')}
</table>`;
}

type Block = {
  rows: readonly string[];
  /** Stands alone after a group, with a visible end of the group before it. */ isApart?: boolean;
};

function body({ rows, isApart }: Block): string {
  return `<tbody${isApart ? ' class="apart"' : ''}>${rows.join('\n')}</tbody>`;
}

/** Rows short enough to always fit on a page with the sums. */
function isShort(rows: readonly string[]): boolean {
  return rows.join('').length < 2000;
}

/** Each column fits its longest number, so that columns do not overlap. */
function columns(items: readonly InvoiceItem[]): string {
  const widths = [
    widest(12, items.map(countOf), formatNumber),
    9,
    widest(
      21,
      items.map(({ unitPrice }) => unitPrice),
      formatAmount,
    ),
    widest(
      24,
      items.map(({ subTotal }) => subTotal),
      formatAmount,
    ),
  ];
  return `<colgroup><col>${widths.map((width) => `<col style="width:${width}mm">`).join('')}</colgroup>`;
}

/** @returns mm: 2 mm per digit at the lines' font size, half for separators */
function widest(atLeast: number, values: readonly number[], format: (value: number) => string): number {
  const lengths = values.map((value) => {
    const text = format(value);
    return 3 + text.length + text.replace(/\D/g, '').length;
  });
  return lengths.reduce((a, b) => Math.max(a, b), atLeast);
}

function groupsOf(items: readonly InvoiceItem[]): InvoiceItem[][] {
  const groups: InvoiceItem[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group?.[0]!.invoiceItemGroupHeading === item.invoiceItemGroupHeading) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

function blocksOf(items: readonly InvoiceItem[], index: number, groups: readonly InvoiceItem[][]): Block[] {
  if (!isHeaded(items)) {
    const isAfterGroup = index > 0 && isHeaded(groups[index - 1]!);
    return items.map((item, line) => ({ rows: [row(item, '')], isApart: isAfterGroup && line === 0 }));
  }
  const title = `<tr><th scope="rowgroup" colspan="5">${escapeHtml(items[0]!.invoiceItemGroupHeading)}</th></tr>`;
  return items.map((item, line) => ({ rows: [...(line === 0 ? [title] : []), row(item, 'grouped')] }));
}

function isHeaded(items: readonly InvoiceItem[]): boolean {
  const heading = items[0]!.invoiceItemGroupHeading;
  const isRepetition = items.length === 1 && items[0]!.invoiceItemText === heading;
  return heading !== '' && !isRepetition;
}

function row(item: InvoiceItem, className: string): string {
  return `<tr class="${className}"><td class="text">${escapeHtml(item.invoiceItemText)}</td>
<td class="number count">${formatNumber(countOf(item))}</td><td class="unit">${item.productType === 'Rate' ? 'tim' : 'st'}</td>
<td class="number price">${formatAmount(item.unitPrice)}</td><td class="number sum">${formatAmount(item.subTotal)}</td></tr>`;
}

function countOf({ productType, invoiceableHours, quantity }: InvoiceItem): number {
  return productType === 'Rate' ? invoiceableHours : quantity;
}

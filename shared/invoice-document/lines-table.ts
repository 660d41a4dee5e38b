import { formatAmount, formatNumber } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import { isOfAgreement } from '../domain/agreement/entries.ts';
import type { InvoiceDocument, InvoicedProject, InvoiceItem } from '../schemas/invoice.ts';
import { unitLabels } from '../text/codes.ts';
import { hasSeveralRates, vatOfLine } from './vat.ts';

/**
 * The invoice lines as a table whose heading repeats on every page. Rows that must not be separated share a tbody: a
 * group's heading with its first line, and the last line with the closing. (Chromium ignores break-after on rows, and
 * break-before after a table that began on an earlier page.) Two short lines go with the sums, so that none is alone at
 * the top of a page. The lines of each project of a combined invoice have a heading with its sum.
 * @param closing HTML below the last line
 */
export function linesTable({ items, projects }: Printed, closing: string): string {
  const hasRates = hasSeveralRates(items);
  const span = hasRates ? 6 : 5;
  const blocks =
    projects.length === 0
      ? tableBlocks(items, { hasRates, span })
      : projects.flatMap((project) => projectBlocks(project, items, { hasRates, span }));
  const [first, second] = [blocks.at(-2), blocks.at(-1)];
  const together = first && second && !second.isApart ? [...first.rows, ...second.rows] : [];
  const isJoined = together.length > 0 && isShort(together);
  const last = isJoined ? { ...first, rows: together } : second;
  const closed = {
    ...last,
    rows: [...(last?.rows ?? []), `<tr><td colspan="${span}" class="closing">${closing}</td></tr>`],
  };
  return `<table class="lines">${columns(items, hasRates)}
<thead><tr>${headings(items)}${hasRates ? '<th scope="col" class="number rate">Moms</th>' : ''}<th scope="col" class="number sum">Belopp</th></tr></thead>
${[...blocks.slice(0, isJoined ? -2 : -1), closed].map(body).join('\n')}
</table>`;
}

function headings(items: readonly InvoiceItem[]): string {
  if (items.length > 0 && items.every(isOfAgreement)) return '<th scope="col" colspan="4">Beskrivning</th>';
  return `<th scope="col">Beskrivning</th><th scope="col" class="number count">Antal</th><th scope="col" class="unit">Enhet</th>
<th scope="col" class="number price">À-pris</th>`;
}

type Printed = Pick<InvoiceDocument, 'items' | 'projects'>;

function tableBlocks(items: readonly InvoiceItem[], shape: Shape): Block[] {
  return groupsOf(items).flatMap((group, index, groups) => blocksOf(group, index, groups, shape));
}

function projectBlocks(project: InvoicedProject, items: readonly InvoiceItem[], shape: Shape): Block[] {
  const [first, ...others] = tableBlocks(
    items.filter(({ projectId }) => projectId === project.projectId),
    shape,
  );
  // A credit of a part may have nothing of a project.
  if (!first) return [];
  const name = [project.projectCode, project.objectName].filter(Boolean).join(' ');
  const { workFrom, workTo } = project;
  const period = workFrom === workTo ? workFrom : `${workFrom} – ${workTo}`;
  const title = `<tr class="project"><th scope="rowgroup" colspan="${shape.span - 1}">${escapeHtml(name)}
<span class="period">Utfört ${period}</span></th>
<td class="number sum">${formatAmount(project.sumTotal)}</td></tr>`;
  return [{ ...first, rows: [title, ...first.rows] }, ...others];
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
function columns(items: readonly InvoiceItem[], hasRates: boolean): string {
  const widths = [
    widest(12, items.map(countOf), formatNumber),
    9,
    widest(
      21,
      items.map(({ unitPrice }) => unitPrice),
      formatAmount,
    ),
    ...(hasRates ? [17] : []),
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

type Shape = { hasRates: boolean; span: number };

function blocksOf(
  items: readonly InvoiceItem[],
  index: number,
  groups: readonly InvoiceItem[][],
  { hasRates, span }: Shape,
): Block[] {
  if (!isHeaded(items)) {
    const isAfterGroup = index > 0 && isHeaded(groups[index - 1]!);
    return items.map((item, line) => ({ rows: [row(item, '', hasRates)], isApart: isAfterGroup && line === 0 }));
  }
  const title = `<tr><th scope="rowgroup" colspan="${span}">${escapeHtml(items[0]!.invoiceItemGroupHeading)}</th></tr>`;
  return items.map((item, line) => ({ rows: [...(line === 0 ? [title] : []), row(item, 'grouped', hasRates)] }));
}

function isHeaded(items: readonly InvoiceItem[]): boolean {
  const heading = items[0]!.invoiceItemGroupHeading;
  const isRepetition = items.length === 1 && items[0]!.invoiceItemText === heading;
  return heading !== '' && !isRepetition;
}

function row(item: InvoiceItem, className: string, hasRates: boolean): string {
  const rate = hasRates ? `<td class="number rate">${vatOfLine(item)}</td>` : '';
  if (isOfAgreement(item)) return sumRow(item, className, rate);
  return `<tr class="${className}"><td class="text">${escapeHtml(item.invoiceItemText)}</td>
<td class="number count">${formatNumber(countOf(item))}</td><td class="unit">${unitLabels[item.productType]}</td>
<td class="number price">${formatAmount(item.unitPrice)}</td>${rate}<td class="number sum">${formatAmount(item.subTotal)}</td></tr>`;
}

/** An agreed sum has no quantity and no price a piece. */
function sumRow({ invoiceItemText, subTotal }: InvoiceItem, className: string, rate: string): string {
  return `<tr class="${className}"><td class="text" colspan="4">${escapeHtml(invoiceItemText)}</td>
${rate}<td class="number sum alone">${formatAmount(subTotal)}</td></tr>`;
}

function countOf({ productType, invoiceableHours, quantity }: InvoiceItem): number {
  return productType === 'Rate' ? invoiceableHours : quantity;
}

import { formatAmount, formatNumber } from '../lib/format.ts';
import { toKronor, toOre } from '../lib/money.ts';
import { escapeHtml } from '../lib/html.ts';
import { isOfAgreement } from '../domain/agreement/entries.ts';
import type { InvoiceDocument, InvoiceItem } from '../schemas/invoice.ts';
import type { InvoicedProject } from '../entities/invoice-parts.ts';
import { unitLabels } from '../text/products.ts';
import { hasSeveralRates, vatOfLine } from './vat.ts';

/**
 * The invoice lines as a table whose heading repeats on every page. A group of several lines is a table of its own
 * inside it, so that its heading repeats too, with the group's sum below. Rows that must not be separated share a
 * tbody, as the last line and the closing do. (Chromium ignores break-after on rows, and break-before after a table
 * that began on an earlier page.) Two short lines go with the sums, so that none is alone at the top of a page. The
 * lines of each project of a combined invoice have a heading with its sum.
 * @param closing HTML below the last line
 */
export function linesTable({ items, projects }: PrintedInvoice, closing: string): string {
  const hasRates = hasSeveralRates(items);
  const shape: Shape = { hasRates, span: hasRates ? 6 : 5, columns: columns(items, hasRates) };
  const sections =
    projects.length === 0
      ? sectionsOf(items, shape)
      : projects.flatMap((project) => projectSections(project, items, shape));
  const closingRow = `<tr><td colspan="${shape.span}" class="closing">${closing}</td></tr>`;
  return `<table class="lines">${shape.columns}
<thead><tr>${headings(items)}${hasRates ? '<th scope="col" class="number rate">Moms</th>' : ''}<th scope="col" class="number sum">Belopp</th></tr></thead>
${closed(sections, closingRow)
  .map((section) => sectionHtml(section, shape))
  .join('\n')}
</table>`;
}

/** Puts the closing under the last line, or the last two. */
function closed(sections: readonly Section[], closingRow: string): Section[] {
  const { blocks = [], ...last } = sections.at(-1) ?? {};
  const [first, second] = [blocks.at(-2), blocks.at(-1)];
  const together = first && second && !second.isApart ? [...first.rows, ...second.rows] : [];
  const isJoined = together.length > 0 && isShort(together);
  const end = { ...(isJoined ? first : second), rows: [...(isJoined ? together : (second?.rows ?? [])), closingRow] };
  return [...sections.slice(0, -1), { ...last, blocks: [...blocks.slice(0, isJoined ? -2 : -1), end] }];
}

function headings(items: readonly InvoiceItem[]): string {
  if (items.length > 0 && items.every(isOfAgreement)) return '<th scope="col" colspan="4">Beskrivning</th>';
  return `<th scope="col">Beskrivning</th><th scope="col" class="number count">Antal</th><th scope="col" class="unit">Enhet</th>
<th scope="col" class="number price">À-pris</th>`;
}

type PrintedInvoice = Pick<InvoiceDocument, 'items' | 'projects'>;

/** Lines that follow each other: each stands alone, or all are of one group. */
type Section = {
  blocks: readonly Block[];
  /** Repeats where the group goes on over a page. */
  heading?: string;
  /** The title of the project that begins here. */
  title?: string;
};

type Block = {
  rows: readonly string[];
  /** Stands alone after a group, with a visible end of the group before it. */ isApart?: boolean;
};

type Shape = { hasRates: boolean; span: number; columns: string };

function projectSections(project: InvoicedProject, items: readonly InvoiceItem[], shape: Shape): Section[] {
  const [first, ...others] = sectionsOf(
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
  if (first.heading !== undefined) return [{ ...first, title }, ...others];
  const [line, ...lines] = first.blocks;
  return [{ ...first, blocks: [{ ...line, rows: [title, ...line!.rows] }, ...lines] }, ...others];
}

function sectionHtml({ blocks, heading, title }: Section, { span, columns: widths }: Shape): string {
  if (heading === undefined) return blocks.map(body).join('\n');
  return `<tbody class="group"><tr><td colspan="${span}">
${title === undefined ? '' : `<table class="title">${widths}<tbody>${title}</tbody></table>`}
<table>${widths}<thead><tr>${heading}</tr></thead>
${blocks.map(body).join('\n')}
</table></td></tr></tbody>`;
}

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

function sectionsOf(items: readonly InvoiceItem[], shape: Shape): Section[] {
  return groupsOf(items).map((group, index, groups) => {
    const { hasRates, span } = shape;
    if (!isHeaded(group)) {
      const isAfterGroup = index > 0 && isHeaded(groups[index - 1]!);
      const blocks = group.map((item, line) => ({
        rows: [row(item, '', hasRates)],
        isApart: isAfterGroup && line === 0,
      }));
      return { blocks };
    }
    const name = escapeHtml(group[0]!.invoiceItemGroupHeading);
    const heading = (scope: string) => `<th scope="${scope}" colspan="${span}">${name}</th>`;
    const lines = group.map((item) => row(item, 'grouped', hasRates));
    if (lines.length === 1) return { blocks: [{ rows: [`<tr>${heading('rowgroup')}</tr>`, ...lines] }] };
    const sumOre = group.reduce((sum, { subTotal }) => sum + toOre(subTotal), 0);
    const sum = `<tr class="grouped subtotal"><td class="text" colspan="${span - 1}">Summa ${name}</td>
<td class="number sum">${formatAmount(toKronor(sumOre))}</td></tr>`;
    const blocks = lines.map((line, index) => ({ rows: index === lines.length - 1 ? [line, sum] : [line] }));
    return { heading: heading('colgroup'), blocks };
  });
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

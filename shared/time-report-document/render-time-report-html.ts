import { amountOreOf, hoursOf, sumsByProduct } from '../domain/time-report.ts';
import { companyFoot } from '../invoice-document/company-foot.ts';
import { entryList } from '../invoice-document/entries.ts';
import { pageRules } from '../invoice-document/page-rules.ts';
import { style } from '../invoice-document/style.ts';
import { printed } from '../domain/signs/printed-text.ts';
import { formatAmount, formatMoney, formatNumber } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import { toKronor } from '../lib/money.ts';
import type { Company } from '../schemas/settings.ts';
import type { TimeReport, TimeReportRow } from '../schemas/time-report.ts';
import { unitLabels } from '../text/products.ts';

/** The page loads nothing and runs no scripts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** What a report has besides an invoice's look. */
const ownStyle = `
.head { grid-template-columns: 1fr auto; height: 24mm; }
.lines .day { white-space: nowrap; }
.lines .text { hyphens: auto; }
.lines .product { color: var(--quiet); }
.lines .work .number { vertical-align: bottom; }
.lines .work tr:not(:last-child) td { padding-bottom: 0; border-bottom: 0; }
.lines tfoot td { padding: 1.6mm 0; border-top: 0.35mm solid var(--ink); font-weight: 600; }
.lines tfoot { break-inside: avoid; display: table-row-group; }
.products { width: 100mm; margin: 7mm 0 0 auto; break-inside: avoid; }
.products caption { text-align: left; font-size: 11pt; font-weight: 600; padding-bottom: 1mm; }
`;

type TimeReportInput = { report: TimeReport; rows: readonly TimeReportRow[]; company: Company };

/** A time report as a complete HTML page, for a PDF: on the invoice's paper, without what is only of an invoice. */
export function renderTimeReportHtml(given: TimeReportInput): string {
  const { report, rows, company } = printed(given);
  const { projectCode, customerName, from, to } = report;
  const foot = companyFoot(company);
  const running = ['Tidrapport', projectCode || customerName, company.companyName].filter(Boolean).join(' – ');
  const name = escapeHtml(company.companyName);
  const brand = company.logoUrl ? `<img src="${escapeHtml(company.logoUrl)}" alt="${name}">` : `<p>${name}</p>`;
  return `<!doctype html>
<html lang="sv-SE">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(running)}</title>
<style>${style}${ownStyle}${pageRules({ running, foot })}</style>
</head>
<body>
<main>
<header class="head"><div class="brand">${brand}</div><h1>Tidrapport</h1></header>
<section class="references" aria-label="Uppgifter">
${entryList('persons', [
  ['Kund', customerName],
  ['Projekt', projectCode || 'Alla'],
])}
${entryList('work', [
  ['Period', from === to ? from : `${from} – ${to}`],
  ['Upprättad av', report.createdByName],
])}
</section>
${rows.length === 0 ? '<p class="subtitle">Inget utfört arbete i perioden.</p>' : tables(report, rows)}
</main>
</body>
</html>`;
}

function tables({ withPrices, projectCode }: TimeReport, rows: readonly TimeReportRow[]): string {
  const price = (html: string) => (withPrices ? html : '');
  const project = (html: string) => (projectCode === '' ? html : '');
  const columns = 4 + (projectCode === '' ? 1 : 0);
  const ofWorkOrder = (of: readonly TimeReportRow[]) =>
    of.map((row, index) => {
      const isFirst = index === 0;
      const head = isFirst
        ? `<td class="day">${row.day}</td><td>${escapeHtml(row.person)}</td>${project(
            `<td>${escapeHtml(row.projectCode)}</td>`,
          )}<td>${row.workOrderId}</td>`
        : `<td colspan="${columns - 1}"></td>`;
      const note = isFirst && row.text !== '' ? `<p>${escapeHtml(row.text)}</p>` : '';
      return `<tr>${head}<td class="text">${note}<p class="product">${escapeHtml(row.product)}</p></td>
<td class="number">${quantityOf(row)}</td>${price(
        `<td class="number">${row.unitPriceOre === null ? '' : formatAmount(toKronor(row.unitPriceOre))}</td>
<td class="number">${formatAmount(toKronor(amountOreOf(row)))}</td>`,
      )}</tr>`;
    });
  const body = inWorkOrders(rows).map((of) => `<tbody class="work">${ofWorkOrder(of).join('\n')}</tbody>`);
  const total = rows.reduce((sum, row) => sum + amountOreOf(row), 0);
  return `<table class="lines">
<colgroup><col style="width:22mm"><col style="width:13mm">${project('<col style="width:17mm">')}<col style="width:13mm"><col><col style="width:17mm">${price(
    '<col style="width:18mm"><col style="width:25mm">',
  )}</colgroup>
<thead><tr><th scope="col">Datum</th><th scope="col">Person</th>${project('<th scope="col">Projekt</th>')}<th scope="col">Insats</th><th scope="col">Utfört arbete</th>
<th scope="col" class="number">Antal</th>${price(
    '<th scope="col" class="number">À-pris</th><th scope="col" class="number">Belopp</th>',
  )}</tr></thead>
${body.join('\n')}
<tfoot><tr><td colspan="${columns}">Summa</td><td class="number">${formatNumber(hoursOf(rows))} tim</td>${price(
    `<td></td><td class="number">${formatMoney(toKronor(total))}</td>`,
  )}</tr></tfoot>
</table>
${products(rows, withPrices)}
${price('<p class="small">Belopp är exklusive moms.</p>')}`;
}

/** Rows of a work order follow each other; they are kept on one page. */
function inWorkOrders(rows: readonly TimeReportRow[]): TimeReportRow[][] {
  return [...Map.groupBy(rows, ({ workOrderId }) => workOrderId).values()];
}

function products(rows: readonly TimeReportRow[], withPrices: boolean): string {
  const body = sumsByProduct(rows).map(
    (sum) =>
      `<tr><td class="text">${escapeHtml(sum.product)}</td><td class="number">${quantityOf(sum)}</td>${
        withPrices ? `<td class="number">${formatMoney(toKronor(sum.amountOre))}</td>` : ''
      }</tr>`,
  );
  return `<table class="lines products"><caption>Per produkt</caption>
<colgroup><col><col style="width:20mm">${withPrices ? '<col style="width:28mm">' : ''}</colgroup>
<thead><tr><th scope="col">Produkt</th><th scope="col" class="number">Antal</th>${
    withPrices ? '<th scope="col" class="number">Belopp</th>' : ''
  }</tr></thead>
<tbody>${body.join('\n')}</tbody></table>`;
}

function quantityOf({ productType, quantity }: Pick<TimeReportRow, 'productType' | 'quantity'>): string {
  return `${formatNumber(quantity)} ${unitLabels[productType]}`;
}

import { type Quotation, type QuotedLine, quotedOre, sumsByKind } from '../domain/quotation.ts';
import { printed } from '../domain/signs/printed-text.ts';
import { companyFoot } from '../invoice-document/company-foot.ts';
import { entryList } from '../invoice-document/entries.ts';
import { receiver } from '../invoice-document/opening.ts';
import { pageRules } from '../invoice-document/page-rules.ts';
import { style } from '../invoice-document/style.ts';
import { formatAmount, formatNumber } from '../lib/format.ts';
import { escapeHtml } from '../lib/html.ts';
import { toKronor } from '../lib/money.ts';
import { unitLabels } from '../text/products.ts';
import { quotationText as text, quotedKinds } from '../text/quotation.ts';

/** The page loads nothing and runs no scripts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

const ownStyle = `
.lines .product { color: var(--quiet); }
.lines .work .number { vertical-align: bottom; }
.lines .work tr:not(:last-child) td { padding-bottom: 0; border-bottom: 0; }
.sums { width: 84mm; margin: 5mm 0 0 auto; break-inside: avoid; }
.terms { margin-top: 6mm; white-space: pre-line; text-wrap: pretty; }
.terms b { display: block; }
`;

/** A quotation as a complete HTML page, for a PDF: on the invoice's paper, without what is only of an invoice. */
export function renderQuotationHtml(given: Quotation): string {
  const quotation = printed(given);
  const { company, projectCode } = quotation;
  const running = [text.title, projectCode, company.companyName].filter(Boolean).join(' – ');
  const name = escapeHtml(company.companyName);
  const brand = company.logoUrl ? `<img src="${escapeHtml(company.logoUrl)}" alt="${name}">` : `<p>${name}</p>`;
  return `<!doctype html>
<html lang="sv-SE">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(running)}</title>
<style>${style}${ownStyle}${pageRules({ running, foot: companyFoot(company) })}</style>
</head>
<body>
<main>
<header class="head"><div class="brand">${brand}</div><h1>${text.title}</h1></header>
${opening(quotation)}
${table(quotation.lines)}
${sums(quotation.lines)}
<p class="small">${text.vat}</p>
${quotation.terms && `<p class="terms"><b>${text.terms}</b>${escapeHtml(quotation.terms)}</p>`}
</main>
</body>
</html>`;
}

function opening(quotation: Quotation): string {
  const { day, validUntil, projectCode, objectName, customerReferenceName, ourReferenceName } = quotation;
  return `<section class="opening" aria-label="Uppgifter">
${entryList('facts', [
  [text.day, day],
  [text.validUntil, validUntil ?? '', 'main'],
])}
<address class="receiver">${receiver(quotation.receiver, '')}</address>
</section>
<section class="references" aria-label="Referenser">
${entryList('persons', [
  [text.theirReference, customerReferenceName],
  [text.ourReference, ourReferenceName],
])}
${entryList('work', [[text.project, [projectCode, objectName].filter(Boolean).join(', ')]])}
</section>`;
}

function table(lines: readonly QuotedLine[]): string {
  const works = [...Map.groupBy(lines, ({ workOrderId }) => workOrderId).values()];
  return `<table class="lines">
<colgroup><col><col style="width:24mm"><col style="width:24mm"><col style="width:28mm"></colgroup>
<thead><tr><th scope="col">${text.description}</th><th scope="col" class="number">Antal</th>
<th scope="col" class="number">${text.unitPrice}</th><th scope="col" class="number">Belopp</th></tr></thead>
${works.map((of) => `<tbody class="work">${of.map(row).join('\n')}</tbody>`).join('\n')}
</table>`;
}

function row(line: QuotedLine, index: number): string {
  const { product, productType, quantity, unitPriceOre } = line;
  const note = index === 0 && line.text !== '' ? `<p>${escapeHtml(line.text)}</p>` : '';
  const numbers = productType
    ? [
        `${formatNumber(quantity)} ${unitLabels[productType]}`,
        formatAmount(toKronor(unitPriceOre ?? 0)),
        formatAmount(toKronor(quotedOre(line))),
      ]
    : ['', '', ''];
  return `<tr><td class="text">${note}<p class="product">${escapeHtml(product)}</p></td>${numbers
    .map((number) => `<td class="number">${number}</td>`)
    .join('')}</tr>`;
}

function sums(lines: readonly QuotedLine[]): string {
  const kinds = sumsByKind(lines);
  const totalOre = kinds.reduce((sum, { ore }) => sum + ore, 0);
  const amount = (ore: number) => formatAmount(toKronor(ore));
  return entryList('sums', [
    ...(kinds.length > 1
      ? kinds.map(({ productType, ore }): [string, string] => [quotedKinds[productType], amount(ore)])
      : []),
    [text.sum, amount(totalOre), 'total'],
  ]);
}

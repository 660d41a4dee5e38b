import { escapeHtml } from '../lib/html.ts';
import type { InvoiceDocument } from '../schemas/invoice.ts';
import { closing } from './closing.ts';
import { companyFoot } from './company-foot.ts';
import { linesTable } from './lines-table.ts';
import { opening } from './opening.ts';
import { pageRules } from './page-rules.ts';
import { style } from './style.ts';
import { codesOf } from '../domain/invoice/projects-of.ts';
import { printed } from '../domain/signs/printed-text.ts';

/** The page loads nothing and runs no scripts. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

const previewMark = 'FÖRHANDSGRANSKNING';

/**
 * An invoice as a complete HTML page: for a sandboxed iframe, A4 printing or a PDF. @param options.preview marks it
 * clearly as a preview, which has no number
 */
export function renderInvoiceHtml(given: InvoiceDocument, { preview }: { preview: boolean }): string {
  const document = printed(given);
  const { company, invoiceTitle } = document;
  const foot = companyFoot(company);
  const name = preview ? `${invoiceTitle} (förhandsgranskning)` : `${invoiceTitle} ${document.serialNumberPadded}`;
  const title = [name, codesOf(document), company.companyName].filter(Boolean).join(' – ');
  const running = [name, company.companyName].filter(Boolean).join(' – ');

  return `<!doctype html>
<html lang="sv-SE">
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
<div><h1>${escapeHtml(invoiceTitle)}</h1>${preview ? `<p class="note">${previewMark}</p>` : ''}</div>
</header>
${opening(document, preview)}
${linesTable(document, closing(document, preview))}
<footer class="foot">${foot.map((column) => `<div>${escapeHtml(column.join('\n'))}</div>`).join('')}</footer>
</main>
</body>
</html>`;
}

function brand({ company }: InvoiceDocument): string {
  const name = escapeHtml(company.companyName);
  return company.logoUrl ? `<img src="${escapeHtml(company.logoUrl)}" alt="${name}">` : `<p>${name}</p>`;
}

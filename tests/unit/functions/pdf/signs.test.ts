import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser } from '../../../../functions/pdf/browser.ts';
import { sheetOf, writeSpreadsheet } from '../../../../functions/spreadsheets/write-spreadsheet.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../shared/domain/invoice/credit-of.ts';
import { drawnSigns } from '../../../../shared/domain/signs/drawn-signs.ts';
import { style } from '../../../../shared/invoice-document/style.ts';
import { escapeHtml } from '../../../../shared/lib/html.ts';
import type { TimeReportRow } from '../../../../shared/schemas/time-report.ts';
import { renderTimeReportHtml } from '../../../../shared/time-report-document/render-time-report-html.ts';
import { company, hours, invoiceInput, workOrder } from '../../../support/invoice-input.ts';
import { printInvoice, printPdf } from '../../../support/print-pdf.ts';
import { readPdf } from '../../../support/pdf-text.ts';
import { signsOf } from '../../../support/signs.ts';
import { readSheets } from '../../../support/spreadsheet.ts';

afterAll(closeBrowser);

const fonts = Object.entries(drawnSigns).map(([font, ranges]) => [font, signsOf(ranges)] as const);

/** Accents stand on a letter. */
const shown = (sign: string) => (/\p{M}/u.test(sign) ? `a${sign}` : sign);

/** Fonts have one glyph for signs that look alike: µ and μ, ∆ and Δ. */
const lookOf = (text: string) => text.normalize('NFKC').replaceAll('∆', 'Δ').replaceAll(/\s/g, '');

/** Returns the signs that the PDF lacks; each is on a line of its own. */
async function missingIn(signs: readonly string[]): Promise<string[]> {
  const lines = signs.map((sign, index) => `<p>${index} ${escapeHtml(shown(sign))} .</p>`);
  const html = `<!doctype html><html lang="sv"><head><title>Tecken</title><style>${style}</style></head><body>${lines.join('')}</body></html>`;
  const { pages } = await readPdf(await printPdf(html));
  const printed = new Set(pages.flatMap((page) => page.split('\n')).map(lookOf));
  return signs.filter((sign, index) => !printed.has(lookOf(`${index} ${shown(sign)} .`)));
}

it.each(fonts)('the %s font of documents draws each of its signs', async (_font, signs) => {
  expect(await missingIn(signs)).toEqual([]);
});

it('a sign that no font has is missed', async () => {
  expect(await missingIn(['a', '漢', '⌀'])).toEqual(['漢']);
});

describe('a sign that is written otherwise, or by nothing, leaves no gap in', () => {
  const typed = 'Sal ✅ och 🎻';
  const printed = 'Sal ✔ och □';

  it('a credit, which has the texts of its debit', async () => {
    const debit = buildInvoiceDocument(
      invoiceInput({ workOrders: [workOrder(1, [hours(2, 125_000)], { note: typed })] }),
    );
    const number = { serialNumber: 40 };
    const credit = creditOf(debit, { company, now: new Date('2026-12-01T10:00:00.000Z'), number });
    const { pages } = await readPdf(await printInvoice(credit));
    expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toContain(printed);
  });

  it('a time report', async () => {
    const report = {
      timeReportId: 1,
      createdAt: '2026-11-26T08:00:00.000Z',
      createdByUserId: 4,
      createdByName: `Anna ${typed}`,
      customerName: `Kund ${typed}`,
      projectCode: '26-0021',
      from: '2026-01-01',
      to: '2026-11-26',
      withPrices: true,
      hours: 8,
    };
    const row: TimeReportRow = {
      day: '2026-10-05',
      person: 'AL',
      projectCode: '26-0021',
      workOrderId: 100,
      text: `Mätning ${typed}`,
      product: `Akustiker ${typed}`,
      productType: 'Rate',
      quantity: 8,
      unitPriceOre: 123_000,
    };
    const { pages } = await readPdf(await printPdf(renderTimeReportHtml({ report, rows: [row], company })));
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const part of ['Anna', 'Kund', 'Mätning', 'Akustiker']) expect(text).toContain(`${part} ${printed}`);
  });
});

it('a spreadsheet has every sign as it is', async () => {
  const signs = [...fonts.flatMap(([, some]) => some), '😀', '👩‍🔧', '漢', 'א'];
  const columns = [{ heading: 'Tecken', value: (sign: string) => sign }];
  const [sheet] = readSheets(await writeSpreadsheet([sheetOf('Tecken', columns, signs)]));
  expect(sheet!.rows.slice(1).flat()).toEqual(signs);
});

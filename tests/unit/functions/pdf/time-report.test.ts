import { afterAll, expect, it } from 'vitest';
import { closeBrowser } from '../../../../functions/pdf/browser.ts';
import { systemSettings } from '../../../../shared/entities/system-settings.ts';
import type { TimeReport, TimeReportRow } from '../../../../shared/schemas/time-report.ts';
import { renderTimeReportHtml } from '../../../../shared/time-report-document/render-time-report-html.ts';
import { readPdf } from '../../../support/pdf-text.ts';
import { printPdf } from '../../../support/print-pdf.ts';

afterAll(closeBrowser);

const report: TimeReport = {
  timeReportId: 1,
  createdAt: '2026-11-26T08:00:00.000Z',
  createdByUserId: 4,
  createdByName: 'Anna Lindqvist',
  customerName: 'Mossebergs Sågverk',
  projectCode: '',
  from: '2026-01-01',
  to: '2026-11-26',
  withPrices: true,
  hours: 240,
};
const work = 'Rumsakustisk utredning av samlingssal';
const products = ['Byggakustikutrustning', 'Akustiker'];
const rows = Array.from({ length: 15 }, (_, index) =>
  products.map((product): TimeReportRow => ({
    day: '2026-10-05',
    person: 'AL',
    projectCode: '26-0021',
    workOrderId: 100 + index,
    text: work,
    product,
    productType: 'Rate',
    quantity: 8,
    unitPriceOre: 123_000,
  })),
).flat();
const company = { ...systemSettings.empty, companyName: 'Exempelakustik AB' };

it('the PDF of a time report has room for the work beside projects and prices, from its first page', async () => {
  const { pages } = await readPdf(await printPdf(renderTimeReportHtml({ report, rows, company })));
  expect(pages[0]).toContain('Utfört arbete');
  expect(pages.length).toBeLessThanOrEqual(2);
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  // Each work order says once what it was; no word is broken.
  expect(text.split(work).length - 1).toBe(15);
  for (const product of products) expect(text.split(product).length - 1).toBe(16);
});

import { describe, expect, it } from 'vitest';
import { systemSettings } from '../../../../shared/entities/system-settings.ts';
import type { TimeReport, TimeReportRow } from '../../../../shared/schemas/time-report.ts';
import { renderTimeReportHtml } from '../../../../shared/time-report-document/render-time-report-html.ts';

const report: TimeReport = {
  timeReportId: 1,
  createdAt: '2026-04-02T08:00:00.000Z',
  createdByUserId: 4,
  createdByName: 'Anna Lindqvist',
  customerName: 'Sal & Scen AB',
  projectCode: '26-0001',
  from: '2026-03-01',
  to: '2026-03-31',
  withPrices: false,
  hours: 6.5,
};
const row: TimeReportRow = {
  day: '2026-03-05',
  person: 'AL',
  projectCode: '26-0001',
  workOrderId: 9,
  text: '<script>alert(1)</script>',
  product: 'Akustiker',
  productType: 'Rate',
  quantity: 6.5,
  unitPriceOre: 120_050,
};
const company = { ...systemSettings.empty, companyName: 'Klang & Co' };

describe('the page of a time report', () => {
  it('escapes what people have written, and shows no price unless it is chosen', () => {
    const html = renderTimeReportHtml({ report, rows: [row], company });
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>');
    expect(html).toContain('6,5 tim');
    expect(html).not.toMatch(/1\s200,50|À-pris/);
  });

  it('shows prices and their sum when they are chosen, and names the projects of a customer', () => {
    const rows = [
      row,
      { ...row, productType: 'Rent' as const, product: 'Högtalare', quantity: 2, unitPriceOre: 50_000 },
    ];
    const html = renderTimeReportHtml({ report: { ...report, withPrices: true, projectCode: '' }, rows, company });
    // 6,5 × 1 200,50 + 2 × 500,00
    expect(html.replace(/\s/g, ' ')).toContain('8 803,25 kr');
    expect(html).toContain('2 st');
    expect(html).toContain('<th scope="col">Projekt</th>');
  });

  it('says that there was no work', () => {
    expect(renderTimeReportHtml({ report, rows: [], company })).toContain('Inget utfört arbete i perioden.');
  });
});

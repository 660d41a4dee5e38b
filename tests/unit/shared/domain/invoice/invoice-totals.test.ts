import { expect, it } from 'vitest';
import { invoiceTotals, vatByRate, vatOfDocument } from '../../../../../shared/domain/invoice/invoice-totals.ts';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { hours, invoiceInput, measurement, travel, workOrder } from '../../../../support/invoice-input.ts';

const at = (vatPercent: number) => (subTotalOre: number) => ({ subTotalOre, vatPercent });

it.each([
  ['527,00', [527_00], { netOre: 527_00, vatOre: 131_75, roundingOre: 25, toPayOre: 659_00 }],
  ['4 467,75', [4_467_75], { netOre: 4_467_75, vatOre: 1_116_94, roundingOre: 31, toPayOre: 5_585_00 }],
  ['−527,00', [-527_00], { netOre: -527_00, vatOre: -131_75, roundingOre: -25, toPayOre: -659_00 }],
  ['exactly half a krona', [2_730_00], { netOre: 2_730_00, vatOre: 682_50, roundingOre: 50, toPayOre: 3_413_00 }],
  ['minus half a krona', [-2_730_00], { netOre: -2_730_00, vatOre: -682_50, roundingOre: -50, toPayOre: -3_413_00 }],
  ['half an öre of VAT', [2], { netOre: 2, vatOre: 1, roundingOre: -3, toPayOre: 0 }],
])('the totals of an invoice are right for %s', (_, lines, totals) => {
  expect(invoiceTotals(lines.map(at(25)))).toEqual(totals);
});

it('the totals of an invoice take VAT on the sum, not line by line', () => {
  expect(invoiceTotals([1, 1].map(at(25))).vatOre).toBe(1);
});

it('the totals of an invoice take VAT on the sum of each rate', () => {
  const lines = [at(12)(1_000_04), at(25)(2_000_02), at(12)(-1), at(6)(0)];
  expect(vatByRate(lines)).toEqual([
    { vatPercent: 25, vatRule: 'Domestic', netOre: 2_000_02, vatOre: 500_01 },
    { vatPercent: 12, vatRule: 'Domestic', netOre: 1_000_03, vatOre: 120_00 },
    { vatPercent: 6, vatRule: 'Domestic', netOre: 0, vatOre: 0 },
  ]);
  expect(invoiceTotals(lines)).toEqual({ netOre: 3_000_05, vatOre: 620_01, roundingOre: -6, toPayOre: 3_620_00 });
});

const low = { ...travel, vatPercent: 6 as const };
const document = buildInvoiceDocument(
  invoiceInput({ products: [measurement, low], workOrders: [workOrder(8, [hours(1, 10_010), hours(1, 10_050, low)])] }),
);

it('the VAT of an invoice is counted from the lines of each rate', () => {
  expect(vatOfDocument({ ...document, vatOfRates: [] })).toMatchObject([
    { vatPercent: 25, vatOre: 2_503 },
    { vatPercent: 6, vatOre: 603 },
  ]);
});

it('the VAT of an invoice is what the document states of a rate, where it does', () => {
  const vatOfRates = [{ vatPercent: 6 as const, vat: 6.04 }];
  expect(vatOfDocument({ ...document, vatOfRates })).toMatchObject([
    { vatPercent: 25, vatOre: 2_503 },
    { vatPercent: 6, vatOre: 604 },
  ]);
});

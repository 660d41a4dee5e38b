import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../../shared/domain/invoice/credit-of.ts';
import { invoiceTotals } from '../../../../../shared/domain/invoice/invoice-totals.ts';
import { toOre } from '../../../../../shared/lib/money.ts';
import { company, hours, invoiceInput, pieces, workOrder } from '../../../../support/invoice-input.ts';

const now = new Date('2026-12-01T10:00:00.000Z');

it('a credit refers to the debit invoice, has a number and a day of its own, and asks for no payment', () => {
  const debit = buildInvoiceDocument(invoiceInput());
  expect(creditOf(debit, { company, now, number: { serialNumber: 40 } })).toMatchObject({
    invoiceType: 'Credit',
    invoiceTitle: 'Kreditfaktura',
    serialNumberPadded: '000040',
    invoiceCode: '26-0042-000040',
    refSerialNumberPadded: '000018',
    displayDate: '2026-12-01',
    dueDate: '2026-12-01',
    paymentTermDays: 0,
    workFrom: debit.workFrom,
    sumTotal: -2500,
    sumTotalIncVat: -3125,
  });
});

it('a credit has no number as a preview', () => {
  const debit = buildInvoiceDocument(invoiceInput());
  expect(creditOf(debit, { company, now })).toMatchObject({ serialNumber: 0, invoiceCode: '', ocr: '' });
});

it('and its debit are zero together, line by line and sum by sum', () => {
  const quantity = fc.integer({ min: 1, max: 400 }).map((steps) => steps / 2);
  const priceOre = fc.integer({ min: 0, max: 5_000_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(quantity, priceOre), { minLength: 1 }), (items) => {
      const lines = items.map(([amount, price], index) => (index % 2 ? hours(amount, price) : pieces(amount, price)));
      const debit = buildInvoiceDocument(invoiceInput({ workOrders: [workOrder(1, lines)] }));
      const credit = creditOf(debit, { company, now, number: { serialNumber: 40 } });
      for (const sum of [
        'sumTotal',
        'sumTotalRounded',
        'vatTotalRounded',
        'roundingTotal',
        'sumTotalIncVat',
      ] as const) {
        expect(debit[sum] + credit[sum]).toBe(0);
        expect(Object.is(credit[sum], -0)).toBe(false);
      }
      debit.items.forEach((line, index) => {
        const mirrored = credit.items[index]!;
        expect(line.subTotal + mirrored.subTotal).toBe(0);
        expect(line.invoiceableHours + mirrored.invoiceableHours).toBe(0);
        expect(line.quantity + mirrored.quantity).toBe(0);
        expect(mirrored.unitPrice).toBe(line.unitPrice);
        expect(mirrored.sources).toEqual(line.sources.map((one) => ({ ...one, quantity: -one.quantity })));
      });
      const recounted = invoiceTotals(
        credit.items.map(({ subTotal, vatPercent }) => ({ subTotalOre: toOre(subTotal), vatPercent })),
      );
      expect(recounted.toPayOre).toBe(toOre(credit.sumTotalIncVat));
      expect(recounted.vatOre).toBe(toOre(credit.vatTotalRounded));
    }),
  );
});

import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import {
  buildInvoiceDocument,
  buildUncheckedDocument,
} from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { toOre } from '../../../../../shared/lib/money.ts';
import { invoiceDocumentSchema } from '../../../../../shared/schemas/invoice.ts';
import {
  hours,
  invoiceInput,
  measurement,
  meter,
  pieces,
  travel,
  workOrder,
} from '../../../../support/invoice-input.ts';

describe('an invoice whose VAT is undecided', () => {
  const { customer } = invoiceInput();
  const input = invoiceInput({ customer: { ...customer, countryCode: 'DE', vatNumber: '' } });

  it('is refused', () => {
    expect(() => buildInvoiceDocument(input)).toThrow(expect.objectContaining({ code: 'vat_undecided' }));
  });

  it('is made to look for remarks', () => {
    expect(buildUncheckedDocument(input)).toMatchObject({ sumTotal: 2500, vatTotalRounded: 0 });
  });
});

describe('the sums of any invoice', () => {
  const halves = (max: number) => fc.integer({ min: 0, max: max * 2 }).map((steps) => steps / 2);
  const item = fc.record({
    product: fc.constantFrom(measurement, travel, meter),
    quantity: halves(400),
    unitPriceOre: fc.integer({ min: 0, max: 50_000_00 }),
  });
  const orders = fc
    .array(fc.array(item, { maxLength: 6 }), { minLength: 1, maxLength: 6 })
    .map((all) =>
      all.map((items, index) =>
        workOrder(
          index + 1,
          items.map(({ product, quantity, unitPriceOre }) =>
            product === meter ? pieces(quantity, unitPriceOre) : hours(quantity, unitPriceOre, product),
          ),
        ),
      ),
    )
    .filter((all) => all.some((order) => order.items.some((line) => line.quantity || line.invoiceableHours)));
  const flags = fc.tuple(fc.boolean(), fc.boolean());

  it('are those of its lines, with VAT on the sum and less than a krona rounded', () => {
    fc.assert(
      fc.property(orders, flags, (workOrders, [aggregateHoursToTotal, invoiceItemGroupHeading]) => {
        const products = [{ ...measurement, aggregateHoursToTotal, invoiceItemGroupHeading }, travel, meter];
        const document = buildInvoiceDocument(invoiceInput({ workOrders, products }));
        const net = document.items.reduce((sum, line) => sum + toOre(line.subTotal), 0);
        const exact = net + toOre(document.vatTotalRounded);
        expect(toOre(document.sumTotal)).toBe(net);
        expect(Math.abs(toOre(document.vatTotalRounded) - net * 0.25)).toBeLessThanOrEqual(0.5);
        expect(document.sumTotalIncVat % 1).toBe(0);
        expect(toOre(document.sumTotalIncVat)).toBe(exact + toOre(document.roundingTotal));
        expect(Math.abs(document.roundingTotal)).toBeLessThanOrEqual(0.5);
        expect(document.items.map((line) => line.sortNum)).toEqual(document.items.map((_, index) => index + 1));
        expect(z.parse(invoiceDocumentSchema, document)).toEqual(document);
      }),
    );
  });

  it('lead back to the work orders: each line counts its items and nothing else, and no item twice', () => {
    fc.assert(
      fc.property(orders, flags, (workOrders, [aggregateHoursToTotal, invoiceItemGroupHeading]) => {
        const products = [{ ...measurement, aggregateHoursToTotal, invoiceItemGroupHeading }, travel, meter];
        const { items } = buildInvoiceDocument(invoiceInput({ workOrders, products }));
        for (const line of items) {
          const counted = line.sources.reduce((sum, source) => sum + source.quantity, 0);
          expect(counted).toBe(line.invoiceableHours + line.quantity);
        }
        const counted = items.flatMap((line) => line.sources);
        const worked = workOrders.flatMap(({ workOrderId, items: own }) =>
          own.map(({ workOrderItemId, invoiceableHours, quantity }) => ({
            workOrderId,
            workOrderItemId,
            quantity: (invoiceableHours ?? 0) + quantity,
          })),
        );
        const names = (all: typeof counted) => all.map((one) => Object.values(one).join(' ')).sort();
        expect(names(counted)).toEqual(names(worked.filter(({ quantity }) => quantity !== 0)));
      }),
    );
  });

  it('do not lose an hour by aggregating', () => {
    fc.assert(
      fc.property(orders, (workOrders) => {
        const hoursWith = (aggregateHoursToTotal: boolean) =>
          buildInvoiceDocument(
            invoiceInput({ workOrders, products: [{ ...measurement, aggregateHoursToTotal }, travel, meter] }),
          ).items.reduce((sum, line) => sum + line.invoiceableHours, 0);
        expect(hoursWith(true)).toBe(hoursWith(false));
      }),
    );
  });
});

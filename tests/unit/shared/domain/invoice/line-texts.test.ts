import { describe, expect, it } from 'vitest';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import type { InvoicedProduct } from '../../../../../shared/domain/invoice/invoice-input.ts';
import {
  hours,
  invoiceInput,
  measurement,
  meter,
  pieces,
  travel,
  workOrder,
} from '../../../../support/invoice-input.ts';
import { randomInvoiceInput } from '../../../../support/random-invoice.ts';

function textsOf(workOrders: ReturnType<typeof workOrder>[], products: InvoicedProduct[]): string[] {
  return buildInvoiceDocument(invoiceInput({ workOrders, products })).items.map((line) => line.invoiceItemText);
}

const senior = { ...measurement, name: 'Senior konsult', invoiceText: 'Akustik' };
const junior = { ...measurement, productId: 2, name: 'Konsult', invoiceText: 'Akustik' };

describe('the lines of one work order', () => {
  it('say of which kind each is, before the note', () => {
    const work = workOrder(1, [hours(2, 125_000), hours(1, 95_000, travel), pieces(1, 45_000)], { note: 'Trapphus B' });
    expect(textsOf([work], [measurement, travel, meter])).toEqual([
      'Bullermätning: Trapphus B',
      'Restid: Trapphus B',
      'Ljudnivåmätare: Trapphus B',
    ]);
  });

  it('name their products where those share an invoice text', () => {
    const work = workOrder(1, [hours(2, 150_000, senior), hours(1, 110_000, junior)], { note: 'PM' });
    expect(textsOf([work], [senior, junior])).toEqual(['Akustik, Senior konsult: PM', 'Akustik, Konsult: PM']);
    const grouped = [senior, junior].map((product) => ({ ...product, invoiceItemGroupHeading: true }));
    expect(textsOf([work], grouped)).toEqual(['Akustik, Senior konsult: PM', 'Akustik, Konsult: PM']);
    expect(textsOf([workOrder(1, [hours(2, 150_000, senior)])], [senior])).toEqual(['Akustik']);
  });

  it('say nothing twice where the note is the kind', () => {
    expect(textsOf([workOrder(1, [hours(2, 100)], { note: 'Bullermätning' })], [measurement])).toEqual([
      'Bullermätning',
    ]);
  });
});

it('lines of one product at two prices tell their days', () => {
  const aggregated = { ...measurement, aggregateHoursToTotal: true };
  const work = [
    workOrder(1, [hours(2, 125_000)], { day: '2025-12-03' }),
    workOrder(2, [hours(2, 125_000)], { day: '2025-12-20' }),
    workOrder(3, [hours(3, 130_000)], { day: '2026-01-12' }),
  ];
  expect(textsOf(work, [aggregated])).toEqual([
    'Bullermätning (2025-12-03 – 2025-12-20)',
    'Bullermätning (2026-01-12)',
  ]);
});

it('lines of two products of one name tell which price they have, where their days are the same', () => {
  const namesake = { ...measurement, productId: 2 };
  const work = (day: string) =>
    [hours(2, 140_000, namesake), hours(1, 125_000)].map((item) => workOrder(1, [item], { day }));
  expect(textsOf(work('2026-11-02'), [measurement, namesake])).toEqual([
    'Bullermätning (2026-11-02), à 1\u00a0400,00\u00a0kr',
    'Bullermätning (2026-11-02), à 1\u00a0250,00\u00a0kr',
  ]);
  const grouped = [measurement, namesake].map((product) => ({ ...product, invoiceItemGroupHeading: true }));
  expect(new Set(textsOf(work('2026-11-02'), grouped)).size).toBe(2);
  const [first, second] = [work('2026-11-02')[0]!, work('2026-11-03')[1]!];
  expect(textsOf([first, second], [measurement, namesake])).toEqual([
    'Bullermätning (2026-11-02)',
    'Bullermätning (2026-11-03)',
  ]);
});

it('no two lines of a work order differ by price alone, whatever is invoiced', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { products, ...input } = randomInvoiceInput(seed);
    // Within a work order a product has one price; products are distinguished by name.
    const named = products.map((product) => ({ ...product, aggregateHoursToTotal: false }));
    const workOrders = input.workOrders.map((one) => ({
      ...one,
      items: one.items.map((item) => ({ ...item, unitPriceOre: 1000 + item.productId })),
    }));
    const { items } = buildInvoiceDocument({ ...input, workOrders, products: named });
    const prices = new Map<string, number>();
    for (const line of items) {
      for (const { workOrderId } of line.sources) {
        const said = [workOrderId, line.productType, line.invoiceItemGroupHeading, line.invoiceItemText].join('|');
        expect(prices.get(said) ?? line.unitPrice, `seed ${seed}: ${said}`).toBe(line.unitPrice);
        prices.set(said, line.unitPrice);
      }
    }
  }
});

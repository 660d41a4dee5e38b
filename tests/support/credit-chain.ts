import * as fc from 'fast-check';
import { invoiceItemSchema, type InvoiceDocument, type InvoiceItem } from '../../shared/schemas/invoice.ts';
import { exactDebitSums } from './exact-credits.ts';
import { invoiceInput } from './invoice-input.ts';
import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';

/** A line's quarters of an hour or piece, its price in öre, its rate and account. */
export type PlainLine = { quarters: number; priceOre: number; vatPercent: number; account: number };

/** One credit of a chain, by shares: a person's choice depends on what is left. */
export type Step = { kind: 'lines' | 'amount' | 'rest'; picks: readonly number[]; share: number };

const line: fc.Arbitrary<PlainLine> = fc.record({
  quarters: fc.integer({ min: 1, max: 60 }),
  priceOre: fc.integer({ min: 1, max: 300_000 }),
  vatPercent: fc.constantFrom(25, 25, 12, 6, 0),
  account: fc.constantFrom(3001, 3041),
});

export const chains = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  steps: fc.array(
    fc.record({
      kind: fc.constantFrom('lines', 'lines', 'amount', 'rest'),
      picks: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 6, maxLength: 6 }),
      share: fc.integer({ min: 1, max: 100 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

/** A debit of plain lines; its sums are the oracle's. */
export function debitOf(lines: readonly PlainLine[]): InvoiceDocument {
  const items: InvoiceItem[] = lines.map(({ quarters, priceOre, vatPercent, account }, index) =>
    invoiceItemSchema.parse({
      productType: index % 2 === 0 ? 'Rate' : 'Rent',
      invoiceItemText: `Rad ${index + 1}`,
      invoiceItemGroupHeading: '',
      invoiceableHours: index % 2 === 0 ? quarters / 4 : 0,
      quantity: index % 2 === 0 ? 0 : quarters / 4,
      unitPrice: priceOre / 100,
      subTotal: Number(lineOre(quarters, priceOre)) / 100,
      vatPercent,
      account,
      sortNum: index + 1,
      sources: [{ workOrderId: index + 1, workOrderItemId: index + 1, quantity: quarters / 4 }],
    }),
  );
  return { ...buildInvoiceDocument(invoiceInput()), ...exactDebitSums(items), items };
}

function lineOre(quarters: number, priceOre: number): bigint {
  const quarterOre = BigInt(quarters) * BigInt(priceOre);
  return (quarterOre + (quarterOre < 0n ? -2n : 2n)) / 4n;
}

import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { AppError } from '../../../../../shared/codes/errors.ts';
import { type AgreementLinesChoice, agreedOf } from '../../../../../shared/domain/agreement/agreed-lines.ts';
import {
  agreementRefusal,
  entriesOf,
  entriesOfCredit,
  leftOreOf,
  onAccountOf,
} from '../../../../../shared/domain/agreement/entries.ts';
import { writtenTerms } from '../../../../../shared/domain/agreement/plan.ts';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../../shared/domain/invoice/credit-of.ts';
import { invoiceFields } from '../../../../../shared/domain/fortnox/invoice-fields.ts';
import type { AgreementTerms } from '../../../../../shared/entities/agreement.ts';
import type { InvoiceDocument } from '../../../../../shared/schemas/invoice.ts';
import { inOre } from '../../../../support/exact-invoice.ts';
import { company, hours, invoiceInput, workOrder } from '../../../../support/invoice-input.ts';
import { byTier } from '../../../../support/tier.ts';

const runs = { numRuns: byTier(30, 1000) };
const hourly: AgreementTerms = {
  priceForm: 'Hourly',
  agreedOre: 0,
  isConstruction: false,
  instalments: [],
  entries: [],
};
const now = new Date('2026-11-20T09:30:00.000Z');

/** A firm of one project: what is invoiced, with the product's rules, and the accounts of the oracle beside. */
class Firm {
  terms: AgreementTerms;
  readonly issued: { document: InvoiceDocument; debit?: InvoiceDocument; isCredited: boolean }[] = [];

  constructor(terms: AgreementTerms) {
    this.terms = terms;
  }

  invoice(choice: AgreementLinesChoice, workedOre: readonly number[] = []): InvoiceDocument {
    const serialNumber = this.issued.length + 1;
    const workOrders = workedOre.map((ore, index) => workOrder(100 * serialNumber + index, [hours(1, ore)]));
    const agreed = agreedOf(this.terms, choice);
    const document = buildInvoiceDocument(invoiceInput({ workOrders, agreed, now, number: { serialNumber } }));
    this.#enter(document, entriesOf(document, 1000 + serialNumber));
    return document;
  }

  credit(index: number): boolean {
    const one = this.issued[index]!;
    const document = creditOf(one.document, { company, now, number: { serialNumber: this.issued.length + 1 } });
    const entries = entriesOfCredit(document, one.document, 1001 + this.issued.length);
    if (agreementRefusal(this.terms.entries, entries) !== undefined) return false;
    one.isCredited = true;
    this.#enter(document, entries, one.document);
    return true;
  }

  #enter(document: InvoiceDocument, entries: AgreementTerms['entries'], debit?: InvoiceDocument) {
    this.issued.push({ document, isCredited: false, ...(debit && { debit }) });
    this.terms = { ...this.terms, entries: [...this.terms.entries, ...entries] };
    expectSame(document);
  }

  get netOre(): bigint {
    return this.issued.reduce((sum, { document }) => sum + inOre(document.sumTotal), 0n);
  }

  debits() {
    return this.issued.flatMap(({ document, isCredited }, index) =>
      document.invoiceType === 'Debit' && !isCredited ? [index] : [],
    );
  }
}

/** The sums of one invoice agree in JSON and in what Fortnox is sent; other tests of chains read what is printed. */
function expectSame(document: InvoiceDocument) {
  const lines = document.items.reduce((sum, { subTotal }) => sum + inOre(subTotal), 0n);
  expect(lines).toBe(inOre(document.sumTotal));
  const rows = invoiceFields(document, '1')['InvoiceRows'] as { DeliveredQuantity: string; Price: number }[];
  expect(rows.reduce((sum, row) => sum + BigInt(row.DeliveredQuantity) * inOre(row.Price), 0n)).toBe(lines);
  rows.forEach(({ Price }) => expect(Price).toBeGreaterThanOrEqual(0));
}

const refused = (error: unknown) => {
  if (!(error instanceof AppError) || error.code !== 'against_agreement') throw error;
};

describe('chains of invoices and credits', () => {
  it('leave of a fixed price exactly what no instalment has invoiced', () => {
    const share = fc.record({
      percent: fc.option(fc.integer({ min: 1, max: 2000 }).map((hundredths) => hundredths / 100)),
      amount: fc.integer({ min: 1, max: 2_000_000 }).map((ore) => ore / 100),
    });
    const step = fc.record({ credits: fc.boolean(), pick: fc.nat(), several: fc.boolean() });
    const chain = fc.record({
      agreedOre: fc.integer({ min: 50_000_000, max: 999_999_999 }),
      shares: fc.array(share, { minLength: 1, maxLength: 5 }),
      steps: fc.array(step, { maxLength: 15 }),
    });
    fc.assert(
      fc.property(chain, ({ agreedOre, shares, steps }) => {
        const instalments = shares.map((one, index) => ({ ...one, text: `Del ${index + 1}`, dueOn: null }));
        const given = { priceForm: 'FixedPrice', agreed: agreedOre / 100, isConstruction: false, instalments } as const;
        const firm = new Firm(writtenTerms(given, hourly));
        const amounts = firm.terms.instalments.map(({ amountOre }) => BigInt(amountOre));
        expect(amounts.reduce((sum, ore) => sum + ore, 0n)).toBe(BigInt(agreedOre));
        const open = new Map(firm.terms.instalments.map(({ instalmentId }, index) => [instalmentId, amounts[index]!]));
        const invoices = new Map<number, number[]>();
        for (const { credits, pick, several } of steps) {
          const debits = firm.debits();
          if (credits && debits.length > 0) {
            const index = debits[pick % debits.length]!;
            expect(firm.credit(index)).toBe(true);
            invoices.get(index)!.forEach((id) => open.set(id, amounts[id - 1]!));
          } else {
            const left = [...open].filter(([, ore]) => ore > 0n).map(([id]) => id);
            const ids = several ? left : left.slice(pick % (left.length || 1)).slice(0, 1);
            if (ids.length === 0) continue;
            invoices.set(firm.issued.length, ids);
            firm.invoice({ as: 'Instalments', instalmentIds: ids, settleWork: true });
            ids.forEach((id) => open.set(id, 0n));
          }
          const left = [...open.values()].reduce((sum, ore) => sum + ore, 0n);
          expect(firm.netOre + left).toBe(BigInt(agreedOre));
          expect(BigInt(leftOreOf(firm.terms))).toBe(left);
        }
      }),
      runs,
    );
  });

  const step = fc.record({
    kind: fc.constantFrom('on-account', 'work', 'work', 'credit'),
    kronor: fc.integer({ min: 1, max: 60_000 }),
    worked: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 4 }),
    pick: fc.nat(),
    deductsAll: fc.boolean(),
  });

  it('deduct each on-account invoice once, and none that is credited', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => walk(new Firm(hourly), steps, null)),
      runs,
    );
  });

  it('never come to more than the ceiling', () => {
    const ceiling = fc.integer({ min: 1_000_000, max: 20_000_000 });
    fc.assert(
      fc.property(ceiling, fc.array(step, { maxLength: 20 }), (agreedOre, steps) =>
        walk(new Firm({ ...hourly, priceForm: 'Ceiling', agreedOre }), steps, BigInt(agreedOre)),
      ),
      runs,
    );
  });
});

type Step = { kind: string; kronor: number; worked: number[]; pick: number; deductsAll: boolean };

/** The oracle: what each invoice was for, in öre, and which on-account invoices are deducted by which. */
function walk(firm: Firm, steps: readonly Step[], ceiling: bigint | null) {
  const paid = new Map<number, { ore: bigint; by: number | null }>();
  const worked = new Map<number, bigint>();
  const total = () =>
    [...worked.values()].reduce((sum, ore) => sum + ore, 0n) +
    [...paid.values()].reduce((sum, { ore, by }) => sum + (by === null ? ore : 0n), 0n);
  for (const { kind, kronor, worked: oreOf, pick, deductsAll } of steps) {
    const serial = firm.issued.length + 1;
    const open = [...paid].filter(([, { by }]) => by === null);
    if (kind === 'on-account') {
      const ore = BigInt(kronor) * 100n;
      const fits = ceiling === null || total() + ore <= ceiling;
      try {
        firm.invoice({ as: 'OnAccount', amount: kronor, text: 'Projektering' });
        expect(fits).toBe(true);
        paid.set(serial, { ore, by: null });
      } catch (error) {
        refused(error);
        expect(fits).toBe(false);
      }
    } else if (kind === 'work') {
      const deducted = deductsAll ? open : open.slice(0, 1);
      const off = deducted.reduce((sum, [, { ore }]) => sum + ore, 0n);
      const gross = oreOf.reduce((sum, ore) => sum + BigInt(ore), 0n);
      const room = ceiling === null ? gross : ceiling - total() + off;
      const counted = gross > room ? room : gross;
      try {
        const deduct = deductsAll ? undefined : deducted.map(([number]) => number);
        const document = firm.invoice({ as: 'Work', deduct, overCeiling: 'Free' }, oreOf);
        expect(inOre(document.sumTotal)).toBe(counted - off);
        worked.set(serial, counted);
        deducted.forEach(([number, one]) => paid.set(number, { ...one, by: serial }));
        deducted.forEach(([number, { ore }]) => {
          const line = document.items.find(
            ({ lineKind, agreedRef }) => lineKind === 'Deduction' && agreedRef === number,
          )!;
          expect(inOre(line.subTotal)).toBe(-ore);
          expect(line.invoiceItemText).toContain(String(number).padStart(6, '0'));
        });
        expect(inOre(document.vatTotalRounded)).toBe(rounded((counted - off) * 25n, 100n));
      } catch (error) {
        refused(error);
        expect(counted).toBeLessThan(off);
      }
    } else {
      const debits = firm.debits();
      if (debits.length === 0) continue;
      const index = debits[pick % debits.length]!;
      const isDeducted = (paid.get(index + 1)?.by ?? null) !== null;
      expect(firm.credit(index)).toBe(!isDeducted);
      if (isDeducted) continue;
      paid.delete(index + 1);
      worked.delete(index + 1);
      for (const [number, one] of paid) if (one.by === index + 1) paid.set(number, { ...one, by: null });
    }
    expect(firm.netOre).toBe(total());
    if (ceiling !== null) {
      expect(firm.netOre <= ceiling).toBe(true);
      expect(BigInt(leftOreOf(firm.terms))).toBe(ceiling - total());
    }
    const left = onAccountOf(firm.terms.entries).reduce((sum, { leftOre }) => sum + BigInt(leftOre), 0n);
    expect(left).toBe([...paid.values()].reduce((sum, { ore, by }) => sum + (by === null ? ore : 0n), 0n));
  }
}

function rounded(value: bigint, divisor: bigint): bigint {
  return (value * 2n + divisor) / (divisor * 2n);
}

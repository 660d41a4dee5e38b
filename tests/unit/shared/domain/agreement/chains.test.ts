import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { leftOreOf } from '../../../../../shared/domain/agreement/entries.ts';
import { writtenTerms } from '../../../../../shared/domain/agreement/plan.ts';
import { invoiceFields } from '../../../../../shared/domain/fortnox/invoice-fields.ts';
import type { AgreementTerms } from '../../../../../shared/entities/agreement.ts';
import type { InvoiceDocument } from '../../../../../shared/schemas/invoice.ts';
import { AgreedProject, hourly, type Step, walkAgreed } from '../../../../support/chains/agreed-chain.ts';
import { inOre } from '../../../../support/exact-invoice.ts';
import { byTier } from '../../../../support/tier.ts';

const runs = { numRuns: byTier(30, 1000) };
/** The sums of one invoice agree in JSON and in what Fortnox is sent; other tests of chains read what is printed. */
function expectSame(document: InvoiceDocument) {
  const lines = document.items.reduce((sum, { subTotal }) => sum + inOre(subTotal), 0n);
  expect(lines).toBe(inOre(document.sumTotal));
  const rows = invoiceFields(document, '1')['InvoiceRows'] as { DeliveredQuantity: string; Price: number }[];
  expect(rows.reduce((sum, row) => sum + BigInt(row.DeliveredQuantity) * inOre(row.Price), 0n)).toBe(lines);
  rows.forEach(({ Price }) => expect(Price).toBeGreaterThanOrEqual(0));
}

function walk(terms: AgreementTerms, steps: readonly Step[], ceiling: bigint | null) {
  const project = new AgreedProject(terms);
  walkAgreed(project, steps, ceiling);
  project.documents.forEach(expectSame);
}

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
        const project = new AgreedProject(writtenTerms(given, hourly));
        const amounts = project.terms.instalments.map(({ amountOre }) => BigInt(amountOre));
        expect(amounts.reduce((sum, ore) => sum + ore, 0n)).toBe(BigInt(agreedOre));
        const open = new Map(
          project.terms.instalments.map(({ instalmentId }, index) => [instalmentId, amounts[index]!]),
        );
        const invoices = new Map<number, number[]>();
        for (const { credits, pick, several } of steps) {
          const debits = project.debits();
          if (credits && debits.length > 0) {
            const index = debits[pick % debits.length]!;
            expect(project.credit(index)).toBe(inOre(project.documents[index]!.sumTotal));
            invoices.get(index)!.forEach((id) => open.set(id, amounts[id - 1]!));
          } else {
            const left = [...open].filter(([, ore]) => ore > 0n).map(([id]) => id);
            const ids = several ? left : left.slice(pick % (left.length || 1)).slice(0, 1);
            if (ids.length === 0) continue;
            invoices.set(project.issued.length, ids);
            project.invoice({ as: 'Instalments', instalmentIds: ids, settleWork: true });
            ids.forEach((id) => open.set(id, 0n));
          }
          const left = [...open.values()].reduce((sum, ore) => sum + ore, 0n);
          expect(project.netOre + left).toBe(BigInt(agreedOre));
          expect(BigInt(leftOreOf(project.terms))).toBe(left);
        }
        project.documents.forEach(expectSame);
      }),
      runs,
    );
  });

  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('on-account', 'work', 'work', 'credit'),
    kronor: fc.integer({ min: 1, max: 60_000 }),
    worked: fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 4 }),
    pick: fc.nat(),
    share: fc.constant(100),
    deductsAll: fc.boolean(),
  });

  it('deduct each on-account invoice once, and none that is credited', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => walk(hourly, steps, null)),
      runs,
    );
  });

  it('never come to more than the ceiling', () => {
    const ceiling = fc.integer({ min: 1_000_000, max: 20_000_000 });
    fc.assert(
      fc.property(ceiling, fc.array(step, { maxLength: 20 }), (agreedOre, steps) =>
        walk({ ...hourly, priceForm: 'Ceiling', agreedOre }, steps, BigInt(agreedOre)),
      ),
      runs,
    );
  });
});

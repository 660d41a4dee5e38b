import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leavesNothing,
  partCreditOf,
  restCreditOf,
  whollyCredited,
} from '../../../../../shared/domain/invoice/credit-part.ts';
import { countOf, standingOf } from '../../../../../shared/domain/invoice/credit-standing.ts';
import { needsRoundingRow, fortnoxSums } from '../../../../../shared/domain/fortnox/fortnox-sums.ts';
import type { InvoiceDocument } from '../../../../../shared/schemas/invoice.ts';
import { chains, debitOf, type Step } from '../../../../support/credit-chain.ts';
import { added, half, netOfAccounts, netOfRates, sumsOf } from '../../../../support/exact-credits.ts';
import { inOre } from '../../../../support/exact-invoice.ts';
import { company } from '../../../../support/invoice-input.ts';
import { byTier } from '../../../../support/tier.ts';

const now = new Date('2026-12-01T10:00:00.000Z');
const reason = 'Fel antal timmar';
const circumstances = { company, now, number: { serialNumber: 40 } };

const part = (debit: InvoiceDocument, earlier: readonly InvoiceDocument[], lines: [number, number][]) =>
  partCreditOf(
    debit,
    earlier,
    { lines: lines.map(([sortNum, quantity]) => ({ sortNum, quantity })), amount: 0, reason },
    circumstances,
  );
const amountOf = (debit: InvoiceDocument, earlier: readonly InvoiceDocument[], amount: number) =>
  partCreditOf(debit, earlier, { lines: [], amount, reason }, circumstances);

/** A credit of the step, by what is left; undefined where the step chooses nothing or would be too much. */
function taken(debit: InvoiceDocument, earlier: readonly InvoiceDocument[], step: Step): InvoiceDocument | undefined {
  if (step.kind === 'rest') return restCreditOf(debit, earlier, circumstances);
  const { lines, netOre } = standingOf(debit, earlier);
  if (step.kind === 'amount') {
    // Any amount that is left can be credited.
    const amountOre = Math.max(1, Math.floor((netOre * step.share) / 100));
    return netOre > 0 ? amountOf(debit, earlier, amountOre / 100) : undefined;
  }
  try {
    const picked = lines.flatMap(({ line, quantity }, index): [number, number][] => {
      const wanted = Math.ceil((quantity * 4 * step.picks[index]!) / 4) / 4;
      return wanted > 0 ? [[line.sortNum, wanted]] : [];
    });
    return picked.length > 0 ? part(debit, earlier, picked) : undefined;
  } catch (error) {
    expect(error).toMatchObject({ code: 'not_creditable' });
    return undefined;
  }
}

describe('a chain of credits of parts', () => {
  it('never exceeds its debit, and all together are it to the öre, by rate, account and line', () => {
    fc.assert(
      fc.property(chains, ({ lines, steps }) => {
        const debit = debitOf(lines);
        const credits: InvoiceDocument[] = [];
        for (const step of [...steps, { kind: 'rest', picks: [], share: 100 } satisfies Step]) {
          const credit = taken(debit, credits, step);
          if (!credit) continue;
          expectWhole(credit);
          const isDone = leavesNothing(debit, credits, credit);
          credits.push(credit);
          const left = added([debit, ...credits]);
          expect(left.net >= 0n && left.vat >= 0n && left.toPay >= 0n).toBe(true);
          expect([...netOfRates([debit, ...credits]).values()].every((net) => net >= 0n)).toBe(true);
          if (!isDone) continue;
          expect(left).toEqual({ net: 0n, vat: 0n, rounding: 0n, toPay: 0n });
          expect([...netOfRates([debit, ...credits]).values()].every((net) => net === 0n)).toBe(true);
          if (credit.creditScope === 'Rest') {
            expect([...netOfAccounts([debit, ...credits]).values()].every((net) => net === 0n)).toBe(true);
          }
          break;
        }
      }),
      { numRuns: byTier(200, 1000) },
    );
  });

  function expectWhole(credit: InvoiceDocument): void {
    const { net, vat, rounding, toPay } = sumsOf(credit);
    expect(net < 0n && vat <= 0n && toPay <= 0n && toPay % 100n === 0n).toBe(true);
    expect(net + vat + rounding).toBe(toPay);
    expect([...netOfRates([credit]).values()].reduce((sum, one) => sum + one, 0n)).toBe(net);
    for (const item of credit.items) {
      const quarters = BigInt(countOf(item) * 4);
      expect(half(quarters * inOre(item.unitPrice), 4n)).toBe(inOre(item.subTotal));
      expect([item.subTotal, item.quantity, item.invoiceableHours].some((value) => Object.is(value, -0))).toBe(false);
    }
    const there = fortnoxSums(credit);
    const vatThere = [...netOfRates([credit])].reduce((sum, [rate, one]) => sum + half(one * BigInt(rate), 100n), 0n);
    expect(inOre(there.vatTotalRounded)).toBe(vatThere);
    expect(net + vatThere + inOre(there.roundingTotal)).toBe(toPay);
    expect(needsRoundingRow(credit)).toBe(half(net + vatThere, 100n) * 100n !== toPay);
  }
});

describe('a credit of a part', () => {
  const hour = (quarters: number, priceOre: number, vatPercent = 25) => ({
    quarters,
    priceOre,
    vatPercent,
    account: 3001,
  });

  it('names its debit, the lines it credits and the reason', () => {
    const credit = part(debitOf([hour(8, 100_000), hour(4, 50_000)]), [], [[1, 0.5]]);
    expect(credit).toMatchObject({
      invoiceType: 'Credit',
      creditScope: 'Part',
      creditReason: reason,
      refSerialNumberPadded: '000018',
      sumTotal: -500,
      vatTotalRounded: -125,
      sumTotalIncVat: -625,
      vatOfRates: [],
      items: [{ invoiceableHours: -0.5, unitPrice: 1000, subTotal: -500, credits: { sortNum: 1, quantity: 0.5 } }],
    });
  });

  it('is refused for more of a line than is left, and says how much that is', () => {
    const debit = debitOf([hour(8, 100_000)]);
    const first = part(debit, [], [[1, 1.5]]);
    expect(() => part(debit, [first], [[1, 0.75]])).toThrow('Av raden ”Rad 1” återstår 0,5 av 2 tim att kreditera.');
    const second = part(debit, [first], [[1, 0.5]]);
    expect(leavesNothing(debit, [first], second)).toBe(true);
    expect(() => part(debit, [first, second], [[1, 0.5]])).toThrow('Raden ”Rad 1” är redan krediterad.');
    expect(() => part(debit, [], [[7, 1]])).toThrow('Fakturan har ingen sådan rad.');
    expect(() => part(debit, [], [[1, -1]])).toThrow('återstår');
  });

  it('is refused for a larger amount than is left', () => {
    const debit = debitOf([hour(4, 100_000)]);
    const first = amountOf(debit, [], 999.99);
    expect(() => amountOf(debit, [first], 0.02)).toThrow('Av fakturan återstår 0,01\u00a0kr exkl. moms att kreditera.');
    expect(() => part(debit, [first], [[1, 1]])).toThrow('Av fakturan återstår 0,01\u00a0kr exkl. moms med 25 % moms');
  });

  it('of an amount is spread over the rates in proportion, each at its rate', () => {
    const credit = amountOf(debitOf([hour(4, 300_000, 25), hour(4, 100_000, 6)]), [], 100);
    expect(
      credit.items.map(({ invoiceItemText, subTotal, vatPercent }) => [invoiceItemText, subTotal, vatPercent]),
    ).toEqual([
      ['Prisnedsättning (moms 25 %)', -75, 25],
      ['Prisnedsättning (moms 6 %)', -25, 6],
    ]);
    expect(credit).toMatchObject({ sumTotal: -100, vatTotalRounded: -20.25, sumTotalIncVat: -120 });
  });

  it('of an amount is spread by what stands of each rate after deductions', () => {
    const debit = debitOf([hour(4, 100_000, 25), { ...hour(4, -90_000, 25), account: 2421 }, hour(4, 50_000, 6)]);
    const first = amountOf(debit, [], 300);
    expect(first.items.map(({ subTotal, vatPercent }) => [subTotal, vatPercent])).toEqual([
      [-50, 25],
      [-250, 6],
    ]);
    expect(leavesNothing(debit, [first], amountOf(debit, [first], 300))).toBe(true);
  });

  it('has a line for the öre that parts of an uneven price round to', () => {
    const debit = debitOf([hour(4, 10_001)]);
    const first = part(debit, [], [[1, 0.5]]);
    const last = part(debit, [first], [[1, 0.5]]);
    expect(first.items.map(({ subTotal }) => subTotal)).toEqual([-50.01]);
    expect(last.items.map(({ invoiceItemText, subTotal }) => [invoiceItemText, subTotal])).toEqual([
      ['Rad 1', -50.01],
      ['Öresutjämning', 0.01],
    ]);
  });

  it('that leaves nothing takes what is left of VAT and rounding', () => {
    const debit = debitOf([hour(4, 10_002)]);
    const first = part(debit, [], [[1, 0.5]]);
    const rest = restCreditOf(debit, [first], circumstances);
    expect([first.vatTotalRounded, rest.vatTotalRounded]).toEqual([-12.5, -12.51]);
    expect([first.sumTotalIncVat, rest.sumTotalIncVat]).toEqual([-63, -62]);
    expect(rest.vatOfRates).toEqual([{ vatPercent: 25, vat: -12.51 }]);
    expect(fortnoxSums(rest)).toMatchObject({ vatTotalRounded: -12.5, roundingTotal: 0.51 });
  });

  it('takes an earlier reduction back when all that is left is credited', () => {
    const debit = debitOf([hour(4, 100_000)]);
    const first = amountOf(debit, [], 200);
    const rest = restCreditOf(debit, [first], circumstances);
    expect(rest).toMatchObject({ creditScope: 'Rest', sumTotal: -800, sumTotalIncVat: -1000 });
    expect(rest.items.map(({ invoiceItemText, subTotal }) => [invoiceItemText, subTotal])).toEqual([
      ['Rad 1', -1000],
      ['Prisnedsättning, krediterad med 000040', 200],
    ]);
  });

  it('credits a work order wholly when nothing is left of any line that counts it', () => {
    const debit = debitOf([hour(8, 100_000), hour(4, 50_000)]);
    const shared = { ...debit.items[1]!, sources: [{ workOrderId: 1, workOrderItemId: 9, quantity: 1 }] };
    const both = { ...debit, items: [debit.items[0]!, shared] };
    const first = part(both, [], [[1, 2]]);
    expect(whollyCredited(both, [first])).toEqual([]);
    expect(whollyCredited(both, [first, part(both, [first], [[2, 1]])])).toEqual([1]);
  });
});

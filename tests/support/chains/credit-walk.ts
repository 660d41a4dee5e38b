import { expect } from 'vitest';
import { AppError } from '../../../shared/codes/errors.ts';
import { leavesNothing, partCreditOf, restCreditOf } from '../../../shared/domain/invoice/credit-part.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { type PlainLine, debitOf } from '../credit-chain.ts';
import { added, netOfRates } from '../exact-credits.ts';
import { company } from '../invoice-input.ts';

const now = new Date('2026-12-01T10:00:00.000Z');

/** An invoice with credits of lines, of amounts and of the rest: together they are nothing, by rate and to the öre. */
export function creditChain(random: () => number): InvoiceDocument[] {
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const lines = Array.from({ length: 1 + upTo(5) }, (): PlainLine => ({
    quarters: 1 + upTo(59),
    priceOre: 1 + upTo(299_999),
    vatPercent: [25, 25, 12, 6, 0][upTo(4)]!,
    account: [3001, 3041][upTo(1)]!,
  }));
  const debit = debitOf(lines);
  const left = lines.map(({ quarters }) => quarters);
  const documents = [debit];
  for (let step = upTo(6); step >= 0; step -= 1) {
    const earlier = documents.slice(1);
    const circumstances = { company, now, number: { serialNumber: debit.serialNumber + documents.length } };
    const credited = left.map((quarters) => (random() < 0.5 ? upTo(quarters) : 0));
    const chosen = credited.flatMap((quarters, index) =>
      quarters > 0 ? [{ sortNum: index + 1, quantity: quarters / 4 }] : [],
    );
    const isOfLines = random() < 0.6 && chosen.length > 0;
    const netOre = Number(added(documents).net);
    const amount = isOfLines ? 0 : Math.max(1, upTo(netOre)) / 100;
    try {
      const credit =
        step === 0
          ? restCreditOf(debit, earlier, circumstances)
          : partCreditOf(debit, earlier, { lines: isOfLines ? chosen : [], amount, reason: 'Fel' }, circumstances);
      const isLast = leavesNothing(debit, earlier, credit);
      documents.push(credit);
      if (isOfLines) credited.forEach((quarters, index) => (left[index]! -= quarters));
      if (isLast) break;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_creditable') throw error;
    }
  }
  expect(added(documents)).toEqual({ net: 0n, vat: 0n, rounding: 0n, toPay: 0n });
  expect([...netOfRates(documents).values()].every((net) => net === 0n)).toBe(true);
  return documents;
}

import { expect } from 'vitest';
import { buildInvoiceDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../shared/domain/invoice/credit-of.ts';
import { leavesNothing, partCreditOf, restCreditOf } from '../../../shared/domain/invoice/credit-part.ts';
import type { InvoiceInput } from '../../../shared/domain/invoice/invoice-input.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import { half } from '../exact-credits.ts';
import { inOre } from '../exact-invoice.ts';
import { type Buyer, exactVat, randomVatInput } from '../exact-vat.ts';
import { company } from '../invoice-input.ts';
import type { Step } from './agreed-chain.ts';

type Debit = { document: InvoiceDocument; credits: InvoiceDocument[]; workOrderIds: number[] };

/**
 * Parts of a project's work are invoiced and credited. The oracle: what each work order is worth by its lines, in öre;
 * each is invoiced, or left.
 */
export function walkWork(random: () => number, buyers: readonly Buyer[], steps: readonly Step[]): InvoiceDocument[] {
  const { input, buyer } = inputFor(random, buyers);
  const worth = new Map(input.workOrders.map((one) => [one.workOrderId, worthOf(one)]));
  const left = new Set(worth.keys());
  const worked = totalOf(worth, left);
  const debits: Debit[] = [];
  const documents: InvoiceDocument[] = [];
  let reduced = 0n;
  const number = () => ({ serialNumber: documents.length + 1 });
  const circumstances = () => ({ company, now: input.now, number: number() });

  const invoice = ({ pick, deductsAll }: Step) => {
    const ids = [...left].filter((id) => deductsAll || (id + pick) % 2 === 0);
    const workOrders = input.workOrders.filter(({ workOrderId }) => ids.includes(workOrderId));
    if (workOrders.length === 0) return;
    const part = { ...input, workOrders, number: number() };
    const document = buildInvoiceDocument(part);
    const exact = exactVat(part, buyer);
    const said = [document.sumTotal, document.vatTotalRounded, document.sumTotalIncVat].map(inOre);
    expect(said).toEqual([exact.net, exact.vat, exact.toPay]);
    expect(said[0]).toBe(totalOf(worth, ids));
    ids.forEach((id) => left.delete(id));
    debits.push({ document, credits: [], workOrderIds: ids });
    documents.push(document);
  };

  const creditWhole = (debit: Debit) => {
    const { document, credits } = debit;
    const credit =
      credits.length > 0 ? restCreditOf(document, credits, circumstances()) : creditOf(document, circumstances());
    documents.push(credit);
    debits.splice(debits.indexOf(debit), 1);
    reduced += credits.reduce((sum, one) => sum + inOre(one.sumTotal), 0n);
    debit.workOrderIds.forEach((id) => left.add(id));
  };

  const reduce = (debit: Debit, share: number) => {
    const { document, credits } = debit;
    const standing = credits.reduce((sum, one) => sum + inOre(one.sumTotal), inOre(document.sumTotal));
    const part = (standing * BigInt(share)) / 100n;
    if (part === 0n) return;
    try {
      const choice = { lines: [], amount: Number(part) / 100, reason: 'Prisavdrag' };
      const credit = partCreditOf(document, credits, choice, circumstances());
      expect(leavesNothing(document, credits, credit)).toBe(false);
      expect(inOre(credit.sumTotal)).toBe(-part);
      credits.push(credit);
      documents.push(credit);
      reduced += part;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_creditable') throw error;
    }
  };

  for (const step of steps) {
    const debit = debits[step.pick % (debits.length || 1)];
    if (step.kind === 'work' || step.kind === 'on-account' || !debit) invoice(step);
    else if (step.kind === 'credit') creditWhole(debit);
    else reduce(debit, step.share);
    const net = documents.reduce((sum, { sumTotal }) => sum + inOre(sumTotal), 0n);
    expect(net + totalOf(worth, left) + reduced).toBe(worked);
  }
  return documents;
}

/** Each item is a line of its own, so that parts of the work add up to the öre. */
export function inputFor(random: () => number, buyers: readonly Buyer[]): { input: InvoiceInput; buyer: Buyer } {
  for (;;) {
    const { input, buyer } = randomVatInput(Math.floor(random() * 1_000_000));
    const workOrders = input.workOrders.filter((one) => one.items.some((item) => countOf(item) > 0n));
    const products = input.products.map((one) => ({ ...one, aggregateHoursToTotal: false }));
    if (buyers.includes(buyer)) return { input: { ...input, workOrders, products }, buyer };
  }
}

type Work = InvoiceInput['workOrders'][number];

/** In halves of an hour or a piece. */
function countOf({ productType, invoiceableHours, quantity }: Work['items'][number]): bigint {
  return BigInt((productType === 'Rate' ? (invoiceableHours ?? 0) : quantity) * 2);
}

export function worthOf({ items }: Work): bigint {
  return items.reduce((sum, item) => sum + half(countOf(item) * BigInt(item.unitPriceOre ?? 0), 2n), 0n);
}

export function totalOf(worth: ReadonlyMap<number, bigint>, ids: Iterable<number>): bigint {
  return [...ids].reduce((sum, id) => sum + worth.get(id)!, 0n);
}

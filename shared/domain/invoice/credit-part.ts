import * as z from 'zod/mini';
import { AppError } from '../../codes/errors.ts';
import { notCreditable } from '../../codes/errors/invoices.ts';
import { dayOf } from '../../lib/days.ts';
import { formatMoney, formatNumber } from '../../lib/format.ts';
import { roundHalfAwayFromZero, toKronor, toOre } from '../../lib/money.ts';
import { unitLabels } from '../../text/products.ts';
import type { InvoiceDocument, InvoiceItem } from '../../schemas/invoice.ts';
import { companySchema, type Company } from '../../schemas/settings.ts';
import { inOrderOfProjects, projectsWithSums } from './combined-document.ts';
import { creditedAmount, creditedLine, creditedReduction, opposite } from './credit-lines.ts';
import { type Standing, type StandingRate, countOf, standingOf } from './credit-standing.ts';
import { invoiceNumbers } from './invoice-number.ts';

/** Quantities have the sign of their line. `amount` is in kronor without VAT; 0 where lines are credited. */
export type CreditChoice = {
  lines: readonly { sortNum: number; quantity: number }[];
  amount: number;
  reason: string;
};

type Circumstances = { company: Company; now: Date; number?: { serialNumber: number } };

/**
 * A credit invoice of chosen lines, or parts of them, or of an amount. What the credits of an invoice come to never
 * exceeds it: neither a line, nor the net and VAT of a rate, nor the total. The one that leaves no net takes all that
 * is left of VAT and rounding, so that all credits together are the debit to the öre.
 * @param earlier the credits that the debit already has
 * @throws AppError not_creditable, which says what is left
 */
export function partCreditOf(
  debit: InvoiceDocument,
  earlier: readonly InvoiceDocument[],
  { lines, amount, reason }: CreditChoice,
  circumstances: Circumstances,
): InvoiceDocument {
  const standing = standingOf(debit, earlier);
  const amountOre = toOre(amount);
  if (amountOre > standing.netOre) {
    throw refusal(`Av fakturan återstår ${formatMoney(toKronor(standing.netOre))} exkl. moms att kreditera.`);
  }
  const items =
    lines.length > 0
      ? lines.flatMap(({ sortNum, quantity }) => creditedLine(lineOf(standing, sortNum, quantity), quantity))
      : creditedAmount(standing, amountOre);
  return creditWith(debit, standing, items, { ...circumstances, reason, creditScope: 'Part' });
}

/** The credit invoice of all that earlier credits have left. @throws AppError not_creditable */
export function restCreditOf(
  debit: InvoiceDocument,
  earlier: readonly InvoiceDocument[],
  circumstances: Circumstances,
): InvoiceDocument {
  const standing = standingOf(debit, earlier);
  const left = standing.lines.filter(({ quantity, ore }) => quantity !== 0 || ore !== 0);
  const items = [
    ...left.flatMap((line) => creditedLine(line, line.quantity)),
    ...standing.reductions.map(creditedReduction),
  ];
  return creditWith(debit, standing, items, { ...circumstances, reason: '', creditScope: 'Rest' });
}

/** True if a credit leaves nothing of its debit: no net of any rate. */
export function leavesNothing(
  debit: InvoiceDocument,
  earlier: readonly InvoiceDocument[],
  credit: InvoiceDocument,
): boolean {
  return standingOf(debit, [...earlier, credit]).rates.every(({ netOre }) => netOre === 0);
}

/**
 * The work orders that earlier credits and this one credit wholly: no quantity is left on any line that counts them.
 * @returns their ids, ascending
 */
export function whollyCredited(debit: InvoiceDocument, credits: readonly InvoiceDocument[]): number[] {
  const { lines } = standingOf(debit, credits);
  const idsOf = (isLeft: boolean) =>
    lines
      .filter(({ quantity }) => (quantity !== 0) === isLeft)
      .flatMap(({ line }) => line.sources.map(({ workOrderId }) => workOrderId));
  const left = new Set(idsOf(true));
  return [...new Set(idsOf(false))].filter((id) => !left.has(id)).sort((a, b) => a - b);
}

function lineOf({ lines }: Standing, sortNum: number, wanted: number): Standing['lines'][number] {
  const found = lines.find(({ line }) => line.sortNum === sortNum);
  if (!found) throw refusal('Fakturan har ingen sådan rad.');
  const { line, quantity } = found;
  const isWithin = wanted !== 0 && Math.sign(wanted) === Math.sign(quantity) && Math.abs(wanted) <= Math.abs(quantity);
  if (isWithin) return found;
  const unit = unitLabels[line.productType];
  const left = `${formatNumber(quantity)} av ${formatNumber(countOf(line))} ${unit}`;
  throw refusal(
    quantity === 0
      ? `Raden ”${line.invoiceItemText}” är redan krediterad.`
      : `Av raden ”${line.invoiceItemText}” återstår ${left} att kreditera.`,
  );
}

type Kind = Circumstances & { reason: string; creditScope: InvoiceDocument['creditScope'] };

function creditWith(
  debit: InvoiceDocument,
  standing: Standing,
  items: readonly InvoiceItem[],
  { company, now, number, reason, creditScope }: Kind,
): InvoiceDocument {
  const sums = sumsOf(standing, items);
  const displayDate = dayOf(now);
  return {
    ...debit,
    ...invoiceNumbers(debit.projectCode, number),
    refSerialNumberPadded: debit.serialNumberPadded,
    invoiceType: 'Credit',
    creditScope,
    creditReason: reason,
    sumTotal: toKronor(sums.netOre),
    sumTotalRounded: toKronor(sums.netOre),
    vatTotalRounded: toKronor(sums.vatOre),
    roundingTotal: toKronor(opposite(opposite(sums.toPayOre - sums.netOre - sums.vatOre))),
    sumTotalIncVat: toKronor(sums.toPayOre),
    vatOfRates: sums.vatOfRates,
    dateCreated: now.toISOString(),
    displayDate,
    dueDate: displayDate,
    paymentTermDays: 0,
    invoiceTitle: 'Kreditfaktura',
    items: inOrderOfProjects(debit.projects, items).map((item, index) => ({ ...item, sortNum: index + 1 })),
    projects: projectsWithSums(debit.projects, items),
    company: z.parse(companySchema, company),
  };
}

/** In öre, with the signs of a credit. @throws AppError not_creditable if more would be credited than stands */
function sumsOf(standing: Standing, items: readonly InvoiceItem[]) {
  const rates = standing.rates.map((rate) => ({ rate, ...creditedOf(rate, items) }));
  const netOre = rates.reduce((sum, one) => sum + one.netOre, 0);
  const vatOre = rates.reduce((sum, one) => sum + one.vatOre, 0);
  if (netOre <= 0) throw refusal('Välj vad som ska krediteras: krediten måste vara större än 0 kr.');
  const leavesNone = rates.every((one) => one.netOre === one.rate.netOre);
  const wholeKronor = roundHalfAwayFromZero((netOre + vatOre) / 100) * 100;
  const toPayOre = leavesNone ? standing.toPayOre : Math.min(wholeKronor, standing.toPayOre);
  const isStated = rates.some((one) => one.vatOre !== one.computedVatOre);
  return {
    netOre: opposite(netOre),
    vatOre: opposite(vatOre),
    toPayOre: opposite(toPayOre),
    vatOfRates: isStated
      ? rates
          .filter((one) => one.isPart)
          .map((one) => ({ vatPercent: one.rate.vatPercent, vat: toKronor(opposite(one.vatOre)) }))
      : [],
  };
}

/** What the items credit of a rate, as positive öre of an ordinary debit. */
function creditedOf(rate: StandingRate, items: readonly InvoiceItem[]) {
  const { vatPercent, vatRule, wholeNetOre } = rate;
  const ofRate = items.filter((item) => item.vatPercent === vatPercent && item.vatRule === vatRule);
  const netOre = ofRate.reduce((sum, { subTotal }) => sum - toOre(subTotal), 0);
  const leftOre = rate.netOre - netOre;
  if (leftOre * Math.sign(wholeNetOre) < 0 || Math.abs(leftOre) > Math.abs(wholeNetOre)) {
    const left = formatMoney(toKronor(rate.netOre));
    throw refusal(`Av fakturan återstår ${left} exkl. moms med ${formatNumber(vatPercent)} % moms att kreditera.`);
  }
  const computedVatOre = roundHalfAwayFromZero((netOre * vatPercent) / 100);
  const isWithin = Math.abs(computedVatOre) <= Math.abs(rate.vatOre);
  const vatOre = leftOre === 0 || !isWithin ? rate.vatOre : computedVatOre;
  return { netOre, computedVatOre, vatOre: netOre === 0 ? 0 : vatOre, isPart: ofRate.length > 0 };
}

function refusal(message: string): AppError {
  return new AppError(notCreditable, { message });
}

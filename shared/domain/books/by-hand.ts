import type { InvoiceStatus } from '../../codes/invoices.ts';
import type { Day } from '../../lib/days.ts';
import { toKronor, toOre } from '../../lib/money.ts';
import type { Invoice } from '../../schemas/invoice.ts';
import type { ByHand } from '../../entities/invoice-parts.ts';
import { statusOf } from '../fortnox/fortnox-invoice.ts';

export type InvoiceState = { status: InvoiceStatus; balance: number | null };
export type ManualInvoice = InvoiceState &
  Pick<Invoice, 'sumTotalIncVat' | 'dueDate' | 'credited'> & { byHand: ByHand | null };

/** What is left to pay, or of a credit to pay back (negative), by what has been said of payments. In öre. */
export function leftByHandOre({ sumTotalIncVat, byHand }: Pick<ManualInvoice, 'sumTotalIncVat' | 'byHand'>): number {
  const paid = byHand?.payments ?? [];
  return paid.reduce((left, { amount }) => left - toOre(amount), toOre(sumTotalIncVat));
}

const isLive = ({ status }: ManualInvoice) => status !== 'Cancelled';

/** What is left to pay of a debit once its credits are taken off. In öre. */
export function restByHandOre(debit: ManualInvoice, credits: readonly ManualInvoice[]): number {
  return credits.filter(isLive).reduce((rest, credit) => rest + leftByHandOre(credit), leftByHandOre(debit));
}

/**
 * How a debit and its credits stand in the books of a firm without a link to its accounting: as Fortnox would say.
 * They are settled against each other when all are booked and nothing is left. Invoices of which nothing has been said
 * stay as they are.
 */
export function standingsByHand(debit: ManualInvoice, credits: readonly ManualInvoice[], today: Day): InvoiceState[] {
  const live = credits.filter(isLive);
  const isBooked = [debit, ...live].every(({ byHand }) => byHand !== null);
  const isSettled = isBooked && restByHandOre(debit, credits) === 0;
  const openCreditOre = live.reduce((sum, credit) => sum + leftByHandOre(credit), 0);
  return [debit, ...credits].map((one): InvoiceState => {
    const { status, balance, byHand, dueDate, credited } = one;
    if (byHand === null || !isLive(one)) return { status, balance };
    if (isSettled) return { status: 'Paid', balance: 0 };
    const balanceOre = leftByHandOre(one);
    const booked = { isCancelled: false, isBooked: true, isSent: true, hasFinalPayment: false };
    const there = { ...booked, totalOre: toOre(one.sumTotalIncVat), balanceOre, dueDate };
    const own = { credited, openCreditOre: one === debit ? openCreditOre : 0 };
    return { status: statusOf(there, today, own), balance: toKronor(balanceOre) };
  });
}

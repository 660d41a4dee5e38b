import { expect, it } from 'vitest';
import { creditedOre, daysLate, paymentOf } from '../../../../../shared/domain/invoice/payment.ts';

const debit = {
  invoiceType: 'Debit',
  status: 'Posted',
  credited: false,
  sumTotalIncVat: 1000.1,
  creditedIncVat: 0,
} as const;

it.each([
  ['not yet told of by the accounting', { balance: null }, undefined],
  ['of which nothing is paid', { balance: 1000.1 }, undefined],
  ['paid', { balance: 0 }, undefined],
  ['of which some is paid', { balance: 1000 }, 'Part'],
  ['of which one öre too much is paid', { balance: -0.01 }, 'Over'],
  ['credited in part and not paid', { balance: 700, creditedIncVat: 300.1 }, undefined],
  ['credited in part, and the rest paid in part', { balance: 699.99, creditedIncVat: 300.1 }, 'Part'],
  ['credited in part before the accounting knows', { balance: 1000.1, creditedIncVat: 300.1 }, undefined],
  ['paid, then credited in part', { balance: -300.1, creditedIncVat: 300.1 }, 'Over'],
  ['credited wholly', { balance: 400, credited: true, creditedIncVat: 1000.1 }, undefined],
  ['cancelled', { balance: -5, status: 'Cancelled' }, undefined],
  ['that is a credit', { balance: -1000.1, invoiceType: 'Credit', sumTotalIncVat: -1000.1 }, undefined],
  ['whose parts differ in binary only', { balance: 0.2, sumTotalIncVat: 0.3, creditedIncVat: 0.1 }, undefined],
] as const)('an invoice %s', (_, change, payment) => {
  expect(paymentOf({ ...debit, ...change })).toBe(payment);
});

it('what credits have taken is counted in whole öre, and is nothing without any', () => {
  const [serialNumberPadded, sumTotal] = ['0001', 0];
  const credits = [0.1, 0.2, 99.99].map((sumTotalIncVat, invoiceId) => ({
    invoiceId,
    serialNumberPadded,
    sumTotal,
    sumTotalIncVat,
  }));
  expect(creditedOre({ credits })).toBe(10_029);
  expect(creditedOre({})).toBe(0);
});

it.each([
  ['Overdue', '2026-11-21', '2026-11-22', 1],
  ['Overdue', '2026-02-28', '2026-03-01', 1],
  // Across the change to daylight saving time.
  ['Overdue', '2026-03-01', '2026-04-01', 31],
  ['Overdue', '2025-11-22', '2026-11-22', 365],
  ['Posted', '2026-10-01', '2026-11-22', null],
  ['Paid', '2026-10-01', '2026-11-22', null],
] as const)('days late of an invoice with status %s, due %s, on %s: %s', (status, dueDate, today, days) => {
  expect(daysLate({ status, dueDate }, today)).toBe(days);
});

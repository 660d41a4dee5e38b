import { expect, it } from 'vitest';
import { type ManualInvoice, restByHandOre, standingsByHand } from '../../../../../shared/domain/books/by-hand.ts';

const today = '2026-11-27';
const said = (...amounts: number[]) => ({
  bookedOn: '2026-11-01',
  payments: amounts.map((amount) => ({ day: '2026-11-20', amount })),
});
const debit: ManualInvoice = {
  status: 'Created',
  balance: null,
  sumTotalIncVat: 1000,
  dueDate: '2026-11-30',
  credited: false,
  byHand: said(),
};
const credit: ManualInvoice = { ...debit, sumTotalIncVat: -400, byHand: said() };

it('an invoice kept by hand is booked, late after its day of payment, and paid by what has been paid', () => {
  expect(standingsByHand({ ...debit, byHand: null }, [], today)).toEqual([{ status: 'Created', balance: null }]);
  expect(standingsByHand(debit, [], today)).toEqual([{ status: 'Posted', balance: 1000 }]);
  expect(standingsByHand(debit, [], '2026-12-01')).toEqual([{ status: 'Overdue', balance: 1000 }]);
  expect(standingsByHand({ ...debit, byHand: said(600) }, [], '2026-12-01')).toEqual([
    { status: 'Overdue', balance: 400 },
  ]);
  expect(standingsByHand({ ...debit, byHand: said(600, 400) }, [], '2026-12-01')).toEqual([
    { status: 'Paid', balance: 0 },
  ]);
});

it('an invoice kept by hand is paid with a negative balance when too much has been paid, as in the accounting', () => {
  expect(standingsByHand({ ...debit, byHand: said(1100) }, [], today)).toEqual([{ status: 'Paid', balance: -100 }]);
  expect(standingsByHand(debit, [{ ...credit, byHand: said() }], today)[1]).toEqual({
    status: 'Posted',
    balance: -400,
  });
});

it('an invoice kept by hand is settled with its credits when all are booked and nothing is left', () => {
  const paid = { ...debit, byHand: said(600) };
  expect(restByHandOre(paid, [credit])).toBe(0);
  expect(standingsByHand(paid, [credit], '2026-12-01')).toEqual([
    { status: 'Paid', balance: 0 },
    { status: 'Paid', balance: 0 },
  ]);
  const unbooked = { ...credit, byHand: null };
  expect(standingsByHand(paid, [unbooked], '2026-12-01')).toEqual([
    { status: 'Posted', balance: 400 },
    { status: 'Created', balance: null },
  ]);
});

it('an invoice kept by hand does not count a cancelled credit', () => {
  const cancelled = { ...credit, status: 'Cancelled' as const, balance: 0 };
  expect(restByHandOre(debit, [cancelled])).toBe(100_000);
  expect(standingsByHand(debit, [cancelled], '2026-12-01')).toEqual([
    { status: 'Overdue', balance: 1000 },
    { status: 'Cancelled', balance: 0 },
  ]);
});

import { describe, expect, it } from 'vitest';
import { invoicesToReconcile, listInvoices } from '../../../../../../functions/data/replica/lists/invoices.ts';
import type { InvoiceStatus } from '../../../../../../shared/codes/invoices.ts';
import { ages } from '../../../../../../shared/codes/payment-states.ts';
import { addDays, dayOf } from '../../../../../../shared/lib/days.ts';
import { toKronor, toOre } from '../../../../../../shared/lib/money.ts';
import { leftToPay } from '../../../../../../shared/domain/invoice/payment.ts';
import * as invoices from '../../../../../../shared/contract/invoices.ts';
import { anybody, read, replicaOf, row } from '../../../../../support/replica/rows.ts';

describe('the list of invoices', () => {
  const rows = [
    row('invoice', 1, { serialNumber: 12, serialNumberPadded: '000012', sumTotal: 1234.56, status: 'Paid' }),
    row('invoice', 2, { serialNumber: 120, serialNumberPadded: '000120', projectOwnerUserInitials: 'ÅS' }),
    row('invoice', 3, {
      serialNumber: 9,
      serialNumberPadded: '000009',
      refSerialNumberPadded: '000001',
      invoiceType: 'Credit',
      sumTotal: -500,
      sumTotalIncVat: -625,
      vatTotalRounded: -125,
      balance: -125.5,
      customerName: 'Åre Hotell',
    }),
  ];
  const list = (query: Record<string, string> = {}) =>
    invoices.listInvoices.result.parse(
      listInvoices(replicaOf(rows), read(invoices.listInvoices.query!, query), anybody),
    ).items;
  const numbers = (query: Record<string, string>) => list(query).map(({ serialNumber }) => serialNumber);

  it('has the latest number first', () => {
    expect(numbers({})).toEqual([120, 12, 9]);
  });

  it('finds a number with and without its zeros', () => {
    expect(numbers({ serialNumber: '12' })).toEqual([120, 12]);
    expect(numbers({ serialNumber: '000012' })).toEqual([12]);
    expect(numbers({ serialNumber: '1248' })).toEqual([12]);
    expect(numbers({ serialNumber: '12 054' })).toEqual([120]);
    expect(numbers({ serialNumber: '1249' })).toEqual([]);
    expect(numbers({ serialNumber: '1248', status: 'Created' })).toEqual([]);
  });

  it('finds by status, type, customer and owner', () => {
    expect(numbers({ status: 'Paid' })).toEqual([12]);
    expect(numbers({ invoiceType: 'Credit' })).toEqual([9]);
    expect(numbers({ customerName: 'are' })).toEqual([9]);
    expect(numbers({ projectOwnerUserInitials: 'ås' })).toEqual([120]);
    expect(numbers({ projectOwnerUserInitials: 's' })).toEqual([]);
  });

  it('finds by the id of its owner, and an older one by initials that nobody else has had', () => {
    const owned = [
      row('user', 1, { initials: 'AL' }),
      row('user', 2, { initials: 'AL' }, { deleted: true }),
      row('user', 3, { initials: 'BS' }),
      row('invoice', 1, { serialNumber: 1, projectOwnerUserInitials: 'AL', projectOwnerUserId: 1 }),
      row('invoice', 2, { serialNumber: 2, projectOwnerUserInitials: 'AL', projectOwnerUserId: 2 }),
      row('invoice', 3, { serialNumber: 3, projectOwnerUserInitials: 'AL' }),
      row('invoice', 4, { serialNumber: 4, projectOwnerUserInitials: 'BS' }),
      row('invoice', 5, { serialNumber: 5, projectOwnerUserInitials: 'AL', projectOwnerUserId: 3 }),
    ];
    const of = (ownerUserId: string) =>
      listInvoices(replicaOf(owned), read(invoices.listInvoices.query!, { ownerUserId }), anybody).items.map(
        ({ serialNumber }) => serialNumber,
      );
    expect([of('1'), of('2'), of('3')]).toEqual([[1], [2], [5, 4]]);
  });

  it('keeps öre', () => {
    expect(list({ orderByColumn: 'sumTotal' }).map(({ sumTotal }) => sumTotal)).toEqual([-500, 0, 1234.56]);
  });

  it('says what is owed and how late it is: an age shows the invoices that its sum is of', () => {
    const today = dayOf(new Date());
    const late = (
      id: number,
      days: number,
      balance: number | null,
      status: InvoiceStatus = 'Overdue',
      credited = false,
    ) => {
      const dueDate = addDays(today, -days);
      return row('invoice', id, { sumTotal: 800, sumTotalIncVat: 1000, balance, status, credited, dueDate });
    };
    const ledger = replicaOf([
      late(1, 0, 1000),
      late(2, 30, 250.5),
      late(3, 31, null),
      late(4, 60, 100),
      late(5, 61, 100),
      late(6, 90, 100),
      late(7, 91, 0.1),
      late(8, 400, 0.2),
      late(9, 400, null, 'Paid'),
      late(10, 5, null, 'Posted'),
      row('invoice', 11, { invoiceType: 'Credit', sumTotalIncVat: -1000, balance: -300, status: 'Sent' }),
      late(12, 0, -20, 'Paid'),
      // Its credit is not settled there yet, and was made by a version that left the status.
      late(13, 40, 1000, 'Overdue', true),
    ]);
    const listed = (query: Record<string, string>) =>
      invoices.listInvoices.result.parse(
        listInvoices(ledger, read(invoices.listInvoices.query!, { ...query, sums: 'true' }), anybody),
      );
    const { sums } = listed({});
    expect(sums).toEqual({
      sumTotal: 9600,
      sumTotalIncVat: 11000,
      owed: 4250.8,
      late: { 'late-to-30': 1250.5, 'late-31-60': 1100, 'late-61-90': 200, 'late-over-90': 0.3 },
    });
    for (const age of ages) expect(listed({ payment: age }).sums!.owed).toBe(sums!.late[age]);
    const left = listed({ payment: 'unpaid', orderByColumn: 'balance' }).items.map((one) => leftToPay(one)!);
    expect(toKronor(left.reduce((ore, one) => ore + toOre(one), 0))).toBe(sums!.owed);
    expect(left).toEqual(left.toSorted((a, b) => a - b));
    expect(listed({ payment: 'unpaid' }).sums!.owed).toBe(sums!.owed);
    const ids = (payment: string) => listed({ payment }).items.map(({ invoiceId }) => invoiceId);
    expect(ids('late-over-30').toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(ids('late-31-60').toSorted((a, b) => a - b)).toEqual([3, 4]);
    expect(ids('unpaid')).toHaveLength(11);
    expect(ids('overpaid')).toEqual([12]);
    expect(ids('late')).not.toContain(13);
  });

  it('are compared with the accounting by the sum that they printed, and the old ones by VAT of a quarter', () => {
    const old = row('invoice', 2, { sumTotal: 1000 });
    Object.assign(old.data, { vatTotalRounded: undefined, sumTotalIncVat: undefined });
    const fed = [row('invoice', 1, { sumTotal: 1000, vatTotalRounded: 120, sumTotalIncVat: 1120 }), old];
    expect(invoicesToReconcile(replicaOf(fed)).map(({ toPayOre }) => toPayOre)).toEqual([112_000, 125_000]);
  });

  it('has VAT, total and what is left to pay, also of rows from before the feed carried them', () => {
    const { vatTotalRounded, sumTotalIncVat, balance, ...older } = rows[0]!.data as unknown as Record<string, unknown>;
    expect([vatTotalRounded, sumTotalIncVat, balance]).toEqual([0, 0, null]);
    const db = replicaOf([{ ...rows[0]!, data: older }, rows[2]!]);
    const { items } = listInvoices(db, read(invoices.listInvoices.query!, { orderByColumn: 'balance' }), anybody);
    expect(items.map((one) => [one.vatTotalRounded, one.sumTotalIncVat, one.balance])).toEqual([
      [308.64, 1543, null],
      [-125, -625, -125.5],
    ]);
  });
});

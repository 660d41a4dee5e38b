import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCustomers } from '../../../../../../functions/data/replica/lists/customers.ts';
import { listInvoices } from '../../../../../../functions/data/replica/lists/invoices.ts';
import { invoiceStatuses } from '../../../../../../shared/codes/invoices.ts';
import * as customers from '../../../../../../shared/contract/customers.ts';
import * as invoices from '../../../../../../shared/contract/invoices.ts';
import { addDays, dayOf } from '../../../../../../shared/lib/days.ts';
import { customersList } from '../../../../../../frontend/src/features/customers/customers-list.ts';
import { anybody, read, replicaOf, row } from '../../../../../support/replica/rows.ts';

/** Two columns of the customers, counted from the records, and the ledger that a click on each opens. */

const today = dayOf(new Date());
const [year, rest] = [Number(today.slice(0, 4)), today.slice(4)];
const sameDayLastYear = `${year - 1}${rest === '-02-29' ? '-02-28' : rest}`;

const days = fc.oneof(
  fc.integer({ min: 0, max: 900 }).map((age) => addDays(today, -age)),
  fc.constantFrom(sameDayLastYear, addDays(sameDayLastYear, 1), today),
);
const invoice = fc.record({
  customerId: fc.constantFrom(1, 2, 3),
  displayDate: days,
  dueDate: days,
  status: fc.constantFrom(...invoiceStatuses),
  ore: fc.integer({ min: -5_000_000, max: 20_000_000 }),
  vat: fc.constantFrom(0, 6, 12, 25),
  paid: fc.constantFrom(null, 0, 0.5),
  deleted: fc.boolean(),
});
type Invoice = typeof invoice extends fc.Arbitrary<infer One> ? One : never;

const payOre = ({ ore, vat }: Invoice) => Math.round((ore * (100 + vat)) / 100);
const leftOre = (one: Invoice) => (one.paid === null ? payOre(one) : Math.round(payOre(one) * one.paid));

function firmOf(made: readonly Invoice[]) {
  return replicaOf([
    // Of one name: only their ids tell them apart.
    ...[1, 2, 3].map((id) => row('customer', id, { name: 'Samma AB' })),
    ...made.map((one, index) =>
      row(
        'invoice',
        index + 1,
        {
          serialNumber: index + 1,
          customerId: one.customerId,
          customerName: 'Som den hette då',
          displayDate: one.displayDate,
          dueDate: one.dueDate,
          status: one.status,
          invoiceType: one.ore < 0 ? 'Credit' : 'Debit',
          sumTotal: one.ore / 100,
          sumTotalIncVat: payOre(one) / 100,
          vatTotalRounded: (payOre(one) - one.ore) / 100,
          balance: one.paid === null ? null : leftOre(one) / 100,
        },
        { deleted: one.deleted },
      ),
    ),
  ]);
}

const total = (some: readonly Invoice[], ore: (one: Invoice) => number) =>
  some.reduce((sum, one) => sum + ore(one), 0) / 100;

describe('what a customer is invoiced in twelve months, and owes', () => {
  it('is what its invoices say, and what the ledger sums that a click on it opens', () => {
    const link = (key: string) =>
      customersList.columns.find((column) => column.key === key)!.link! as (row: unknown) => unknown;
    fc.assert(
      fc.property(fc.array(invoice, { maxLength: 40 }), (made) => {
        const db = firmOf(made);
        const ledger = (address: string) => {
          const query = Object.fromEntries(new URL(address, 'https://klang.test').searchParams);
          return listInvoices(db, read(invoices.listInvoices.query!, { ...query, sums: 'true' }), anybody).sums!;
        };
        const asked = { sums: 'true', orderByColumn: 'owed', orderByDescending: 'true' };
        const page = listCustomers(db, read(customers.listCustomers.query!, asked), anybody);
        const living = made.filter(({ deleted }) => !deleted);
        for (const customer of page.items) {
          const its = living.filter(({ customerId }) => customerId === customer.customerId);
          const lately = its.filter(
            ({ status, displayDate }) => status !== 'Cancelled' && displayDate > sameDayLastYear,
          );
          const open = its.filter(({ status }) => status !== 'Cancelled' && status !== 'Paid');
          expect(customer.invoiced12Months).toBe(total(lately, ({ ore }) => ore));
          expect(customer.owed).toBe(total(open, leftOre));
          const clicked = (key: string) => link(key)(customer) as string | undefined;
          const [ofInvoiced, ofOwed] = [clicked('invoiced12Months'), clicked('owed')];
          if (ofInvoiced) expect(ledger(ofInvoiced).sumTotal).toBe(customer.invoiced12Months);
          else expect(customer.invoiced12Months).toBe(0);
          if (ofOwed) expect(ledger(ofOwed).owed).toBe(customer.owed);
          else expect(customer.owed).toBe(0);
        }
        const owed = page.items.map((one) => one.owed);
        expect(owed).toEqual(owed.toSorted((a, b) => b - a));
        const sum = (key: 'owed' | 'invoiced12Months') =>
          Math.round(page.items.reduce((ore, one) => ore + one[key] * 100, 0)) / 100;
        expect(page.sums).toEqual({ invoiced12Months: sum('invoiced12Months'), owed: sum('owed') });
      }),
      { numRuns: 60 },
    );
  });
});

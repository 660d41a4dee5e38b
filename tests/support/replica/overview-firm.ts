import * as fc from 'fast-check';
import { vi } from 'vitest';
import type { Database } from '../../../functions/data/replica/database.ts';
import { listInvoices } from '../../../functions/data/replica/lists/invoices.ts';
import { listWorkOrders } from '../../../functions/data/replica/lists/work-orders.ts';
import { readOverview } from '../../../functions/data/replica/overview/read-overview.ts';
import { invoiceStatuses } from '../../../shared/codes/invoices.ts';
import { comparisons, overviewPeriods } from '../../../shared/codes/overview.ts';
import { workOrderStatuses } from '../../../shared/codes/work-orders.ts';
import { listInvoices as ledgerRoute } from '../../../shared/contract/invoices.ts';
import { getOverview } from '../../../shared/contract/overview.ts';
import { listWorkOrders as workOrdersRoute } from '../../../shared/contract/work-orders.ts';
import { anybody, item, read, replicaOf, row } from './rows.ts';

/** Random firms for the figures of the overview, and what their records come to, by the calendar’s own arithmetic. */

export const day = 86_400_000;
export const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const todays = ['2026-11-23', '2024-02-29', '2026-01-01', '2027-12-31', '2025-03-30'];

const age = fc.oneof(
  fc.integer({ min: -60, max: 800 }),
  fc.constantFrom(-1, 0, 1, 6, 7, 30, 31, 60, 61, 90, 91, 364, 365, 366),
);
/** The lines of each VAT rate: work, money on account, and deductions of it; less than nothing on a credit. */
const parts = fc.array(
  fc.record({ ore: fc.integer({ min: -5_000_000, max: 20_000_000 }), vat: fc.constantFrom(0, 6, 12, 25) }),
  { minLength: 1, maxLength: 4 },
);
const sumOf = (ores: readonly number[]) => ores.reduce((sum, one) => sum + one, 0);
const invoice = fc.record({
  customerId: fc.constantFrom(1, 2, 3, 4),
  age,
  dueAge: age,
  status: fc.constantFrom(...invoiceStatuses),
  sums: parts.map((its) => ({
    ore: sumOf(its.map(({ ore }) => ore)),
    payOre: sumOf(its.map(({ ore, vat }) => Math.round((ore * (100 + vat)) / 100))),
  })),
  paid: fc.constantFrom(null, 0, 0.5, 1.2),
  deleted: fc.nat(4).map((one) => one === 0),
});
const workOrder = fc.record({
  age,
  status: fc.constantFrom(...workOrderStatuses),
  hours: fc.integer({ min: 1, max: 40 }).map((one) => one / 2),
  unpaidHours: fc.constantFrom(0, 0.5, 4),
  owner: fc.constantFrom(null, 1, 2),
  projectId: fc.constantFrom(1, 2, 3, 4),
  priceOre: fc.integer({ min: 50_000, max: 200_000 }),
  /** A line that is no hours. */
  rentOre: fc.constantFrom(0, 0, 75_000),
  invoiceable: fc.nat(4).map((one) => one > 0),
  settled: fc.nat(3).map((one) => one === 0),
  deleted: fc.nat(4).map((one) => one === 0),
});
const firms = fc.record({
  today: fc.constantFrom(...todays),
  period: fc.constantFrom(...overviewPeriods),
  compare: fc.constantFrom(...comparisons),
  invoices: fc.array(invoice, { maxLength: 40 }),
  workOrders: fc.array(workOrder, { maxLength: 30 }),
  projects: fc.array(
    fc.record({ budgetOre: fc.constantFrom(0, 100_000, 1_000_000, 5_000_000), active: fc.boolean() }),
    { minLength: 4, maxLength: 4 },
  ),
});
type Firm = typeof firms extends fc.Arbitrary<infer One> ? One : never;
export type Invoice = Firm['invoices'][number];
export type WorkOrder = Firm['workOrders'][number];

export const leftOre = ({ sums: { payOre }, paid }: Invoice) => (paid === null ? payOre : Math.round(payOre * paid));
/** Settled against a fixed price, so that it keeps no price of its own. */
export const isSettled = ({ status, settled }: WorkOrder) => settled && status === 'Invoiced';
export const listPriceOre = ({ today }: Firm, { age: ago }: WorkOrder) =>
  iso(Date.parse(today) - ago * day) >= '2026' ? 120_000 : 100_000;
/** Not invoiced yet, so the hours count as estimated until they are registered. */
export const hoursValueOre = (firm: Firm) => (one: WorkOrder) =>
  one.invoiceable ? Math.round(one.hours * (isSettled(one) ? listPriceOre(firm, one) : one.priceOre)) : 0;
export const valueOre = (firm: Firm) => (one: WorkOrder) =>
  hoursValueOre(firm)(one) + (one.invoiceable ? one.rentOre : 0);
export const kronor = <One>(some: readonly One[], ore: (one: One) => number) =>
  some.reduce((sum, one) => sum + ore(one), 0) / 100;

function replicaOfFirm({ today, invoices, workOrders, projects }: Firm): Database {
  const dated = (ago: number) => iso(Date.parse(today) - ago * day);
  return replicaOf([
    ...[1, 2, 3, 4].map((id) => row('customer', id, { name: `Kund ${id}` })),
    ...projects.map((one, index) =>
      row('project', index + 1, { customerId: 1, projectCode: `26-000${index + 1}`, ...one }),
    ),
    ...[1, 2].map((id) => row('user', id, { initials: `P${id}` })),
    row('product', 1, {}),
    row('product', 2, { productType: 'Rent' }),
    row('price-list-default', 1, { year: 2020, lines: [{ productId: 1, priceOre: 100_000 }] }),
    row('price-list-default', 2, { year: 2026, lines: [{ productId: 1, priceOre: 120_000 }] }),
    ...invoices.map((one, index) =>
      row(
        'invoice',
        index + 1,
        {
          serialNumber: index + 1,
          customerId: one.customerId,
          displayDate: dated(one.age),
          dueDate: dated(one.dueAge),
          status: one.status,
          invoiceType: one.sums.ore < 0 ? 'Credit' : 'Debit',
          sumTotal: one.sums.ore / 100,
          sumTotalIncVat: one.sums.payOre / 100,
          vatTotalRounded: (one.sums.payOre - one.sums.ore) / 100,
          balance: one.paid === null ? null : leftOre(one) / 100,
        },
        { deleted: one.deleted },
      ),
    ),
    ...workOrders.map((one, index) =>
      row(
        'work-order',
        index + 1,
        {
          projectId: one.projectId,
          workOrderOwnerUserId: one.owner,
          status: one.status,
          verificationDate: dated(one.age),
          invoiceable: one.invoiceable,
          items: [
            item(1, {
              hoursEstimated: one.hours,
              workedHours: one.hours + one.unpaidHours,
              invoiceableHours: one.hours,
              frozenPriceOre: isSettled(one) ? null : one.priceOre,
            }),
            ...(one.rentOre > 0 ? [item(2, { productType: 'Rent', quantity: 1, frozenPriceOre: one.rentOre })] : []),
          ],
        },
        { deleted: one.deleted },
      ),
    ),
  ]);
}

export const queryOf = (address: string) => {
  const { size: _size, ...query } = Object.fromEntries(new URL(address, 'https://klang.test').searchParams);
  return { ...query, sums: 'true' };
};

/** A check that holds for every random firm, at noon of its day. */
export const onRandomFirms =
  (parameters: { numRuns: number; seed: number }) => (check: (firm: Firm, db: Database) => void) =>
    fc.assert(
      fc.property(firms, (firm) => {
        vi.setSystemTime(new Date(`${firm.today}T12:00:00Z`));
        check(firm, replicaOfFirm(firm));
      }),
      parameters,
    );

export const ledgerOf = (db: Database, address: string) =>
  listInvoices(db, read(ledgerRoute.query!, queryOf(address)), anybody).sums!;
export const workOf = (db: Database, address: string) =>
  listWorkOrders(db, read(workOrdersRoute.query!, queryOf(address)), anybody);
export const overviewOf = (firm: Firm, db: Database) => getOverview.result.parse(readOverview(db, firm));

export const countedOf = ({ invoices }: Firm) => invoices.filter((one) => !one.deleted && one.status !== 'Cancelled');

/** The months from a month's first day. */
function monthsBetween(first: string, count: number): string[] {
  const [year, month] = first.split('-').map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) => iso(Date.UTC(year, month - 1 + index, 1)).slice(0, 7));
}

export function periodOf({ period, today }: Firm): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  if (period === 'this-year') return monthsBetween(`${year}-01`, 12);
  if (period === 'last-year') return monthsBetween(`${year - 1}-01`, 12);
  if (period === 'this-quarter') return monthsBetween(`${year}-${[1, 4, 7, 10][Math.ceil(month / 3) - 1]}`, 3);
  return monthsBetween(iso(Date.UTC(year, month - 12, 1)).slice(0, 7), 12);
}

export function comparedOf(firm: Firm): string[] {
  const months = periodOf(firm);
  const back = firm.compare === 'year-before' ? 12 : months.length;
  const [year, month] = months[0]!.split('-').map(Number) as [number, number];
  return firm.compare === 'none'
    ? []
    : monthsBetween(iso(Date.UTC(year, month - 1 - back, 1)).slice(0, 7), months.length);
}

/** The last day compared: as far into its month as today, if the period has not ended. */
export function comparedEnd(firm: Firm): string | null {
  const months = comparedOf(firm);
  if (months.length === 0) return null;
  const running = periodOf(firm).indexOf(firm.today.slice(0, 7));
  const [year, month] = months[running === -1 ? months.length - 1 : running]!.split('-').map(Number) as [
    number,
    number,
  ];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return iso(Date.UTC(year, month - 1, running === -1 ? last : Math.min(last, Number(firm.today.slice(8)))));
}

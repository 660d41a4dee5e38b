import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listProjects } from '../../../../../../functions/data/replica/lists/projects.ts';
import { eveHoursOf } from '../../../../../../functions/data/replica/overview/people.ts';
import { readOverview } from '../../../../../../functions/data/replica/overview/read-overview.ts';
import * as links from '../../../../../../frontend/src/features/overview/overview-links.ts';
import { listProjects as projectsRoute } from '../../../../../../shared/contract/projects.ts';
import { byTier, seed } from '../../../../../support/tier.ts';
import { anybody, item, read, replicaOf, row } from '../../../../../support/replica/rows.ts';
import {
  comparedEnd,
  comparedOf,
  countedOf,
  hoursValueOre,
  day,
  isSettled,
  iso,
  kronor,
  ledgerOf,
  leftOre,
  listPriceOre,
  onRandomFirms,
  overviewOf,
  periodOf,
  queryOf,
  valueOre,
  workOf,
  type Invoice,
  type WorkOrder,
} from '../../../../../support/replica/overview-firm.ts';

/**
 * Each figure of the overview is counted anew from the records of random firms, by the calendar's own arithmetic, and
 * compared with the sum of the list that a click on it opens.
 */

const always = onRandomFirms({ numRuns: byTier(15, 100), seed: seed() });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the overview', () => {
  it('has what is invoiced each month, as the ledger sums it', () => {
    always((firm, db) => {
      const { invoiced } = overviewOf(firm, db);
      const datedIn = (month: string) =>
        countedOf(firm).filter((one) => iso(Date.parse(firm.today) - one.age * day).startsWith(month));
      const sums = (months: string[]) => months.map((month) => kronor(datedIn(month), ({ sums }) => sums.ore));
      expect(invoiced.months.map(({ from }) => from.slice(0, 7))).toEqual(periodOf(firm));
      expect(invoiced.months.map((month) => month.invoiced)).toEqual(sums(periodOf(firm)));
      expect(invoiced.months.flatMap(({ before }) => before?.invoiced ?? [])).toEqual(sums(comparedOf(firm)));
      expect(invoiced.total).toBe(
        kronor(
          periodOf(firm).flatMap((month) => datedIn(month)),
          ({ sums }) => sums.ore,
        ),
      );
      for (const month of invoiced.months) {
        expect(ledgerOf(db, links.invoicesOf(month)).sumTotal).toBe(month.invoiced);
        if (month.before) expect(ledgerOf(db, links.invoicesOf(month.before)).sumTotal).toBe(month.before.invoiced);
      }
      expect(ledgerOf(db, links.invoicesOf(invoiced.period)).sumTotal).toBe(invoiced.total);
      expect(invoiced.compared?.to ?? null).toBe(comparedEnd(firm));
      if (invoiced.compared) expect(ledgerOf(db, links.invoicesOf(invoiced.compared)).sumTotal).toBe(invoiced.before);
      else expect(invoiced.before).toBe(null);
    });
  });

  it('has the largest customers of the period, as the ledger sums them', () => {
    always((firm, db) => {
      const { customers, invoiced } = overviewOf(firm, db);
      const months = new Set(periodOf(firm));
      const its = countedOf(firm).filter((one) => months.has(iso(Date.parse(firm.today) - one.age * day).slice(0, 7)));
      const expected = [1, 2, 3, 4]
        .map((customerId) => ({
          customerId,
          name: `Kund ${customerId}`,
          invoiced: kronor(
            its.filter((one) => one.customerId === customerId),
            ({ sums }) => sums.ore,
          ),
        }))
        .filter((one) => one.invoiced > 0)
        .toSorted((a, b) => b.invoiced - a.invoiced || a.customerId - b.customerId);
      expect(customers.map(({ customerId, name, invoiced: sum }) => ({ customerId, name, invoiced: sum }))).toEqual(
        expected,
      );
      for (const one of customers) {
        expect(ledgerOf(db, links.invoicesOf(invoiced.period, one.customerId)).sumTotal).toBe(one.invoiced);
        expect(one.share).toEqual(invoiced.total > 0 ? expect.closeTo(one.invoiced / invoiced.total, 9) : null);
        if (invoiced.compared) {
          expect(ledgerOf(db, links.invoicesOf(invoiced.compared, one.customerId)).sumTotal).toBe(one.before);
        } else expect(one.before).toBe(null);
      }
    });
  });

  it('has what is overdue by age, as the ledger sums it', () => {
    always((firm, db) => {
      const { overdue } = overviewOf(firm, db);
      const late = firm.invoices.filter((one) => !one.deleted && one.status === 'Overdue');
      const between = (from: number, to: number) => late.filter(({ dueAge }) => dueAge >= from && dueAge <= to);
      const bands = [between(-Infinity, 30), between(31, 60), between(61, 90), between(91, Infinity)];
      expect(overdue.ages.map(({ owed }) => owed)).toEqual(bands.map((some) => kronor(some, leftOre)));
      expect(overdue.ages.map(({ count }) => count)).toEqual(
        bands.map((some) => some.filter((one) => leftOre(one) !== 0).length),
      );
      expect(overdue.total).toBe(kronor(late, leftOre));
      for (const one of overdue.ages) expect(ledgerOf(db, links.overdueInvoices(one.age)).owed).toBe(one.owed);
      expect(ledgerOf(db, links.overdueInvoices()).owed).toBe(overdue.total);
    });
  });

  it('has the payments to expect by week, as the ledger sums them', () => {
    always((firm, db) => {
      const { expected } = overviewOf(firm, db);
      const open = firm.invoices.filter((one) => !one.deleted && !['Paid', 'Cancelled'].includes(one.status));
      const noon = Date.parse(firm.today);
      const monday = noon - ((new Date(noon).getUTCDay() + 6) % 7) * day;
      const weekOf = ({ dueAge }: Invoice) =>
        Math.max(-1, Math.min(8, Math.floor((noon - dueAge * day - monday) / (7 * day))));
      const sums = Array.from({ length: 10 }, (_, index) =>
        kronor(
          open.filter((one) => weekOf(one) === index - 1),
          leftOre,
        ),
      );
      expect(expected.weeks.map(({ owed }) => owed)).toEqual(sums);
      expect(expected.weeks[1]!.from).toBe(iso(monday));
      expect(expected.total).toBe(kronor(open, leftOre));
      for (const week of expected.weeks) expect(ledgerOf(db, links.invoicesDue(week)).owed).toBe(week.owed);
      expect(ledgerOf(db, links.invoicesDue()).owed).toBe(expected.total);
    });
  });

  it.each([
    ['earned', 'Registered'],
    ['quotes', 'Quoted'],
  ] as const)('has %s work by age, as the list of work orders sums it', (figure, status) => {
    always((firm, db) => {
      const work = overviewOf(firm, db)[figure];
      const its = firm.workOrders.filter((one) => !one.deleted && one.status === status);
      const between = (from: number, to: number) => its.filter((one) => one.age >= from && one.age <= to);
      const bands = [between(-Infinity, 30), between(31, 60), between(61, 90), between(91, Infinity)];
      expect(work.ages.map(({ value }) => value)).toEqual(bands.map((some) => kronor(some, valueOre(firm))));
      expect(work.ages.map(({ count }) => count)).toEqual(bands.map((some) => some.length));
      expect(work.total).toBe(kronor(its, valueOre(firm)));
      for (const [days, value, count] of [
        ...work.ages.map((one) => [one, one.value, one.count] as const),
        [undefined, work.total, its.length] as const,
      ]) {
        const list = workOf(db, links.workOrdersOf(status, days));
        expect([list.sums!.value, list.meta.totalItems]).toEqual([value, count]);
      }
    });
  });

  it('has the projects that are near or over their budgets, as their list sums them', () => {
    always((firm, db) => {
      const { budgets } = overviewOf(firm, db);
      const all = firm.projects.flatMap(({ budgetOre, active }, index) => {
        const its = firm.workOrders.filter(
          (one) =>
            !one.deleted && one.projectId === index + 1 && (one.status === 'Registered' || one.status === 'Invoiced'),
        );
        const workedOre = its.reduce((ore, one) => ore + valueOre(firm)(one), 0);
        const isIn = active && budgetOre > 0 && workedOre >= budgetOre * 0.8;
        return isIn ? [{ projectId: index + 1, budgetOre, workedOre }] : [];
      });
      const [over, near] = [true, false].map((isOver) =>
        all.filter(({ budgetOre, workedOre }) => workedOre > budgetOre === isOver),
      );
      for (const [reported, its, use] of [
        [budgets.over, over!, 'Over'],
        [budgets.near, near!, 'Near'],
      ] as const) {
        expect(reported).toEqual({
          count: its.length,
          budget: kronor(its, ({ budgetOre }) => budgetOre),
          worked: kronor(its, ({ workedOre }) => workedOre),
        });
        const asked = { filter: queryOf(links.projectsOfBudget(use)), tagIds: [] };
        const list = listProjects(db, read(projectsRoute.body!, asked), anybody);
        expect([list.meta.totalItems, list.sums!.worked, list.sums!.budget]).toEqual([
          reported.count,
          reported.worked,
          reported.budget,
        ]);
      }
      expect(budgets.projects.map(({ projectId }) => projectId)).toEqual(
        all
          .toSorted((a, b) => b.workedOre / b.budgetOre - a.workedOre / a.budgetOre || a.projectId - b.projectId)
          .map(({ projectId }) => projectId),
      );
    });
  });

  it('has each person’s hours a month, as the list of work orders sums them, and the norm so far', () => {
    always((firm, db) => {
      const { people } = overviewOf(firm, db);
      const begun = periodOf(firm).filter((month) => month <= firm.today.slice(0, 7));
      const hoursIn = (owner: number, month: string) =>
        firm.workOrders.filter(
          (one) =>
            !one.deleted &&
            one.owner === owner &&
            (one.status === 'Registered' || one.status === 'Invoiced') &&
            iso(Date.parse(firm.today) - one.age * day).startsWith(month),
        );
      const sum = (some: WorkOrder[], of: (one: WorkOrder) => number) =>
        some.reduce((hours, one) => hours + of(one), 0);
      const expected = [1, 2].map((userId) => ({
        userId,
        months: begun.map((month) => ({
          month,
          worked: sum(hoursIn(userId, month), (one) => one.hours + one.unpaidHours),
          invoiceable: sum(hoursIn(userId, month), (one) => (one.invoiceable ? one.hours : 0)),
        })),
      }));
      const reported = people.map(({ userId, months }) => ({
        userId,
        months: months.map(({ from, worked, invoiceable }) => ({ month: from.slice(0, 7), worked, invoiceable })),
      }));
      // Who has worked in no month of the period, or in a coming one alone, may be left out.
      const someHours = ({ months }: (typeof reported)[number]) => months.some(({ worked }) => worked > 0);
      expect(reported.filter(someHours)).toEqual(expected.filter(someHours));
      for (const { userId, months } of people) {
        for (const month of months) {
          if (month.worked === 0 && month !== months[0]) continue;
          const list = (address: string) => workOf(db, address).sums!;
          expect(list(links.hoursOf(userId, month)).hoursWorked).toBe(month.worked);
          expect(list(links.hoursOf(userId, month, { invoiceable: true })).invoiceableHours).toBe(month.invoiceable);
        }
      }
    });
  });

  it('has the price of an invoiced hour beside the list’s, as the list of its work orders sums hours and their value', () => {
    always((firm, db) => {
      const { prices } = overviewOf(firm, db);
      const inMonth = (month: string) =>
        firm.workOrders.filter(
          (one) =>
            !one.deleted &&
            one.status === 'Invoiced' &&
            one.invoiceable &&
            !isSettled(one) &&
            iso(Date.parse(firm.today) - one.age * day).startsWith(month),
        );
      const average = (some: WorkOrder[], ore: (one: WorkOrder) => number) => {
        const hours = some.reduce((sum, one) => sum + one.hours, 0);
        return hours === 0 ? null : Math.round(some.reduce((sum, one) => sum + ore(one), 0) / hours) / 100;
      };
      const listOre = (one: WorkOrder) => one.hours * listPriceOre(firm, one);
      const expected = (some: WorkOrder[]) => ({
        hours: some.reduce((sum, one) => sum + one.hours, 0),
        price: average(some, hoursValueOre(firm)),
        listPrice: average(some, listOre),
      });
      expect(prices).toMatchObject(expected(periodOf(firm).flatMap((month) => inMonth(month))));
      for (const [index, month] of periodOf(firm).entries()) {
        const reported = prices.months[index]!;
        expect(reported).toMatchObject(expected(inMonth(month)));
        if (reported.hours === 0 && index > 0) continue;
        const { invoiceableHours, listPrice } = workOf(db, links.invoicedHours(reported)).sums!;
        expect({ invoiceableHours, listPrice }).toEqual({
          invoiceableHours: reported.hours,
          listPrice: reported.listPrice,
        });
      }
      const list = workOf(db, links.invoicedHours(overviewOf(firm, db).invoiced.period)).sums!;
      expect(list.invoiceableHours).toBe(prices.hours);
      expect(Math.round((list.hoursValue! * 100) / list.invoiceableHours) / 100).toEqual(prices.price ?? Number.NaN);
      expect(list.listPrice).toBe(prices.listPrice);
    });
  });

  it('counts the norm in full days of seven hours, without weekends and public holidays, up to today', () => {
    const order = { projectId: 1, status: 'Registered', workOrderOwnerUserId: 1, items: [item(1, { workedHours: 1 })] };
    const db = replicaOf([
      row('user', 1, { initials: 'P1' }),
      row('project', 1, { customerId: 1 }),
      row('work-order', 1, { ...order, status: 'Registered', verificationDate: '2026-04-02' }),
    ]);
    const { people } = readOverview(db, { today: '2026-05-05', period: 'this-year', compare: 'none' });
    const norms = Object.fromEntries(people[0]!.months.map(({ from, norm }) => [from.slice(5, 7), norm]));
    // 20 days in April besides Good Friday and Easter Monday; in May the 1st is free, and the 4th and 5th have come.
    expect(norms).toMatchObject({ '04': 20 * 7, '05': 2 * 7 });
    expect(Object.keys(norms)).toHaveLength(5);
  });

  it('counts eves by the firm’s own norm, as one’s own day does', () => {
    const order = { projectId: 1, status: 'Registered' as const, workOrderOwnerUserId: 1 };
    const db = replicaOf([
      row('user', 1, { initials: 'P1' }),
      row('project', 1, { customerId: 1 }),
      row('work-order', 1, { ...order, verificationDate: '2026-12-01', items: [item(1, { workedHours: 1 })] }),
      row('system-settings', 1, { eveHours: 4 }),
    ]);
    const { people } = readOverview(db, { today: '2026-12-31', period: 'this-year', compare: 'none' });
    // 20 working days besides Christmas Day, and two eves.
    expect(people[0]!.months.at(-1)!.norm).toBe(20 * 7 + 2 * 4);
    expect(eveHoursOf(db)).toBe(4);
    expect(eveHoursOf(replicaOf([]))).toBe(0);
  });

  it('leaves work that is settled against a fixed price out of the price of an hour', () => {
    const order = (frozenPriceOre: number | null) => ({
      projectId: 1,
      status: 'Invoiced' as const,
      workOrderOwnerUserId: 1,
      verificationDate: '2026-04-02',
      items: [item(1, { workedHours: 2, invoiceableHours: 2, frozenPriceOre })],
    });
    const db = replicaOf([
      row('user', 1, { initials: 'P1' }),
      row('product', 1, { productType: 'Rate' }),
      row('project', 1, { customerId: 1 }),
      row('work-order', 1, order(90_000)),
      row('work-order', 2, order(null)),
    ]);
    const { prices } = readOverview(db, { today: '2026-05-05', period: 'this-year', compare: 'none' });
    expect(prices).toMatchObject({ hours: 2, price: 900 });
    const list = workOf(db, links.invoicedHours(prices.months[3]!));
    expect([list.meta.totalItems, list.sums!.invoiceableHours]).toEqual([1, 2]);
  });
});

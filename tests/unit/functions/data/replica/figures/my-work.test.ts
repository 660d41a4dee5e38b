import { describe, expect, it } from 'vitest';
import { myWork } from '../../../../../../functions/data/replica/figures/my-work.ts';
import { listInvoiceableProjects } from '../../../../../../functions/data/replica/lists/invoiceable-projects.ts';
import { listProjects } from '../../../../../../functions/data/replica/lists/projects.ts';
import { listWorkOrders } from '../../../../../../functions/data/replica/lists/work-orders.ts';
import type { FeedRow } from '../../../../../../functions/data/core/feed-rows.ts';
import { listInvoiceableProjects as invoiceableContract } from '../../../../../../shared/contract/invoices.ts';
import { listProjects as projectsContract } from '../../../../../../shared/contract/projects.ts';
import { listWorkOrders as workOrdersContract } from '../../../../../../shared/contract/work-orders.ts';
import { makeFirm } from '../../../../../bench/firm.ts';
import { type PlainProject, plainProjects } from '../../../../../support/replica/plain-firm.ts';
import { entry, part } from '../../../../../support/replica/instalments.ts';
import { read, replicaOf, row } from '../../../../../support/replica/rows.ts';

/** A Friday: its week is 16 to 22 November, and 30 days before is 21 October. */
const today = '2026-11-20';
const [monday, sunday, first, last, monthAgo] = ['2026-11-16', '2026-11-22', '2026-11-01', '2026-11-30', '2026-10-21'];

/** Invented firms whose work is all of October and November. */
const firms = [180, 260, 340].map((workOrders) =>
  makeFirm(workOrders, new Date('2026-11-20T10:00:00.000Z')).map((row): FeedRow => {
    if (row.kind !== 'work-order') return row;
    const day = new Date(Date.UTC(2026, 9, 1 + ((row.id * 7) % 61))).toISOString().slice(0, 10);
    return { ...row, data: { ...row.data, verificationDate: day } };
  }),
);

const sum = <One>(some: readonly One[], of: (one: One) => number) => some.reduce((total, one) => total + of(one), 0);
const inKronor = (ore: number) => ore / 100;
const isToInvoice = (order: PlainProject['workOrders'][number]) =>
  order.status === 'Registered' && order.invoiceable && order.invoiceId === null;
const workedOre = ({ workOrders }: PlainProject) =>
  sum(
    workOrders.filter(({ status }) => status === 'Registered' || status === 'Invoiced'),
    ({ ore }) => ore,
  );
const toInvoiceOre = ({ workOrders }: PlainProject) => sum(workOrders.filter(isToInvoice), ({ ore }) => ore);

describe.each(firms.map((rows, index) => [index + 1, rows] as const))('the day of a user in firm %i', (_, rows) => {
  const db = replicaOf(rows);
  const projects = plainProjects(rows);
  const active = projects.filter((project) => project.active);
  const users = [1, 7, 19, 28, 40];
  const dayOf = (userId: number) => myWork(db, { userId }, today);

  it('has the work orders of its week that the user owns or helps with', () => {
    for (const userId of users) {
      const mine = projects
        .flatMap(({ workOrders }) => workOrders)
        .filter(
          (order) =>
            (order.workOrderOwnerUserId === userId || order.workOrderHelperUserId === userId) &&
            order.status !== 'Cancelled' &&
            order.verificationDate >= monday &&
            order.verificationDate <= sunday,
        )
        .sort((a, b) => a.verificationDate.localeCompare(b.verificationDate) || a.id - b.id);
      const { items, total } = dayOf(userId).week.workOrders;
      expect(items.map(({ workOrderId }) => workOrderId)).toEqual(mine.map(({ id }) => id));
      expect(total).toBe(mine.length);
    }
  });

  it('sums the registered hours of its week and month, as the list of the user’s work orders does', () => {
    for (const userId of users) {
      const { hours } = dayOf(userId);
      for (const [period, from, to] of [
        [hours.week, monday, sunday],
        [hours.month, first, last],
      ] as const) {
        const registered = sum(
          projects
            .flatMap(({ workOrders }) => workOrders)
            .filter(
              ({ workOrderOwnerUserId: owner, status, verificationDate: day }) =>
                owner === userId && (status === 'Registered' || status === 'Invoiced') && day >= from && day <= to,
            ),
          (order) => order.hours,
        );
        expect(period).toEqual({ from, to, registered });
        const asked = { ownerUserId: userId, status: 'Registered,Invoiced', dateFrom: from, dateTo: to, sums: true };
        const list = listWorkOrders(db, read(workOrdersContract.query!, asked), { userId });
        expect(list.sums!.hoursWorked).toBe(registered);
      }
    }
    expect(sum(users, (userId) => dayOf(userId).hours.month.registered)).toBeGreaterThan(0);
  });

  it('counts the projects that need the user, as the lists they open do', () => {
    for (const userId of users) {
      const own = active.filter(({ projectOwnerUserId }) => projectOwnerUserId === userId);
      const over = own.filter((project) => project.budgetOre > 0 && workedOre(project) > project.budgetOre);
      const reviewed = active.filter(
        (project) => project.projectReviewerUserId === userId && project.workOrders.some(isToInvoice),
      );
      const old = own.filter(({ workOrders }) =>
        workOrders.some((order) => isToInvoice(order) && order.verificationDate <= monthAgo),
      );
      expect(dayOf(userId).projects).toEqual({
        overBudget: {
          count: over.length,
          amount: inKronor(sum(over, (project) => workedOre(project) - project.budgetOre)),
        },
        dueInstalments: { count: 0, amount: 0 },
        toReview: { count: reviewed.length, amount: inKronor(sum(reviewed, toInvoiceOre)) },
        oldToInvoice: { count: old.length, amount: inKronor(sum(old, toInvoiceOre)), upTo: monthAgo },
      });

      const overList = listProjects(
        db,
        read(projectsContract.body!, { filter: { ownerUserId: userId, budgetUse: 'Over', sums: true }, tagIds: [] }),
        { userId },
      );
      expect(overList.meta.totalItems).toBe(over.length);
      expect(overList.sums!.worked - overList.sums!.budget).toBeCloseTo(dayOf(userId).projects.overBudget.amount, 6);
      for (const [filter, found] of [
        [{ reviewerUserId: userId }, reviewed],
        [{ ownerUserId: userId, oldestToInvoiceTo: monthAgo }, old],
      ] as const) {
        const asked = read(invoiceableContract.query!, { ...filter, active: true, invoiceable: true, sums: true });
        const list = listInvoiceableProjects(db, asked, { userId });
        expect(list.meta.totalItems).toBe(found.length);
        expect(list.sums!.toInvoice).toBe(inKronor(sum(found, toInvoiceOre)));
      }
    }
  });

  it('offers the oldest work orders that are shared, and says how many there are', () => {
    const shared = projects
      .flatMap(({ workOrders }) => workOrders)
      .filter(
        ({ workOrderOwnerUserId, workOrderHelperUserId, status }) =>
          (workOrderOwnerUserId === null || workOrderHelperUserId === -1) &&
          status !== 'Invoiced' &&
          status !== 'Cancelled',
      )
      .sort((a, b) => a.verificationDate.localeCompare(b.verificationDate) || a.id - b.id);
    const { items, total } = dayOf(1).shared;
    expect(items.map(({ workOrderId }) => workOrderId)).toEqual(shared.slice(0, 5).map(({ id }) => id));
    expect(total).toBe(shared.length);
  });
});

it('the page Min dag names the days of a week that are free', () => {
  const { days } = myWork(replicaOf([]), { userId: 1 }, '2026-12-24').week;
  expect(days.map(({ isFree, name }) => [isFree, name])).toEqual([
    [false, ''],
    [false, ''],
    [false, ''],
    [false, 'Julafton'],
    [true, 'Juldagen'],
    [true, 'Annandag jul'],
    [true, ''],
  ]);
});

it('the page Min dag sums what is due of planned instalments in the user’s active projects, as the list that it opens finds them', () => {
  const mine = { projectOwnerUserId: 7 };
  const db = replicaOf([
    row('project', 1, mine),
    row('project', 2, mine),
    row('project', 3, { projectOwnerUserId: 8 }),
    row('project', 4, { ...mine, active: false }),
    row('project', 5, mine),
    ...[1, 3, 4].map((id) => row('agreement', id, { projectId: id, instalments: [part(1, today), part(2, null)] })),
    row('agreement', 2, {
      projectId: 2,
      instalments: [part(1, monthAgo, 70_50), part(2, today, 30_00), part(3, '2026-11-21')],
      entries: [entry(9, 2, 10_00)],
    }),
    row('agreement', 5, { projectId: 5, instalments: [part(1, today)], entries: [entry(8, 1, 100_00)] }),
  ]);
  expect(myWork(db, { userId: 7 }, today).projects.dueInstalments).toEqual({ count: 2, amount: 190.5 });
  const filter = { ownerUserId: 7, instalmentDueTo: today };
  const list = listProjects(db, read(projectsContract.body!, { filter, tagIds: [] }), { userId: 7 });
  expect(list.items.map(({ projectId }) => projectId).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

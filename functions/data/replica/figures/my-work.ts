import { isFreeDay } from '../../../../shared/domain/staff-time-log.ts';
import { type Period, daysOf, monthAround, weekAround } from '../../../../shared/domain/my-day.ts';
import { type Day, addDays } from '../../../../shared/lib/days.ts';
import { eveName, holidayName } from '../../../../shared/lib/holidays.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import type { Database } from '../database.ts';
import { dueInstalmentsOfProject, leftOfInstalmentSql } from '../instalments.ts';
import type { Viewer } from '../lists/define-list.ts';
import { projectList } from '../lists/projects.ts';
import { workOrderList } from '../lists/work-orders.ts';

const maxOfWeek = 100;
const maxShared = 5;
const oldAfterDays = 30;

/** What one user's lists say of a day: each figure is a sum of one of them. */
export function myWork(db: Database, viewer: Viewer, today: Day) {
  const [week, month] = [weekAround(today), monthAround(today)];
  const upTo = addDays(today, -oldAfterDays);
  const mine = { ownerUserId: viewer.userId, active: true };
  return {
    week: { days: daysOf(week).map(describe), workOrders: workOrdersOf(db, viewer, week) },
    shared: sharedWorkOrders(db, viewer),
    hours: { week: hoursOf(db, viewer, week), month: hoursOf(db, viewer, month) },
    projects: {
      overBudget: sumOf(db, { ...mine, budgetUse: 'Over' }, 'p.worked_ore - p.budget_ore'),
      dueInstalments: sumOf(db, { ...mine, instalmentDueTo: today }, dueOre, [today]),
      toReview: sumOf(db, { reviewerUserId: viewer.userId, active: true, invoiceable: true }, toInvoice),
      oldToInvoice: { ...sumOf(db, { ...mine, invoiceable: true, oldestToInvoiceTo: upTo }, toInvoice), upTo },
    },
  };
}

const toInvoice = 'p.to_invoice_ore';
const dueOre = `(SELECT sum(${leftOfInstalmentSql}) FROM ${dueInstalmentsOfProject})`;

function describe(day: Day) {
  return { day, isFree: isFreeDay(day), name: holidayName(day) ?? eveName(day) ?? '' };
}

function workOrdersOf(db: Database, { userId }: Viewer, { from, to }: Period) {
  // The unary plus keeps SQLite's planner from reading everything that the user ever had: a week of all users is less.
  const ownWorkSql = '(+w.owner_user_id = ? OR +w.helper_user_id = ?)';
  const found = workOrderList.all(db, [
    { sql: 'w.verification_date BETWEEN ? AND ?', values: [from, to] },
    { sql: `${ownWorkSql} AND w.status <> 'Cancelled'`, values: [userId, userId] },
  ]);
  const inOrder = found.toReversed();
  return { items: inOrder.slice(0, maxOfWeek), total: found.length };
}

function sharedWorkOrders(db: Database, viewer: Viewer) {
  const oldest = { orderByColumn: 'verificationDate', orderByDescending: false, itemsPerPage: maxShared } as const;
  const { items, meta } = workOrderList.page(db, { onlySharable: true, ...oldest }, viewer);
  return { items, total: meta.totalItems };
}

function hoursOf(db: Database, { userId }: Viewer, { from, to }: Period) {
  const query = { status: ['Registered' as const, 'Invoiced' as const], dateFrom: from, dateTo: to };
  const more = [{ sql: '+w.owner_user_id = ?', values: [userId] }];
  const { registered } = workOrderList.sumsOf(
    db,
    { query, more },
    { registered: { sql: 'w.hours_worked', values: [] } },
  );
  return { from, to, registered };
}

type ProjectFilter = Parameters<typeof projectList.sumsOf>[1]['query'];

function sumOf(db: Database, query: ProjectFilter, ore: string, values: string[] = []) {
  const sums = { count: { sql: '1', values: [] }, ore: { sql: ore, values } };
  const { count, ore: amount } = projectList.sumsOf(db, { query }, sums);
  return { count, amount: toKronor(amount) };
}

import { AppError } from '../../../../shared/codes/errors.ts';
import { notFound } from '../../../../shared/codes/errors/every-call.ts';
import { type WorkOrderStatus, workOrderStatuses } from '../../../../shared/codes/work-orders.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import { monthIndex, monthOf, monthOfIndex, writeMonth } from '../../../../shared/lib/months.ts';
import type { ProjectFigures } from '../../../../shared/schemas/project-figures.ts';
import type { Database } from '../database.ts';
import { countedInvoiceSql } from '../lists/invoices.ts';
import { atListPriceOre } from '../work-order-value.ts';

const maxLosses = 10;
const maxMonths = 120;

const ranks = (...statuses: WorkOrderStatus[]) =>
  statuses.map((status) => workOrderStatuses.indexOf(status)).join(', ');
const workOfRow = 'work_order w WHERE w.project_id = ? AND w.listed = 1';
const doneWorkSql = `w.status_rank IN (${ranks('Registered', 'Invoiced')})`;
const invoicesOfRow = `invoice_project part JOIN invoice i ON i.id = part.invoice_id
  WHERE part.project_id = ? AND i.listed = 1 AND ${countedInvoiceSql}`;

/** @throws not_found */
export function projectFigures(db: Database, projectId: number): ProjectFigures {
  const sums = db.get<{ budget: number; worked: number; invoiced: number }>(
    `SELECT budget_ore AS budget, worked_ore AS worked, invoiced_ore AS invoiced FROM project
      WHERE id = ? AND listed = 1`,
    [projectId],
  );
  if (!sums) throw new AppError(notFound);
  const { quoted } = db.get<{ quoted: number }>(
    `SELECT coalesce(sum(w.value_ore), 0) AS quoted FROM ${workOfRow} AND w.status_rank = ${ranks('Quoted')}`,
    [projectId],
  )!;
  const { budget, worked, invoiced } = sums;
  return {
    budget: toKronor(budget),
    quoted: toKronor(quoted),
    worked: toKronor(worked),
    invoiced: toKronor(invoiced),
    left: budget > 0 ? toKronor(budget - worked) : null,
    months: monthsOf(db, projectId),
    people: peopleOf(db, projectId),
    losses: lossesOf(db, projectId),
  };
}

type MonthlyAmount = { month: string; ore: number };

function monthsOf(db: Database, projectId: number): ProjectFigures['months'] {
  const worked = db.all<MonthlyAmount>(
    `SELECT substr(w.verification_date, 1, 7) AS month, sum(w.value_ore) AS ore FROM ${workOfRow} AND ${doneWorkSql} GROUP BY 1`,
    [projectId],
  );
  const invoiced = db.all<MonthlyAmount>(
    `SELECT substr(i.display_date, 1, 7) AS month, sum(part.net_ore) AS ore FROM ${invoicesOfRow} GROUP BY 1`,
    [projectId],
  );
  const upTo = (some: readonly MonthlyAmount[], month: string) =>
    toKronor(some.filter((one) => one.month <= month).reduce((sum, { ore }) => sum + ore, 0));
  return monthsBetween([...worked, ...invoiced].map(({ month }) => month)).map((month) => ({
    month,
    worked: upTo(worked, month),
    invoiced: upTo(invoiced, month),
  }));
}

function monthsBetween(some: readonly string[]): string[] {
  const indexes = some.map((month) => monthIndex(monthOf(`${month}-01`)));
  if (indexes.length === 0) return [];
  const last = Math.max(...indexes);
  const first = Math.max(Math.min(...indexes), last - maxMonths + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => writeMonth(monthOfIndex(first + index)));
}

function peopleOf(db: Database, projectId: number): ProjectFigures['people'] {
  const people = db.all<Omit<ProjectFigures['people'][number], 'value'> & { ore: number }>(
    `SELECT nullif(w.owner_user_id, 0) AS userId, coalesce(u.initials, '') AS initials, sum(w.hours_worked) AS hoursWorked,
      sum(w.invoiceable_hours) AS invoiceableHours, sum(w.value_ore) AS ore
      FROM work_order w LEFT JOIN user u ON u.id = w.owner_user_id
      WHERE w.project_id = ? AND w.listed = 1 AND ${doneWorkSql}
      GROUP BY w.owner_user_id ORDER BY hoursWorked DESC, w.owner_user_id`,
    [projectId],
  );
  return people.map(({ ore, ...person }) => ({ ...person, value: toKronor(ore) }));
}

type Loss = { workOrderId: number; verificationDate: string; invoiceNote: string; invoiceable: number };

function lossesOf(db: Database, projectId: number): ProjectFigures['losses'] {
  const found = db.all<Loss & { listOre: number; ore: number; ofAll: number; lost: number }>(
    `SELECT *, count(*) OVER () AS ofAll, sum(listOre - ore) OVER () AS lost FROM (
      SELECT w.id AS workOrderId, w.verification_date AS verificationDate, note.invoice_note AS invoiceNote,
        w.invoiceable, w.value_ore AS ore, ${atListPriceOre} AS listOre
      FROM work_order w JOIN work_order_text note ON note.id = w.id JOIN project p ON p.id = w.project_id
      WHERE w.project_id = ? AND w.listed = 1 AND ${doneWorkSql})
      WHERE listOre > ore ORDER BY listOre - ore DESC, workOrderId LIMIT ${maxLosses}`,
    [projectId],
  );
  return {
    total: found[0]?.ofAll ?? 0,
    amount: toKronor(found[0]?.lost ?? 0),
    items: found.map(({ workOrderId, verificationDate, invoiceNote, invoiceable, listOre, ore }) => ({
      workOrderId,
      verificationDate,
      invoiceNote,
      invoiceable: invoiceable === 1,
      atListPrice: toKronor(listOre),
      value: toKronor(ore),
      loss: toKronor(listOre - ore),
    })),
  };
}

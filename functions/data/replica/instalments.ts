import { invoiceStatuses } from '../../../shared/codes/invoices.ts';

/** Also the condition of the index `instalment_by_day`. @param row ends with a point */
export function instalmentDaySql(row = ''): string {
  return `${row}due_on <> ''`;
}

const cancelled = invoiceStatuses.indexOf('Cancelled');

/** What is left to invoice of an instalment `part`, in öre; what is credited is left again. */
export const leftOfInstalmentSql = `part.amount_ore - coalesce((SELECT sum(its.net_ore) FROM invoiced_instalment its
  LEFT JOIN invoice i ON i.id = its.invoice_id
  WHERE its.agreement_id = part.agreement_id AND its.instalment_id = part.instalment_id
    AND coalesce(i.status_rank, -1) <> ${cancelled}), 0)`;

/** True if an instalment `part` is due. @param day SQL; by default a value */
export const dueInstalmentSql = (
  day = '?',
) => `${instalmentDaySql('part.')} AND part.due_on <= ${day} AND ${leftOfInstalmentSql} > 0
  AND EXISTS (SELECT 1 FROM agreement a WHERE a.id = part.agreement_id AND a.listed = 1)`;

/** The due instalments of a project `p`, by the day that is its value: an agreement has its project's id. */
export const dueInstalmentsOfProject = `instalment part WHERE part.agreement_id = p.id AND ${dueInstalmentSql()}`;

/** A fixed price has at least one instalment, and nothing else has any. @param project SQL of its id */
export const fixedPriceSql = (project: string) => `EXISTS (SELECT 1 FROM instalment WHERE agreement_id = ${project})`;

/** What of a project's instalments is due today. @param project SQL of its id */
export const dueToday = (project: string) =>
  `instalment part WHERE part.agreement_id = ${project} AND ${dueInstalmentSql('today()')}`;

/** In öre. @param project SQL of its id */
export const dueTodayOre = (project: string) =>
  `coalesce((SELECT sum(${leftOfInstalmentSql}) FROM ${dueToday(project)}), 0)`;

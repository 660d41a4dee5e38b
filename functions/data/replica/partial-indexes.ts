import { invoiceStatuses } from '../../../shared/codes/invoices.ts';
import { openInvoiceStatuses } from '../../../shared/codes/payment-states.ts';
import { workOrderStatuses } from '../../../shared/codes/work-orders.ts';
import { nearBudget } from '../../../shared/codes/projects.ts';

/** Conditions of indexes of few rows among many. SQLite uses such an index only for a query that repeats its words. */

const ranks = (codes: readonly string[], some: readonly string[]) => some.map((one) => codes.indexOf(one)).join(', ');

const openRanks = ranks(invoiceStatuses, openInvoiceStatuses);

export const openInvoiceIndexSql = `listed = 1 AND status_rank IN (${openRanks})`;

/** True if a listed invoice `i` is open. */
export const openInvoiceSql = `i.status_rank IN (${openRanks})`;

/** Offered or registered: what is invoiced leaves it. */
export const uninvoicedWorkIndexSql = `listed = 1 AND status_rank IN (${ranks(workOrderStatuses, ['Quoted', 'Registered'])})`;

/** Also the condition of the index `project_near_budget`. @param row ends with a point, for example 'p.' */
export function nearBudgetSql(row = ''): string {
  return `${row}budget_ore > 0 AND ${row}worked_ore * 100 >= ${row}budget_ore * ${nearBudget}`;
}

import type { listWorkOrders } from '../../../../shared/contract/calls/work-orders.ts';
import type { QueryInput } from '../../../../shared/contract/call-types.ts';
import type { BudgetUse } from '../../../../shared/codes/projects.ts';
import type { Age } from '../../../../shared/codes/payment-states.ts';
import { ledger } from '../../navigation/ledger.ts';
import { paths } from '../../navigation/paths.ts';

/** The list that each figure sums. */

type Days = { from: string; to: string };
type OpenDays = { from: string | null; to: string | null };

export function invoicesOf({ from, to }: Days, customerId?: number): string {
  return ledger({
    ...(customerId !== undefined && { customerId }),
    displayDateFrom: from,
    displayDateTo: to,
    notCancelled: true,
  });
}

export function overdueInvoices(age?: Age | 'late-over-30'): string {
  return ledger({ payment: age ?? 'late' });
}

export function invoicesDue({ from, to }: OpenDays = { from: null, to: null }): string {
  return ledger({ payment: 'unpaid', ...(from && { dueDateFrom: from }), ...(to && { dueDateTo: to }) });
}

export function projectsOfBudget(budgetUse: BudgetUse): string {
  return `${paths.projects}?${new URLSearchParams({ budgetUse }).toString()}`;
}

export function hoursOf(ownerUserId: number, { from, to }: Days, { invoiceable = false } = {}): string {
  return workOrders({
    ownerUserId,
    status: 'Registered,Invoiced',
    dateFrom: from,
    dateTo: to,
    ...(invoiceable && { invoiceable }),
  });
}

export function invoicedHours({ from, to }: Days): string {
  return workOrders({ status: 'Invoiced', dateFrom: from, dateTo: to, invoiceable: true, hourly: true });
}

export function workOrdersOf(
  status: 'Quoted' | 'Registered',
  { from, to }: OpenDays = { from: null, to: null },
): string {
  return workOrders({ status, ...(from && { dateFrom: from }), ...(to && { dateTo: to }) });
}

/** All rows, because only a whole list shows its sums; without initials, because the usual ones are the user's own. */
function workOrders(filter: NonNullable<QueryInput<typeof listWorkOrders>>): string {
  const values = Object.entries({ initials: '', ...filter, size: 0 }).map(([name, value]) => [name, String(value)]);
  return `${paths.homeWorkOrders}?${new URLSearchParams(values).toString()}`;
}

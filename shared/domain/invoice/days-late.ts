import { type Day, daysBetween } from '../../lib/days.ts';
import type { InvoiceRow } from '../../schemas/invoice.ts';

/** How many days ago an overdue invoice fell due; null for one that is not overdue. */
export function daysLate({ status, dueDate }: Pick<InvoiceRow, 'status' | 'dueDate'>, today: Day): number | null {
  return status === 'Overdue' ? Math.max(0, daysBetween(dueDate, today)) : null;
}

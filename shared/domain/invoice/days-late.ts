import { type Day, daysBetween } from '../../lib/days.ts';
import type { InvoiceRow } from '../../schemas/invoice.ts';

export function daysLate({ status, dueDate }: Pick<InvoiceRow, 'status' | 'dueDate'>, today: Day): number | null {
  return status === 'Overdue' ? Math.max(0, daysBetween(dueDate, today)) : null;
}

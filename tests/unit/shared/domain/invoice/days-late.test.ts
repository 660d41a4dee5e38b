import { expect, it } from 'vitest';
import { daysLate } from '../../../../../shared/domain/invoice/days-late.ts';

it.each([
  ['Overdue', '2026-11-21', '2026-11-22', 1],
  ['Overdue', '2026-02-28', '2026-03-01', 1],
  // Across the change to daylight saving time.
  ['Overdue', '2026-03-01', '2026-04-01', 31],
  ['Overdue', '2025-11-22', '2026-11-22', 365],
  ['Posted', '2026-10-01', '2026-11-22', null],
  ['Paid', '2026-10-01', '2026-11-22', null],
] as const)('days late of an invoice with status %s, due %s, on %s: %s', (status, dueDate, today, days) => {
  expect(daysLate({ status, dueDate }, today)).toBe(days);
});

import { expect, it } from 'vitest';
import { booksKeptUntil, mayTakeOut } from '../../../../shared/domain/personal-data-rules.ts';

it('books are kept through the seventh year after the calendar year in which their fiscal year ended', () => {
  // Fiscal year by the calendar.
  expect(booksKeptUntil('2026-01-01', 1)).toBe('2033-12-31');
  expect(booksKeptUntil('2026-12-31', 1)).toBe('2033-12-31');
  // From July through June.
  expect(booksKeptUntil('2026-06-30', 7)).toBe('2033-12-31');
  expect(booksKeptUntil('2026-07-01', 7)).toBe('2034-12-31');
  // From December.
  expect(booksKeptUntil('2026-11-30', 12)).toBe('2033-12-31');
  expect(booksKeptUntil('2026-12-01', 12)).toBe('2034-12-31');
});

it('a file about a person is for the person who logs in, and for SuperAdmin and up', () => {
  const staff = { userId: 3, role: 'Staff' } as const;
  expect(mayTakeOut(staff, { kind: 'user', id: 3 })).toBe(true);
  expect(mayTakeOut(staff, { kind: 'user', id: 4 })).toBe(false);
  expect(mayTakeOut(staff, { kind: 'contact', id: 3 })).toBe(false);
  expect(mayTakeOut({ userId: 3, role: 'SuperAdmin' }, { kind: 'contact', id: 3 })).toBe(true);
});

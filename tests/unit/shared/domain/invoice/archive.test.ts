import { expect, it } from 'vitest';
import { lockedUntil } from '../../../../../shared/domain/invoice/archive.ts';

it.each(['2026-01-01T12:00:00Z', '2026-12-31T12:00:00Z', '2027-02-28T12:00:00Z'])(
  'an invoice of %s is locked past the end of the seventh year after its own',
  (archivedAt) => {
    const endOfSeventhYear = `${Number(archivedAt.slice(0, 4)) + 7}-12-31`;
    expect(lockedUntil(archivedAt) > endOfSeventhYear).toBe(true);
  },
);

it('an invoice of the first day of a year is locked for eight years to the day', () => {
  expect(lockedUntil('2026-01-01T12:00:00Z')).toBe('2034-01-01');
});

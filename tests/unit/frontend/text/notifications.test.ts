import { describe, expect, it } from 'vitest';
import { dayHeading } from '../../../../frontend/src/text/notifications.ts';

describe('the heading of a day of notifications', () => {
  it.each([
    ['2026-01-01', 'I dag'],
    ['2025-12-31', 'I går'],
    ['2025-12-30', 'Tisdag 30 december 2025'],
  ])('of %s is %s on New Year’s Day', (day, heading) => expect(dayHeading(day, '2026-01-01')).toBe(heading));

  it('has no year in its own', () => expect(dayHeading('2026-11-21', '2026-11-28')).toBe('Lördag 21 november'));
});

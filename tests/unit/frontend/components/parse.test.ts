import { describe, expect, it } from 'vitest';
import { parseDay } from '../../../../frontend/src/components/parse.ts';

describe('a typed day', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['261120', '2026-11-20'],
    ['311026', '2026-10-31'],
    ['251101', '2025-11-01'],
    ['311326', undefined],
    ['26-11-20', '2026-11-20'],
    ['2026/1/5', '2026-01-05'],
    ['24/12', '2026-12-24'],
    ['24.12', '2026-12-24'],
    ['24/12 2027', '2027-12-24'],
    ['idag', '2026-11-20'],
    ['i morgon'.replace(' ', ''), '2026-11-21'],
    ['+7', '2026-11-27'],
    ['-1', '2026-11-19'],
  ])('%j is %s', (text, day) => {
    expect(parseDay(text, now)).toBe(day);
  });

  it.each(['2026-02-30', '31/4', 'i fredags', '12', '20261301'])('%j is no day', (text) => {
    expect(parseDay(text, now)).toBeUndefined();
  });

  it('is empty when nothing is typed', () => {
    expect(parseDay(' ', now)).toBeNull();
  });
});

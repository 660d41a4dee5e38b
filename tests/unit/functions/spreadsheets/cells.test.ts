import { assert, date, property } from 'fast-check';
import { expect, it } from 'vitest';
import { cellValue } from '../../../../functions/spreadsheets/cells.ts';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** What a clock in Sweden shows, as a text. */
const shown = (value: unknown) => (value as Date).toISOString().slice(0, 19).replace('T', ' ');

it.each([
  ['2026-03-29T00:59:59.999Z', '2026-03-29 01:59:59'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29 03:00:00'],
  ['2026-10-25T00:59:59.000Z', '2026-10-25 02:59:59'],
  ['2026-10-25T01:00:00.000Z', '2026-10-25 02:00:00'],
  ['2026-12-31T23:30:00.000Z', '2027-01-01 00:30:00'],
])('an instant %s is %s in Sweden', (instant, expected) => {
  expect(shown(cellValue(instant, 'instant'))).toBe(expected);
});

it('every instant is what a clock in Sweden shows', () => {
  const instants = date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  assert(
    property(instants, (instant) => {
      expect(shown(cellValue(instant.toISOString(), 'instant'))).toBe(clock.format(instant));
    }),
    { numRuns: 1_000 },
  );
});

it('what is no instant stays a text', () => {
  expect(cellValue('i morgon', 'instant')).toBe('i morgon');
});

import { expect, it } from 'vitest';
import { lacksHours, registeredLines } from '../../../../shared/domain/registered-hours.ts';

const rate = (workedHours: number | null, invoiceableHours: number | null, hoursEstimated = 26) => ({
  productType: 'Rate' as const,
  hoursEstimated,
  workedHours,
  invoiceableHours,
});
const rent = { productType: 'Rent' as const, hoursEstimated: 0, workedHours: null, invoiceableHours: null };

it.each([
  ['takes worked hours where invoiceable ones are empty', rate(40, null), rate(40, 40)],
  ['takes worked hours of zero', rate(0, null), rate(0, 0)],
  ['keeps a zero that was entered', rate(40, 0), rate(40, 0)],
  ['keeps hours that were entered', rate(40, 12.5), rate(40, 12.5)],
  ['keeps invoiceable hours that nobody worked', rate(null, 3), rate(null, 3)],
  ['leaves what has neither', rate(null, null), rate(null, null)],
  ['leaves rents', rent, rent],
])('a registered line %s', (_, line, registered) => {
  expect(registeredLines([line])).toEqual([registered]);
  if (!lacksHours(line)) {
    for (const answer of ['estimated', 'zero'] as const) {
      expect(registeredLines([line], answer)).toEqual([registered]);
    }
  }
});

it('registering a work order fills in what has neither as the person answers', () => {
  expect(registeredLines([rate(null, null)], 'estimated')).toEqual([rate(26, 26)]);
  expect(registeredLines([rate(null, null)], 'zero')).toEqual([rate(0, 0)]);
});

it('registering a work order asks about rate lines with neither alone', () => {
  const lines = [rate(null, null), rate(0, null), rate(null, 0), rate(1, 1), rent];
  expect(lines.map(lacksHours)).toEqual([true, false, false, false, false]);
});

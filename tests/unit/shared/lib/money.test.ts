import { expect, it } from 'vitest';
import { isWholeOre, multiplyOre, roundHalfAwayFromZero, toKronor, toOre } from '../../../../shared/lib/money.ts';

it('the module of money rounds halves away from zero', () => {
  expect([0.5, 1.5, -0.5, -1.5, 0.4, -1.4].map(roundHalfAwayFromZero)).toEqual([1, 2, -1, -2, 0, -1]);
});

it('the module of money has no minus zero', () => {
  expect([-0, -0.4].map(roundHalfAwayFromZero)).toEqual([0, 0]);
});

it('the module of money takes kronor to öre and back', () => {
  expect([1.1, 0.29, 4467.75, -659].map(toOre)).toEqual([110, 29, 446775, -65900]);
  expect(toKronor(446775)).toBe(4467.75);
  expect([1.1, 0.001, Number.NaN].map(isWholeOre)).toEqual([true, false, false]);
});

it('an amount multiplies hours by a price, rounded to öre', () => {
  expect([multiplyOre(7.5, 125_000), multiplyOre(0.5, 333), multiplyOre(-0.5, 333)]).toEqual([937_500, 167, -167]);
});

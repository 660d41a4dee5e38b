import { expect, it } from 'vitest';
import { costPriceOre } from '../../../../shared/domain/cost-price.ts';

it.each([
  [100, 0, 10_000],
  [100, 10, 11_000],
  [1180.33, 5, 123_935],
  // Half an öre is rounded up.
  [0.1, 5, 11],
  [0, 10, 0],
])('the price of a cost of %d kr with a mark-up of %d per cent is %d öre', (purchasePrice, markUpPercent, ore) => {
  expect(costPriceOre({ purchasePrice, markUpPercent })).toBe(ore);
});

it('the price of a cost is unknown until the cost is', () => {
  expect(costPriceOre({ purchasePrice: null, markUpPercent: 10 })).toBeNull();
});

import { expect, it } from 'vitest';
import { pricePerHour } from '../../../../shared/domain/price-per-hour.ts';

it('the price of an hour is in kronor, to the öre, and none without hours', () => {
  expect(pricePerHour(820_995_00, 680.5)).toBe(1206.46);
  expect(pricePerHour(100, 3)).toBe(0.33);
  expect(pricePerHour(100, 0)).toBeNull();
});

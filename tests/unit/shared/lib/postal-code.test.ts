import { expect, it } from 'vitest';
import { formatAddress } from '../../../../shared/domain/address.ts';
import { formatPostalCode } from '../../../../shared/lib/postal-code.ts';

it.each([
  ['41138', '411 38'],
  ['411 38', '411 38'],
  [' 41138 ', '411 38'],
  ['61-805', '61-805'],
  ['SW1A 1AA', 'SW1A 1AA'],
  ['', ''],
])('the formatter of postal codes writes %j as %j', (typed, written) => {
  expect(formatPostalCode(typed)).toBe(written);
});

it('an address has its postal code with a space', () => {
  const address = { name: '', address1: 'Ljudgatan 7', address2: '', postalCode: '41138', city: 'Göteborg' };
  expect(formatAddress(address)).toBe('Ljudgatan 7, 411 38 Göteborg');
});

import { expect, test } from 'vitest';
import { electronicAddressOf } from '../../../../shared/lib/electronic-address.ts';

test.each([
  ['556000-4615', '0007:5560004615'],
  ['16 556000 4615', '0007:5560004615'],
  ['0007:5560004615', '0007:5560004615'],
  ['0007:556000-4615', '0007:5560004615'],
  ['0007:556000–4615', '0007:5560004615'],
  ['7300010000001', '0088:7300010000001'],
  [' 0088:73 00010 00000 1 ', '0088:7300010000001'],
])('the parser of electronic addresses reads %j as %j', (typed, address) => {
  expect(electronicAddressOf(typed)).toBe(address);
});

test.each([
  '',
  '0007:',
  '0007:5560004616',
  '0088:7300010000002',
  '0088:5560004615',
  '0007:7300010000001',
  '0192:991825827',
  'peppol',
])('the parser of electronic addresses refuses %j', (typed) => {
  expect(electronicAddressOf(typed)).toBeNull();
});

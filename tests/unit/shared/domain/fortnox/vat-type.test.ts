import { expect, test } from 'vitest';
import { mayHaveOtherVatType, vatTypeOf, vatTypeOfCustomer } from '../../../../../shared/domain/fortnox/vat-type.ts';
import type { VatRule } from '../../../../../shared/codes/vat-rules.ts';
import type { InvoiceItem } from '../../../../../shared/schemas/invoice.ts';

const vatOf = (customerCountryCode: string, ...rules: VatRule[]) => ({
  customerCountryCode,
  items: rules.map((vatRule) => ({ vatRule }) as InvoiceItem),
});

test.each<[string, VatRule[], string]>([
  ['SE', ['Domestic'], 'SEVAT'],
  ['SE', [], 'SEVAT'],
  ['SE', ['ReverseConstruction', 'ReverseConstruction'], 'SEREVERSEDVAT'],
  ['SE', ['ReverseConstruction', 'Domestic'], 'SEVAT'],
  ['DE', ['ReverseEu'], 'EUREVERSEDVAT'],
  ['DE', ['Domestic'], 'EUVAT'],
  ['DE', ['ReverseEu', 'Domestic'], 'EUVAT'],
  ['NO', ['Export'], 'EXPORT'],
  ['NO', ['Domestic'], 'SEVAT'],
])('an invoice to %s with lines of %j needs the VAT type %s', (country, rules, type) => {
  expect(vatTypeOf(vatOf(country, ...rules))).toBe(type);
});

test.each<[string, boolean, boolean]>([
  ['SE', false, false],
  ['SE', true, true],
  ['DE', false, true],
])('a customer in %s, a builder: %j, is looked up in Fortnox: %j', (country, reverseConstruction, isLookedUp) => {
  expect(mayHaveOtherVatType(vatOf(country, 'Domestic'), { reverseConstruction })).toBe(isLookedUp);
});

test.each([
  ['SE', 'SE555555555501', undefined],
  ['DE', 'DE136695976', 'EUREVERSEDVAT'],
  ['DE', '', undefined],
  ['NO', '', 'EXPORT'],
])('a customer in %s with number %j is created with the VAT type %j', (countryCode, vatNumber, type) => {
  expect(vatTypeOfCustomer({ countryCode, vatNumber })).toBe(type);
});

import { describe, expect, test } from 'vitest';
import {
  bankGiroOf,
  ibanOf,
  isPaymentReference,
  isPublicBuyer,
  organisationNumberOf,
  plusGiroOf,
} from '../../../../shared/lib/official-numbers.ts';
import { vatNumberOf } from '../../../../shared/lib/vat-numbers.ts';

describe('an organisation number', () => {
  test.each([
    ['5555555555', '555555-5555'],
    ['555555-5555', '555555-5555'],
    ['16555555-5555', '555555-5555'],
    [' 5555 555 555 ', '555555-5555'],
    ['19640823-3234', '640823-3234'],
    ['2120009010', '212000-9010'],
    ['555555–5555', '555555-5555'],
    ['555555−5555\u200b', '555555-5555'],
    ['５５５５５５‑５５５５', '555555-5555'],
  ])('%j is %j', (typed, usual) => {
    expect(organisationNumberOf(typed)).toBe(usual);
  });

  test.each(['555555-5556', '555555-555', '55555555555', 'SE555555555501', '', '555555-555x', '17555555-5555'])(
    '%j is none',
    (typed) => {
      expect(organisationNumberOf(typed)).toBeNull();
    },
  );

  test.each([
    ['202100-9010', true],
    ['212000-9010', true],
    ['222000-9019', true],
    ['232100-9017', true],
    ['252000-9016', false],
    ['555555-5555', false],
    ['769600-9013', false],
    ['', false],
    ['212000-9014', false],
  ])('%j is of a public buyer: %j', (number, is) => {
    expect(isPublicBuyer(number)).toBe(is);
  });
});

test.each([
  ['organisation number', organisationNumberOf, '000000-0000'],
  ['bank giro', bankGiroOf, '0000-0000'],
  ['bank giro', bankGiroOf, '000-0000'],
  ['plus giro', plusGiroOf, '00 00 00-0'],
  ['VAT number', vatNumberOf, 'SE000000000001'],
  ['VAT number', vatNumberOf, 'DK00000000'],
  ['VAT number', vatNumberOf, 'IT00000000000'],
  ['VAT number', vatNumberOf, 'NL000000000B00'],
] as const)('no %s is all zeros: %s %s', (_, usualForm, typed) => {
  expect(usualForm(typed)).toBeNull();
  expect(isPaymentReference('0000')).toBe(false);
});

describe('a bank giro', () => {
  test.each([
    ['50501055', '5050-1055'],
    ['5050-1055', '5050-1055'],
    ['5050 1055', '5050-1055'],
    ['433-8778', '433-8778'],
    ['4338778', '433-8778'],
    ['5050–1055', '5050-1055'],
  ])('%j is %j', (typed, usual) => {
    expect(bankGiroOf(typed)).toBe(usual);
  });

  test.each([
    '5050-1056',
    '505-01055',
    '501055',
    '505010550',
    '5050-105x',
    '',
    '95050-1055',
    'x5050-1055',
    '5050-1055x',
  ])('%j is none', (typed) => {
    expect(bankGiroOf(typed)).toBeNull();
  });
});

describe('a plus giro', () => {
  test.each([
    ['9020033', '90 20 03-3'],
    ['90 20 03-3', '90 20 03-3'],
    ['902003-3', '90 20 03-3'],
    ['18', '1-8'],
    ['12344', '12 34-4'],
    ['1234–4', '12 34-4'],
  ])('%j is %j', (typed, usual) => {
    expect(plusGiroOf(typed)).toBe(usual);
  });

  test.each(['90 20 03-4', '8', '902003390', '', '90 20 O3-3', '902003-3x', 'x902003-3', '18-x'])(
    '%j is none',
    (typed) => {
      expect(plusGiroOf(typed)).toBeNull();
    },
  );
});

describe('an IBAN', () => {
  test.each([
    ['se3550000000054910000003', 'SE35 5000 0000 0549 1000 0003'],
    ['SE35 5000 0000 0549 1000 0003', 'SE35 5000 0000 0549 1000 0003'],
    ['NO93 8601 1117 947', 'NO93 8601 1117 947'],
    ['DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    ['NO1488888888888', 'NO14 8888 8888 888'],
    ['MT05' + 'A'.repeat(30), `MT05 ${'AAAA '.repeat(7)}AA`],
  ])('%j is %j', (typed, usual) => {
    expect(ibanOf(typed)).toBe(usual);
  });

  test.each([
    'SE35 5000 0000 0549 1000 0004',
    'SE36 5000 0000 0549 1000 0003',
    'SE35 5000 0000 0549 1000 003',
    '50000000054910000003',
    // With right check digits, and a length or a form that no country has.
    'SE685000000005491000000',
    'SE93500000000549100000033',
    'NO258888888888',
    'MT22AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    'NO3A86011117941',
    '1O488601111794701',
    'SE35 5000 0000 0549 1000 0003 Å',
    'Å SE35 5000 0000 0549 1000 0003',
    '',
  ])('%j is none', (typed) => {
    expect(ibanOf(typed)).toBeNull();
  });
});

describe('a payment reference', () => {
  test.each(['1842', '4044', '2345', '102343', '18 42'])('%j has the right check digit', (typed) => {
    expect(isPaymentReference(typed)).toBe(true);
  });

  test.each(['1843', '1', '', '12a42', '1'.repeat(26), 'a1842', '1842a', `${'0'.repeat(22)}1842`])(
    '%j has not',
    (typed) => {
      expect(isPaymentReference(typed)).toBe(false);
    },
  );
});

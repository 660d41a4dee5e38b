import { describe, expect, test } from 'vitest';
import {
  bankGiroOf,
  ibanOf,
  isPaymentReference,
  isPublicBuyer,
  organisationNumberOf,
  plusGiroOf,
  vatNumberOf,
} from '../../../../shared/lib/official-numbers.ts';

describe('an organisation number', () => {
  test.each([
    ['5555555555', '555555-5555'],
    ['555555-5555', '555555-5555'],
    ['16555555-5555', '555555-5555'],
    [' 5555 555 555 ', '555555-5555'],
    ['19640823-3234', '640823-3234'],
    ['2120009010', '212000-9010'],
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

describe('a bank giro', () => {
  test.each([
    ['50501055', '5050-1055'],
    ['5050-1055', '5050-1055'],
    ['5050 1055', '5050-1055'],
    ['433-8778', '433-8778'],
    ['4338778', '433-8778'],
  ])('%j is %j', (typed, usual) => {
    expect(bankGiroOf(typed)).toBe(usual);
  });

  test.each(['5050-1056', '505-01055', '501055', '505010550', '5050-105x', ''])('%j is none', (typed) => {
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
  ])('%j is %j', (typed, usual) => {
    expect(plusGiroOf(typed)).toBe(usual);
  });

  test.each(['90 20 03-4', '8', '902003390', '', '90 20 O3-3'])('%j is none', (typed) => {
    expect(plusGiroOf(typed)).toBeNull();
  });
});

describe('a VAT number', () => {
  test.each([
    ['se555555555501', 'SE555555555501'],
    ['SE 555555-5555 01', 'SE555555555501'],
    ['DK 13585628', 'DK13585628'],
    ['FI20774740', 'FI20774740'],
    ['DE136695976', 'DE136695976'],
    ['NO 995525828 MVA', 'NO995525828MVA'],
    ['nl 004495445b01', 'NL004495445B01'],
    ['EL123456789', 'EL123456789'],
    ['CHE-123.456.788 MWST', 'CHE123456788MWST'],
  ])('%j is %j', (typed, usual) => {
    expect(vatNumberOf(typed)).toBe(usual);
  });

  test.each([
    'SE555555555601',
    'SE555555555500',
    'SE5555555555',
    '555555-5555',
    'DK13585627',
    'FI20774741',
    'DE136695978',
    'NO995525829MVA',
    'NL12',
    'GR123456789',
    'XX123456789',
    '',
  ])('%j is none', (typed) => {
    expect(vatNumberOf(typed)).toBeNull();
  });
});

describe('an IBAN', () => {
  test.each([
    ['se3550000000054910000003', 'SE35 5000 0000 0549 1000 0003'],
    ['SE35 5000 0000 0549 1000 0003', 'SE35 5000 0000 0549 1000 0003'],
    ['NO93 8601 1117 947', 'NO93 8601 1117 947'],
    ['DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
  ])('%j is %j', (typed, usual) => {
    expect(ibanOf(typed)).toBe(usual);
  });

  test.each([
    'SE35 5000 0000 0549 1000 0004',
    'SE36 5000 0000 0549 1000 0003',
    'SE35 5000 0000 0549 1000 003',
    '50000000054910000003',
    '',
  ])('%j is none', (typed) => {
    expect(ibanOf(typed)).toBeNull();
  });
});

describe('a payment reference', () => {
  test.each(['1842', '4044', '2345', '102343', '18 42'])('%j has the right check digit', (typed) => {
    expect(isPaymentReference(typed)).toBe(true);
  });

  test.each(['1843', '1', '', '12a42', '1'.repeat(26)])('%j has not', (typed) => {
    expect(isPaymentReference(typed)).toBe(false);
  });
});

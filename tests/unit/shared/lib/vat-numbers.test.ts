import { describe, expect, test } from 'vitest';
import { isEuCountry, isEuVatNumber, isOfOtherOrganisation, vatNumberOf } from '../../../../shared/lib/vat-numbers.ts';

describe('a VAT number', () => {
  test.each([
    ['se555555555501', 'SE555555555501'],
    ['SE 555555-5555 01', 'SE555555555501'],
    ['SE\u200b 555555–5555−01', 'SE555555555501'],
    ['DK 13585628', 'DK13585628'],
    ['FI20774740', 'FI20774740'],
    ['DE136695976', 'DE136695976'],
    ['NO 995525828 MVA', 'NO995525828MVA'],
    ['nl 004495445b01', 'NL004495445B01'],
    ['EL 094259216', 'EL094259216'],
    ['AT U13585627', 'ATU13585627'],
    ['BE 0428.759.497', 'BE0428759497'],
    ['HR33392005961', 'HR33392005961'],
    ['EE 100 931 558', 'EE100931558'],
    ['FR 40 303265045', 'FR40303265045'],
    ['HU12892312', 'HU12892312'],
    ['IE6433435F', 'IE6433435F'],
    ['IE6433435OA', 'IE6433435OA'],
    ['IE8D79739I', 'IE8D79739I'],
    ['IT00743110157', 'IT00743110157'],
    ['LU 150 274 42', 'LU15027442'],
    ['MT 1167-9112', 'MT11679112'],
    ['PL8567346215', 'PL8567346215'],
    ['PT501964843', 'PT501964843'],
    ['RO18547290', 'RO18547290'],
    ['SI50223054', 'SI50223054'],
    ['SK2022749619', 'SK2022749619'],
    ['CHE-123.456.788 MWST', 'CHE123456788MWST'],
    // The sole trader's, whose check is modulus 97.
    ['NL000099998B57', 'NL000099998B57'],
    // Check digits for which the remainder has none.
    ['PT501910000', 'PT501910000'],
    ['SI50220080', 'SI50220080'],
    ['EL094200060', 'EL094200060'],
    ['RO18540020', 'RO18540020'],
    ['IE6433435WG', 'IE6433435WG'],
    ['IE8+49289F', 'IE8+49289F'],
    ['IE8*49289F', 'IE8*49289F'],
  ])('%j is %j', (typed, usual) => {
    expect(vatNumberOf(typed)).toBe(usual);
    expect(vatNumberOf(`${usual}Ö`)).toBeNull();
    const country = usual.startsWith('CHE') ? 3 : 2;
    expect(vatNumberOf(`${usual.slice(0, country)}Ö${usual.slice(country)}`)).toBeNull();
  });

  test.each([
    'BG123456789',
    'BG1234567890',
    'CY12345678X',
    'CZ12345678',
    'CZ1234567890',
    'ESX1234567X',
    'ES12345678Z',
    'GB123456789',
    'GB123456789012',
    'GBGD123',
    'GBHA123',
    'XI123456789',
    'XI123456789012',
    'XIGD001',
    'XIHA500',
    'IS12345',
    'IS123456',
    'LT123456789',
    'LT123456789012',
    'LV12345678901',
    'FRAB303265045',
    'NO995525828',
    'CHE123456788',
    'CHE123456788TVA',
    'CHE123456788IVA',
  ])('%j has the form of its country', (number) => {
    expect(vatNumberOf(number)).toBe(number);
    expect(vatNumberOf(`${number}Ö`)).toBeNull();
    const country = number.startsWith('CHE') ? 3 : 2;
    expect(vatNumberOf(`${number.slice(0, country)}Ö${number.slice(country)}`)).toBeNull();
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
    'NL004495446B01',
    'EL094259217',
    'ATU13585626',
    'BE0428759498',
    'HR33392005962',
    'EE100931559',
    'FR41303265045',
    'HU12892313',
    'IE6433435G',
    'IE6433435OB',
    'IT00743110158',
    'LU15027443',
    'MT11679113',
    'PL8567346216',
    'PT501964844',
    'RO18547291',
    'SI50223055',
    'SK2022749618',
    'BG12345678',
    'BG12345678901',
    'CY123456789',
    'CY1234567X',
    'CY12345678',
    'CZ1234567',
    'CZ12345678901',
    'ES1234567Z',
    'ES123456789Z',
    'GB12345678',
    'GB1234567890',
    'GBGD12',
    'GBHA1234',
    'GBHB123',
    'XI1234567',
    'XIGD0001',
    'XIHA50',
    'IS1234',
    'IS1234567',
    'LT12345678',
    'LT1234567890',
    'LV1234567890',
    'FRIO303265045',
    'FRAO303265045',
    'CHE123456788MVA',
    'NO995525828MV',
    'GR123456789',
    'XX123456789',
    '',
  ])('%j is none', (typed) => {
    expect(vatNumberOf(typed)).toBeNull();
  });
});

test.each([
  ['DE136695976', true],
  ['EL094259216', true],
  [' de 136695976', true],
  ['SE555555555501', false],
  ['NO995525828MVA', false],
  ['XI123456789', false],
  ['DE136695978', false],
  ['', false],
])('%j is of another EU country: %j', (number, is) => {
  expect(isEuVatNumber(number)).toBe(is);
});

test.each([
  ['DE', true],
  ['GR', true],
  ['SE', false],
  ['NO', false],
  ['GB', false],
  ['AX', false],
])('%j is another EU country: %j', (country, is) => {
  expect(isEuCountry(country)).toBe(is);
});

test.each([
  ['SE556000461501', '556000-4615', false],
  ['SE556000461501', '5560004615', false],
  ['SE556000461502', '556000-4615', false],
  ['SE555555555501', '556000-4615', true],
  ['SE555555555501', '', false],
  ['', '556000-4615', false],
  ['DK13585628', '556000-4615', false],
  ['SE555555555501', '556000-4616', false],
])('%j is of another organisation than %j: %j', (vatNumber, organisationNumber, is) => {
  expect(isOfOtherOrganisation(vatNumber, organisationNumber)).toBe(is);
});

import { describe, expect, test } from 'vitest';
import { records } from '../../../../functions/data/core/records.ts';
import { systemSettings } from '../../../../shared/entities/system-settings.ts';
import { customerEditSchema, customerFieldsSchema } from '../../../../shared/schemas/customer.ts';
import { systemSettingsInputSchema } from '../../../../shared/schemas/settings.ts';

const faults = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the firm’s numbers', () => {
  test.each([
    ['organisationNumber', '555555-5556', '5555555555', '555555-5555'],
    ['vatNumber', 'SE555555555601', 'se 555555-5555 01', 'SE555555555501'],
    ['bankGiro', '5050-1056', '50501055', '5050-1055'],
    ['plusGiro', '902003-4', '9020033', '90 20 03-3'],
    ['iban', 'SE3650000000054910000003', 'se3550000000054910000003', 'SE35 5000 0000 0549 1000 0003'],
  ])('%s is not %j, and %j is kept as %j', (field, wrong, typed, usual) => {
    const parse = (value: string) => systemSettingsInputSchema.safeParse({ ...systemSettings.empty, [field]: value });
    expect(faults(parse(wrong))).toEqual([field]);
    expect(parse(typed).data).toMatchObject({ [field]: usual });
    expect(parse('').data).toMatchObject({ [field]: '' });
  });

  test('are read as they were stored before they were checked, in their usual form where they have one', () => {
    const { plusGiro: _plusGiro, iban: _iban, ...before } = systemSettings.empty;
    const stored = { ...before, bankGiro: '50501055', organisationNumber: '123' };
    expect(records['system-settings'].parse(stored)).toMatchObject({
      bankGiro: '5050-1055',
      organisationNumber: '123',
      plusGiro: '',
      iban: '',
    });
  });
});

describe('a customer’s numbers', () => {
  const customer = { name: 'Kund AB' };

  test.each([
    [customerFieldsSchema, {}],
    [customerEditSchema, { version: 1 }],
  ])('are checked when it is made and when it is changed', (schema, rest) => {
    const parse = (fields: object) => schema.safeParse({ ...customer, ...rest, ...fields });
    expect(faults(parse({ organisationNumber: '555555-5556' }))).toEqual(['organisationNumber']);
    expect(faults(parse({ vatNumber: 'DK13585627' }))).toEqual(['vatNumber']);
    expect(faults(parse({ countryCode: 'XX' }))).toEqual(['countryCode']);
    expect(parse({ organisationNumber: '5555555555', vatNumber: 'dk 13585628' }).data).toMatchObject({
      organisationNumber: '555555-5555',
      vatNumber: 'DK13585628',
      countryCode: 'SE',
      invoiceDelivery: 'Email',
    });
  });

  test('are those of its country', () => {
    const norwegian = { ...customer, organisationNumber: '995 525 828', countryCode: 'NO' };
    expect(customerFieldsSchema.parse(norwegian)).toMatchObject({ organisationNumber: '995 525 828' });
    expect(faults(customerFieldsSchema.safeParse({ ...norwegian, countryCode: 'SE' }))).toEqual(['organisationNumber']);
  });

  test('are none in a record from before they were there', () => {
    const stored = {
      name: 'Kund AB',
      paymentTermDays: 30,
      invoiceText: '',
      invoiceEmail: '',
      mainAddressId: null,
      paymentRemark: false,
      costCenter: '',
      organisationNumber: '16555555-5555',
      fortnoxCustomerNumber: '',
    };
    expect(records.customer.parse(stored)).toMatchObject({
      ...stored,
      organisationNumber: '555555-5555',
      vatNumber: '',
      countryCode: 'SE',
      invoiceDelivery: 'Email',
    });
  });
});

import { expect, it } from 'vitest';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { legalGaps, requireLawful } from '../../../../../shared/domain/invoice/legal-gaps.ts';
import type { Company } from '../../../../../shared/schemas/settings.ts';
import { company, invoiceAddress, invoiceInput } from '../../../../support/invoice-input.ts';

const gapsOf = (...args: Parameters<typeof invoiceInput>) =>
  legalGaps(buildInvoiceDocument(invoiceInput(...args))).map(({ gap }) => gap);

it('an invoice lacks nothing when seller and buyer are named with their addresses', () => {
  expect(gapsOf()).toEqual([]);
});

it.each([
  'companyName',
  'organisationNumber',
  'vatNumber',
  'companyAddress1',
  'companyPostalCode',
  'companyCity',
] as const)('an invoice lacks %s of the seller, which is entered in the settings', (field) => {
  const lacking: Company = { ...company, [field]: ' ' };
  expect(legalGaps(buildInvoiceDocument(invoiceInput({ company: lacking })))).toEqual([
    { gap: field, record: 'system-settings', id: 1, field },
  ]);
});

it('an invoice lacks the buyer’s address unless street or box, postal code and place are there', () => {
  expect(gapsOf({ invoiceAddress: null, mainAddress: null })).toEqual(['buyerAddress']);
  for (const part of ['postalCode', 'city'] as const) {
    expect(gapsOf({ invoiceAddress: { ...invoiceAddress, [part]: '' } })).toEqual(['buyerAddress']);
  }
  expect(gapsOf({ invoiceAddress: { ...invoiceAddress, address1: '' } })).toEqual([]);
  expect(gapsOf({ invoiceAddress: { ...invoiceAddress, address1: '', address2: '' } })).toEqual(['buyerAddress']);
});

it('an invoice to another country needs no postal code', () => {
  const customer = { ...invoiceInput().customer, countryCode: 'IE', vatNumber: 'IE6388047V' };
  expect(gapsOf({ customer, invoiceAddress: { ...invoiceAddress, postalCode: '' } })).toEqual([]);
});

it('an unlawful invoice is refused with a sentence that names what is missing, and where each is entered', () => {
  const document = buildInvoiceDocument(
    invoiceInput({ company: { ...company, vatNumber: '' }, invoiceAddress: null, mainAddress: null }),
  );
  expect(() => requireLawful(document)).toThrow(
    'Fakturan saknar firmans momsregistreringsnummer och kundens fullständiga adress, som den måste ha enligt mervärdesskattelagen (17 kap. 24 §).',
  );
});

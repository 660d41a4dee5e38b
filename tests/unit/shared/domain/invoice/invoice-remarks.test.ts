import { describe, expect, test } from 'vitest';
import type { InvoiceRemark } from '../../../../../shared/schemas/invoice-remark.ts';
import type { EInvoiceGap, InvoiceDelivery } from '../../../../../shared/codes/e-invoices.ts';
import { invoiceRemarks } from '../../../../../shared/domain/invoice/invoice-remarks.ts';
import type { InvoiceItem } from '../../../../../shared/schemas/invoice.ts';
import { company } from '../../../../support/invoice-input.ts';

const item = (invoiceItemText: string, unitPrice: number): InvoiceItem => ({
  productType: 'Rate',
  invoiceItemText,
  invoiceItemGroupHeading: '',
  invoiceableHours: 1,
  quantity: 0,
  unitPrice,
  subTotal: unitPrice,
  sortNum: 1,
  vatPercent: 25,
  vatRule: 'Domestic',
  account: 3001,
  lineKind: 'Work',
  projectId: 0,
  agreedRef: 0,
  sources: [],
  credits: null,
});

const preview = {
  invoiceAddress: { name: 'Kund AB', address1: 'Provgatan 1', address2: '', postalCode: '411 01', city: 'Göteborg' },
  customerReferenceName: 'Åsa Isberg',
  items: [item('Mätning', 1200)],
  sumTotal: 1200,
  invoiceEmail: 'faktura@kund.example',
  company,
  displayDate: '2026-11-22',
};
const customer = {
  paymentRemark: false,
  fortnoxCustomerNumber: '17',
  organisationNumber: '',
  vatNumber: '',
  countryCode: 'SE',
  invoiceDelivery: 'Email' as InvoiceDelivery,
  needsEInvoice: false,
};
const facts = {
  losses: [],
  unpricedProducts: [] as string[],
  earlierPrices: { products: [] as string[], listYears: [] as number[] },
  workOrders: [{ workOrderId: 1, verificationDate: '2026-11-22' }],
  customer,
  costs: [] as InvoiceRemark[],
  eInvoiceGaps: [] as EInvoiceGap[],
  budgetOre: 0,
  invoicedOre: 0,
  takenFirstNumber: null as { first: number; last: number; proposed: number } | null,
  addressId: 4 as number | null,
  invoiceEmailTo: 'ekonomi@firman.example',
};
const remarks = (of: Partial<typeof preview>, given: Partial<typeof facts> = {}) =>
  invoiceRemarks({ ...preview, ...of }, { ...facts, ...given });
const kinds = (...given: Parameters<typeof remarks>) => remarks(...given).map(({ kind }) => kind);

describe('invoiceRemarks', () => {
  test('has no remarks on a complete invoice', () => {
    expect(remarks({})).toEqual([]);
  });

  test('tells that Fortnox has the first number', () => {
    const takenFirstNumber = { first: 1, last: 813, proposed: 814 };
    expect(remarks({}, { takenFirstNumber })).toEqual([{ kind: 'first-number-taken', ...takenFirstNumber }]);
  });

  test('tells of a reference that is missing', () => {
    expect(kinds({ customerReferenceName: '' })).toEqual(['no-reference']);
  });

  test.each(['address1', 'postalCode', 'city'])('tells of an address without %s', (field) => {
    expect(remarks({ invoiceAddress: { ...preview.invoiceAddress, [field]: '' } })).toEqual([
      { kind: 'address-not-whole', addressId: 4 },
    ]);
  });

  test('remarks on a missing address', () => {
    const invoiceAddress = { name: 'Kund AB', address1: '', address2: '', postalCode: '', city: '' };
    expect(kinds({ invoiceAddress }, { addressId: null })).toEqual(['no-address']);
  });

  test('names what costs nothing, each once', () => {
    const items = [item('Mätning', 1200), item('Resa', 0), item('Resa', 0), item('Rapport', 0)];
    expect(remarks({ items })).toEqual([{ kind: 'zero-price', texts: ['Resa', 'Rapport'] }]);
  });

  test.each([
    [0, 9_999_900, false],
    [500_000, 380_000, false],
    [500_000, 380_001, true],
    [100, -120_000, false],
  ])('of a budget of %i öre with %i invoiced before tells when 1 200 kr is more: %s', (budgetOre, invoicedOre, is) => {
    expect(kinds({}, { budgetOre, invoicedOre })).toEqual(is ? ['over-budget'] : []);
  });

  test('tells by how much the budget does not last, to the öre', () => {
    expect(remarks({ sumTotal: 1200.5 }, { budgetOre: 100_000, invoicedOre: 25 })).toEqual([
      { kind: 'over-budget', budget: 1000, total: 1200.75 },
    ]);
  });

  test('tells where the mail goes when the customer has no address for it', () => {
    expect(remarks({ invoiceEmail: '' })).toEqual([{ kind: 'no-email', invoiceEmailTo: 'ekonomi@firman.example' }]);
  });

  test('tells of a customer that the accounting does not know', () => {
    expect(kinds({}, { customer: { ...customer, fortnoxCustomerNumber: '' } })).toEqual(['no-accounting-number']);
  });

  test('names what the firm does not say of itself though the law wants it', () => {
    expect(remarks({ company: { ...company, vatNumber: '', companyWeb: '', bankGiro: '' } })).toEqual([
      { kind: 'company-not-whole', fields: ['vatNumber', 'bankGiro'] },
    ]);
  });

  test.each(['companySeat', 'taxStatusText'] as const)('names the firm’s %s where it is missing', (field) => {
    expect(remarks({ company: { ...company, [field]: '' } })).toEqual([{ kind: 'company-not-whole', fields: [field] }]);
  });

  test.each([{ plusGiro: '90 20 03-3' }, { iban: 'SE35 5000 0000 0549 1000 0003' }])(
    'takes %j for where to pay, as well as a bank giro',
    (account) => {
      expect(remarks({ company: { ...company, bankGiro: '', ...account } })).toEqual([]);
    },
  );

  test.each([
    [
      { vatNumber: 'DK13585628' },
      { kind: 'vat-undecided', problem: 'foreign-number', countryCode: 'SE', vatNumber: 'DK13585628' },
    ],
    [{ vatNumber: 'SE555555555501' }, undefined],
    [{ organisationNumber: '212000-9010' }, { kind: 'needs-e-invoice' }],
    [{ organisationNumber: '555555-5555' }, undefined],
  ])('says of a customer with %j that it is %j', (given, remark) => {
    expect(remarks({}, { customer: { ...customer, ...given } })).toEqual(remark ? [remark] : []);
  });

  test.each([
    ['2026-11-23', 'future-work'],
    ['2026-11-22', undefined],
    ['2025-11-22', undefined],
    ['2025-11-21', 'old-work'],
  ])('of work on %s says on 2026-11-22: %s', (verificationDate, kind) => {
    const odd = { workOrderId: 7, verificationDate };
    const workOrders = [{ workOrderId: 1, verificationDate: '2026-06-01' }, odd];
    expect(remarks({}, { workOrders })).toEqual(kind ? [{ kind, workOrders: [odd] }] : []);
  });

  test('names work in the order of its days', () => {
    const work = (workOrderId: number, verificationDate: string) => ({ workOrderId, verificationDate });
    const [first, second, third] = [work(9, '2025-07-29'), work(4, '2025-08-20'), work(1, '2025-08-30')] as const;
    expect(remarks({}, { workOrders: [third, first, second] })).toEqual([
      { kind: 'old-work', workOrders: [first, second, third] },
    ]);
  });

  test('tells what is priced from the list of an earlier year', () => {
    const of = { products: ['Akustiker'], listYears: [2025] };
    expect(remarks({}, { earlierPrices: of })).toEqual([{ kind: 'earlier-prices', ...of }]);
  });

  test('puts what stops the invoice first, and then what is gravest', () => {
    const given = {
      unpricedProducts: ['Restid'],
      customer: { ...customer, paymentRemark: true, fortnoxCustomerNumber: '' },
      budgetOre: 1,
      addressId: null,
    };
    const of = { customerReferenceName: '', items: [item('Resa', 0)], invoiceEmail: '' };
    expect(kinds(of, given)).toEqual([
      'no-price',
      'payment-remark',
      'over-budget',
      'no-address',
      'no-reference',
      'zero-price',
      'no-email',
      'no-accounting-number',
    ]);
  });
});

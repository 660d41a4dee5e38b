import { describe, expect, test } from 'vitest';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { deliveryGaps, gapsOf } from '../../../../../shared/domain/e-invoice/gaps.ts';
import type { InvoiceDocument } from '../../../../../shared/schemas/invoice.ts';
import { company, invoiceInput } from '../../../../support/invoice-input.ts';

const made = buildInvoiceDocument(invoiceInput());
const whole: InvoiceDocument = { ...made, costCenter: '4711', orderNumber: 'B-117' };

describe('what an e-invoice lacks', () => {
  test('is nothing where everything is there', () => {
    expect(gapsOf(whole, 'Both')).toEqual([]);
    expect(gapsOf(whole)).toEqual([]);
  });

  test('is what its buyer demands', () => {
    const without = { ...whole, costCenter: '', customerReferenceName: '', orderNumber: '' };
    expect(gapsOf(without, 'Both')).toEqual(['reference', 'order-number']);
    expect(gapsOf(without, 'Reference')).toEqual(['reference']);
    expect(gapsOf(without, 'OrderNumber')).toEqual(['order-number']);
  });

  test('is either a reference or an order number for Peppol itself', () => {
    expect(gapsOf({ ...whole, costCenter: '', customerReferenceName: '' })).toEqual([]);
    expect(gapsOf({ ...whole, orderNumber: '' })).toEqual([]);
    expect(gapsOf({ ...whole, costCenter: '', customerReferenceName: '', orderNumber: '' })).toEqual(['any-reference']);
  });

  test('is an address of the buyer, which may follow from its organisation or VAT number', () => {
    const nameless = { ...whole, customerOrganisationNumber: '' };
    expect(gapsOf(nameless)).toEqual(['customer-address']);
    expect(gapsOf({ ...nameless, customerElectronicAddress: '0088:7300010000001' })).toEqual([]);
    expect(gapsOf({ ...nameless, customerVatNumber: 'DE136695976', customerCountryCode: 'DE' })).toEqual([]);
    expect(gapsOf({ ...whole, customerCountryCode: 'NO' })).toEqual(['customer-address']);
  });

  test('is a number of a buyer that accounts for the VAT', () => {
    const items = whole.items.map((item) => ({ ...item, vatRule: 'ReverseConstruction' as const, vatPercent: 0 }));
    const buyer = { customerOrganisationNumber: '', customerElectronicAddress: '0088:7300010000001' };
    expect(gapsOf({ ...whole, ...buyer, items })).toEqual(['customer-number']);
  });

  test('is the name and numbers of the firm', () => {
    const nobody = { ...company, companyName: ' ', organisationNumber: '1', vatNumber: '' };
    expect(gapsOf({ ...whole, company: nobody })).toEqual(['company-name', 'company-number', 'company-vat-number']);
  });

  test('stops only customers that get e-invoices', () => {
    const without = { ...whole, orderNumber: '' };
    const of = { eInvoiceDemand: 'Both' } as const;
    expect(deliveryGaps(without, { ...of, invoiceDelivery: 'Email' })).toEqual([]);
    expect(deliveryGaps(without, { ...of, invoiceDelivery: 'EInvoice' })).toEqual(['order-number']);
    expect(deliveryGaps(without, { ...of, invoiceDelivery: 'EInvoiceAndEmail' })).toEqual(['order-number']);
  });
});

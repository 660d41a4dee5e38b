import { describe, expect, test } from 'vitest';
import { invoiceRemarks } from '../../../../../shared/domain/invoice/invoice-remarks.ts';
import type { InvoiceItem } from '../../../../../shared/schemas/invoice.ts';

const item = (invoiceItemText: string, unitPrice: number): InvoiceItem => ({
  productType: 'Rate',
  invoiceItemText,
  invoiceItemGroupHeading: '',
  invoiceableHours: 1,
  quantity: 0,
  unitPrice,
  subTotal: unitPrice,
  sortNum: 1,
  sources: [],
});

const preview = {
  invoiceAddress: { name: 'Kund AB', address1: 'Provgatan 1', address2: '', postalCode: '411 01', city: 'Göteborg' },
  customerReferenceName: 'Åsa Isberg',
  items: [item('Mätning', 1200)],
};
const kinds = (of: Partial<typeof preview>, paymentRemark = false) =>
  invoiceRemarks({ ...preview, ...of }, { paymentRemark }).map(({ kind }) => kind);

describe('invoiceRemarks', () => {
  test('has nothing to say of an invoice that has everything', () => {
    expect(kinds({})).toEqual([]);
  });

  test('tells of a reference that is missing', () => {
    expect(kinds({ customerReferenceName: '' })).toEqual(['no-reference']);
  });

  test.each(['address1', 'postalCode', 'city'])('tells of an address without %s', (field) => {
    expect(kinds({ invoiceAddress: { ...preview.invoiceAddress, [field]: '' } })).toEqual(['no-address']);
  });

  test('names what costs nothing, each once', () => {
    const items = [item('Mätning', 1200), item('Resa', 0), item('Resa', 0), item('Rapport', 0)];
    expect(invoiceRemarks({ ...preview, items }, { paymentRemark: false })).toEqual([
      { kind: 'zero-price', texts: ['Resa', 'Rapport'] },
    ]);
  });

  test('puts a payment remark first', () => {
    expect(kinds({ customerReferenceName: '', items: [item('Resa', 0)] }, true)).toEqual([
      'payment-remark',
      'no-reference',
      'zero-price',
    ]);
  });
});

import { describe, expect, it, test } from 'vitest';
import {
  buildInvoiceDocument,
  buildUncheckedDocument,
} from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import type { InvoiceInput } from '../../../../../shared/domain/invoice/invoice-input.ts';
import { hours, invoiceInput, measurement, workOrder } from '../../../../support/invoice-input.ts';

const building = { ...measurement, productId: 8, name: 'Montage', isConstruction: true, account: 3041 };
const books = { ...measurement, productId: 9, name: 'Rapport i bokform', vatPercent: 6 as const, account: 3003 };

type VatCase = {
  customer?: Partial<InvoiceInput['customer']>;
  isSwedishProperty?: boolean;
  sellsConstruction?: boolean;
};

function inputOf({ customer, isSwedishProperty = false, sellsConstruction = true }: VatCase): InvoiceInput {
  const products = [measurement, building, books];
  const base = invoiceInput({
    products,
    workOrders: [
      workOrder(
        1,
        products.map((one) => hours(1, 100_000, one)),
      ),
    ],
  });
  return {
    ...base,
    project: { ...base.project, isSwedishProperty },
    customer: { ...base.customer, ...customer },
    sellsConstruction,
  };
}

const vatOf = (given: VatCase) =>
  buildInvoiceDocument(inputOf(given)).items.map(
    ({ vatRule, vatPercent, account }) => `${vatRule} ${vatPercent} ${account}`,
  );

const athome = ['Domestic 25 3001', 'Domestic 25 3041', 'Domestic 6 3003'];
const all = (vat: string) => [vat, vat, vat];

describe('the lines of an invoice', () => {
  test.each<[string, VatCase, string[]]>([
    ['a Swedish firm', {}, athome],
    ['a Swedish firm with a VAT number', { customer: { vatNumber: 'SE555555555501' } }, athome],
    [
      'a Swedish builder',
      { customer: { vatNumber: 'SE555555555501', reverseConstruction: true } },
      ['Domestic 25 3001', 'ReverseConstruction 0 3231', 'Domestic 6 3003'],
    ],
    [
      'a Swedish builder, from a firm that sells no construction services',
      { customer: { reverseConstruction: true }, sellsConstruction: false },
      athome,
    ],
    ['a firm in Germany', { customer: { countryCode: 'DE', vatNumber: 'DE136695976' } }, all('ReverseEu 0 3308')],
    ['a firm in Greece', { customer: { countryCode: 'GR', vatNumber: 'EL094259216' } }, all('ReverseEu 0 3308')],
    ['a firm in Norway', { customer: { countryCode: 'NO' } }, all('Export 0 3305')],
    ['a firm in the United Kingdom', { customer: { countryCode: 'GB' } }, all('Export 0 3305')],
    [
      'a firm in Germany, for a building in Sweden',
      { customer: { countryCode: 'DE' }, isSwedishProperty: true },
      athome,
    ],
    [
      'a builder in Germany',
      { customer: { countryCode: 'DE', vatNumber: 'DE136695976', reverseConstruction: true } },
      all('ReverseEu 0 3308'),
    ],
  ])('to %s have its VAT and accounts', (_, given, expected) => {
    expect(vatOf(given)).toEqual(expected);
  });

  it('are built for remarks where the VAT is undecided', () => {
    const input = inputOf({ customer: { countryCode: 'DE' } });
    expect(buildUncheckedDocument(input).items).toHaveLength(3);
    expect(() => buildInvoiceDocument(input)).toThrow();
  });
});

describe('an invoice whose VAT is undecided is refused', () => {
  test.each<[string, VatCase, RegExp]>([
    [
      'to a firm in Germany without a VAT number',
      { customer: { countryCode: 'DE' } },
      /Kunden finns i Tyskland men saknar/,
    ],
    [
      'to a firm in Germany whose number fails its check',
      { customer: { countryCode: 'DE', vatNumber: 'DE136695978' } },
      /DE136695978 är inget giltigt/,
    ],
    [
      'to a firm in Germany with a Swedish number',
      { customer: { countryCode: 'DE', vatNumber: 'SE555555555501' } },
      /SE555555555501 är inget giltigt/,
    ],
    [
      'to a firm in Sweden with a German number',
      { customer: { vatNumber: 'DE136695976' } },
      /land är Sverige men momsregistreringsnumret DE136695976 är utländskt/,
    ],
    [
      'to a Swedish builder without a number',
      { customer: { reverseConstruction: true } },
      /redovisa momsen för byggtjänster/,
    ],
  ])('%s', (_, given, message) => {
    expect(() => buildInvoiceDocument(inputOf(given))).toThrow(
      expect.objectContaining({ code: 'vat_undecided', message: expect.stringMatching(message) }),
    );
  });
});

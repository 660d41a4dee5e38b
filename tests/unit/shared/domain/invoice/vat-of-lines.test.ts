import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { invoiceFields } from '../../../../../shared/domain/fortnox/invoice-fields.ts';
import { buildInvoiceDocument } from '../../../../../shared/domain/invoice/build-invoice-document.ts';
import { creditOf } from '../../../../../shared/domain/invoice/credit-of.ts';
import { paymentCodeText } from '../../../../../shared/domain/invoice/payment-code.ts';
import { renderInvoiceHtml } from '../../../../../shared/invoice-document/render-invoice-html.ts';
import { type InvoiceDocument, invoiceDocumentSchema } from '../../../../../shared/schemas/invoice.ts';
import { company, hours, invoiceInput, pieces, workOrder } from '../../../../support/invoice-input.ts';
import { taxedAt } from '../../../../support/taxed-invoice.ts';

const made = buildInvoiceDocument(
  invoiceInput({ workOrders: [workOrder(1, [hours(2, 125_000), pieces(1, 100_000)], { note: 'Mätning' })] }),
);

/** As returned by the table and the API. */
function stored(document: object): InvoiceDocument {
  return z.parse(invoiceDocumentSchema, JSON.parse(JSON.stringify(document)));
}

function credited(debit: InvoiceDocument): InvoiceDocument {
  return creditOf(debit, { company, now: new Date('2027-01-10T10:00:00Z'), number: { serialNumber: 40 } });
}

const sumsIn = (document: InvoiceDocument) =>
  [
    .../<dl class="sums">(.*?)<\/dl>/s
      .exec(renderInvoiceHtml(document, { preview: false }))![1]!
      .matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g),
  ].map(([, label, value]) => `${label} ${value}`.replaceAll('\u00a0', ' '));
const ratesAtFortnox = (document: InvoiceDocument) =>
  (invoiceFields(document, '12')['InvoiceRows'] as { VAT: number }[]).map(({ VAT }) => VAT);

describe('an invoice whose lines were made at another rate', () => {
  const twelve = stored(taxedAt(made, 12));

  it('is shown with it', () => {
    expect(sumsIn(twelve)).toEqual(['Netto 3 500,00', 'Moms 12 % 420,00', 'Att betala SEK 3 920,00']);
    expect(JSON.parse(paymentCodeText(twelve))).toMatchObject({ due: 3920, vat: 420 });
  });

  it('is credited with it', () => {
    const credit = stored(credited(twelve));
    expect(credit.items.map(({ vatPercent }) => vatPercent)).toEqual([12, 12]);
    expect(sumsIn(credit)).toEqual([
      'Netto \u22123 500,00',
      'Moms 12 % \u2212420,00',
      'Att kreditera SEK \u22123 920,00',
    ]);
  });

  it('is sent to Fortnox with it, and so is its credit', () => {
    expect(ratesAtFortnox(twelve)).toEqual([12, 12]);
    expect(ratesAtFortnox(credited(twelve))).toEqual([12, 12]);
  });
});

it('an invoice of several rates has a row of VAT for each, with the sum that it is taken on', () => {
  const both = stored(taxedAt(made, 25, 6));
  expect(sumsIn(both)).toEqual([
    'Netto 3 500,00',
    'Moms 25 % på 2 500,00 625,00',
    'Moms 6 % på 1 000,00 60,00',
    'Att betala SEK 4 185,00',
  ]);
  expect(sumsIn(credited(both))).toContain('Moms 6 % på \u22121 000,00 \u221260,00');
  expect(ratesAtFortnox(both)).toEqual([25, 6]);
});

it('an invoice that was stored before its lines kept a rate reads as 25 per cent', () => {
  const old = stored({ ...made, items: made.items.map((item) => ({ ...item, vatPercent: undefined })) });
  expect(old.items.map(({ vatPercent }) => vatPercent)).toEqual([25, 25]);
  expect(sumsIn(old)).toContain('Moms 25 % 875,00');
  expect(ratesAtFortnox(credited(old))).toEqual([25, 25]);
});

it('a line that was stored before it had an account, a VAT rule and a kind is work sold at home', () => {
  const items = made.items.map((item) => ({ ...item, account: undefined, vatRule: undefined, lineKind: undefined }));
  const old = stored({ ...made, items, customerVatNumber: undefined, customerCountryCode: undefined });
  expect(old).toEqual(stored(made));
  expect(old).toMatchObject({ customerVatNumber: '', customerCountryCode: 'SE' });
  expect(old.items[0]).toMatchObject({ account: 3001, vatRule: 'Domestic', lineKind: 'Work' });
});

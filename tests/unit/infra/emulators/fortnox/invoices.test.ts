import { describe, expect, it } from 'vitest';
import { ocrOf } from '../../../../../infra/emulators/fortnox/base/ocr.ts';
import { codeOf } from './fortnox-fixture.ts';
import { invoiceOf, row, useInvoices } from './invoices-fixture.ts';

const { call, control, get, list, post, put } = useInvoices();
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date());

describe('an invoice', () => {
  it('is summed and filled in', async () => {
    const answer = await post({ ExternalInvoiceReference1: 'P1-000017', InvoiceDate: '2026-11-20', OCR: '1742' });
    expect(answer.status).toBe(201);
    expect(invoiceOf(answer)).toMatchObject({
      DocumentNumber: '1',
      CustomerName: 'Kund AB',
      InvoiceDate: '2026-11-20',
      DueDate: '2026-12-20',
      OCR: '1742',
      Net: 2500,
      TotalVAT: 625,
      Total: 3125,
      Balance: 3125,
      RoundOff: 0,
      Booked: false,
      Cancelled: false,
      Sent: false,
      Credit: 'false',
      CreditInvoiceReference: '0',
      FinalPayDate: null,
      VoucherNumber: null,
      EmailInformation: { EmailAddressTo: 'faktura@kund.example' },
      InvoiceRows: [{ RowId: 1, DeliveredQuantity: '2.5', AccountNumber: 3001, Total: 2500, Discount: 0 }],
    });
    expect(await get('1')).toEqual(invoiceOf(answer));
  });

  it('has its own number as reference by default', async () => {
    expect(['18', '40'].map(ocrOf)).toEqual(['1842', '4044']);
    expect(invoiceOf(await post({ DocumentNumber: '18' }))['OCR']).toBe('1842');
  });

  it('is dated today, and due by its terms of payment', async () => {
    const invoice = invoiceOf(await post({ TermsOfPayment: '0' }));
    expect([invoice['InvoiceDate'], invoice['DueDate']]).toEqual([today, today]);
  });

  it('has VAT on the sum of each rate, and is rounded to kronor', async () => {
    const InvoiceRows = [
      { ...row, DeliveredQuantity: '3', Price: 33.333 },
      { ...row, DeliveredQuantity: '1', Price: 0.01 },
      { ...row, DeliveredQuantity: '1', Price: 10.5, VAT: 12 },
      { Description: 'Bara text' },
    ];
    // 99.99 + 0.01 at 25 %, 10.50 at 12 %: 25.00 + 1.26.
    const invoice = invoiceOf(await post({ InvoiceRows }));
    expect(invoice).toMatchObject({ Net: 110.5, TotalVAT: 26.26, Total: 137, RoundOff: 0.24 });
    expect(invoice.InvoiceRows[3]).toMatchObject({ AccountNumber: 0, Total: 0, VAT: 0 });
    await control({ company: { roundTotals: false } });
    expect(invoiceOf(await post({ InvoiceRows }))).toMatchObject({ Total: 136.76, RoundOff: 0 });
  });

  it('takes missing fields from the customer card', async () => {
    const Customer = {
      InvoiceDiscount: 10,
      InvoiceAdministrationFee: '29',
      InvoiceRemark: 'Märk PO',
      YourReference: 'Eva',
      TermsOfPayment: '10',
    };
    await call('PUT', '/customers/1', { Customer });
    expect(invoiceOf(await post({ InvoiceDate: '2026-11-20' }))).toMatchObject({
      Net: 2250,
      AdministrationFee: 29,
      AdministrationFeeVAT: 7.25,
      Total: 2849,
      RoundOff: 0.25,
      Remarks: 'Märk PO',
      YourReference: 'Eva',
      DueDate: '2026-11-30',
    });
    const reported = { InvoiceRows: [{ ...row, Discount: 0 }], AdministrationFee: 0, Remarks: 'Eget' };
    expect(invoiceOf(await post(reported))).toMatchObject({ Total: 3125, Remarks: 'Eget' });
  });

  it('has no VAT when the customer reverses it', async () => {
    await call('PUT', '/customers/1', { Customer: { VATType: 'SEREVERSEDVAT' } });
    expect(invoiceOf(await post())).toMatchObject({
      TotalVAT: 0,
      Total: 2500,
      InvoiceRows: [{ VAT: 0, AccountNumber: 3231 }],
    });
  });

  it('truncates long texts silently', async () => {
    const invoice = invoiceOf(
      await post({ YourOrderNumber: 'x'.repeat(40), InvoiceRows: [{ ...row, Description: 'å'.repeat(300) }] }),
    );
    expect([String(invoice['YourOrderNumber']).length, String(invoice.InvoiceRows[0]!['Description']).length]).toEqual([
      30, 255,
    ]);
  });

  it('may be made twice: two equal calls make two invoices', async () => {
    for (let n = 0; n < 2; n++) await post({ ExternalInvoiceReference1: 'K' });
    expect(await list('externalinvoicereference1=K')).toEqual(['1', '2']);
  });
});

describe('Fortnox refuses', () => {
  const withRow = (more: object) => ({ InvoiceRows: [{ ...row, ...more }] });
  it.each([
    ['an unknown customer', { CustomerNumber: '9' }, '400 2000204'],
    ['no customer', { CustomerNumber: null }, '400 2001795'],
    ['a total', { Total: 100 }, '400 2001399'],
    ['a VAT type', { VATType: 'SEVAT' }, '400 2001399'],
    ['a state', { Booked: true }, '400 2001399'],
    ['a day that is none', { InvoiceDate: '2026-02-30' }, '400 2001392'],
    ['a reference that is too long', { YourReference: 'x'.repeat(51) }, '400 2001600'],
    ['unknown terms', { TermsOfPayment: '45' }, '400 2000429'],
    ['rows that are no list', { InvoiceRows: {} }, '400 2001392'],
    ['the quantity of an order', withRow({ OrderedQuantity: '1' }), '400 2001399'],
    ['a quantity that is no text', withRow({ DeliveredQuantity: 2.5 }), '400 2000108'],
    ['a price that is a text', withRow({ Price: '1000' }), '400 2000108'],
    ['the sum of a row', withRow({ Total: 2500 }), '400 2001399'],
    ['an unknown unit', withRow({ Unit: 'tim' }), '400 2000432'],
    ['no unit at all', withRow({ Unit: null }), '400 2000699'],
    ['an unknown article', withRow({ ArticleNumber: '1' }), '400 2001302'],
    ['an unknown account', withRow({ AccountNumber: 3999 }), '400 2000423'],
    ['an unknown rate', withRow({ VAT: 20 }), '400 2004167'],
    ['a long dash', withRow({ Description: 'a — b' }), '400 2000359'],
  ])('%s', async (_, more, code) => {
    expect(codeOf(await post(more))).toBe(code);
    expect(await list('')).toEqual([]);
  });

  it('to delete, and what it has not got', async () => {
    await post();
    expect((await call('DELETE', '/invoices/1')).status).toBe(405);
    expect(codeOf(await call('GET', '/invoices/2'))).toBe('404 2000434');
    expect(codeOf(await put('2/bookkeep'))).toBe('404 2000434');
    expect(codeOf(await call('GET', '/invoices/1/email'))).toBe('404 2000729');
  });

  it('a number that is used, and every invoice once its own series has met one', async () => {
    await post({ DocumentNumber: '1' });
    expect((await post({ DocumentNumber: '1' })).status).toBe(400);
    expect((await post()).status).toBe(400);
  });
});

describe('a change', () => {
  it('keeps what is not sent', async () => {
    await post({ YourReference: 'Eva', Remarks: 'Kvar' });
    expect(invoiceOf(await put('1', { YourReference: null, OurReference: 'Åsa' }))).toMatchObject({
      YourReference: '',
      OurReference: 'Åsa',
      Remarks: 'Kvar',
      Total: 3125,
    });
  });

  it('matches rows by their place and inherits what they lack', async () => {
    await post({ InvoiceRows: [row, { ...row, Description: 'Resa', Price: 500 }] });
    const { InvoiceRows } = invoiceOf(await put('1', { InvoiceRows: [{ Description: 'Ny text' }] }));
    expect(InvoiceRows).toMatchObject([{ RowId: 3, Description: 'Ny text', DeliveredQuantity: '2.5', Price: 1000 }]);
  });

  it('matches rows by their ids when there are any', async () => {
    await post({ InvoiceRows: [row, { ...row, Description: 'Resa', Price: 500 }] });
    const { InvoiceRows } = invoiceOf(
      await put('1', { InvoiceRows: [{ RowId: 2, Price: 600 }, { Description: 'Ny' }] }),
    );
    expect(InvoiceRows).toMatchObject([
      { Description: 'Resa', Price: 600 },
      { Description: 'Ny', Price: 0 },
    ]);
  });

  it('is refused without rows, of the number, and once bookkept', async () => {
    await post();
    expect((await put('1', { InvoiceRows: [] })).status).toBe(400);
    expect(codeOf(await put('1', { DocumentNumber: '1' }))).toBe('400 2001399');
    await put('1/bookkeep');
    expect((await put('1', { Remarks: 'x' })).status).toBe(400);
  });
});

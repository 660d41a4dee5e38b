import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ocrOf } from '../../../../../infra/local/fortnox/ocr.ts';
import { codeOf, fortnoxFixture, type Answer, type FortnoxFixture } from './fortnox-fixture.ts';

let fortnox: FortnoxFixture;
beforeEach(async () => {
  fortnox = await fortnoxFixture();
  await fortnox.call('POST', '/customers', { Customer: { Name: 'Kund AB', EmailInvoice: 'faktura@kund.example' } });
});
afterEach(() => fortnox.close());

type Invoice = Record<string, unknown> & { InvoiceRows: Record<string, unknown>[] };
const row = { Description: 'Mätning', DeliveredQuantity: '2.5', Price: 1000, VAT: 25, Unit: 'h' };
const post = (more: object = {}) =>
  fortnox.call('POST', '/invoices', { Invoice: { CustomerNumber: '1', InvoiceRows: [row], ...more } });
const put = (path: string, Invoice?: object) => fortnox.call('PUT', `/invoices/${path}`, Invoice && { Invoice });
const invoiceOf = ({ body }: Answer) => body['Invoice'] as Invoice;
const get = async (number: string) => invoiceOf(await fortnox.call('GET', `/invoices/${number}`));
const list = async (query: string) => {
  const { body } = await fortnox.call('GET', `/invoices?${query}`);
  return (body['Invoices'] as Invoice[]).map(({ DocumentNumber }) => DocumentNumber);
};
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

  it('has a reference of its own number unless told another', async () => {
    expect(['18', '40'].map(ocrOf)).toEqual(['1842', '4044']);
    expect(invoiceOf(await post({ DocumentNumber: '18' }))['OCR']).toBe('1842');
  });

  it('is dated today, and due after the terms it names', async () => {
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
    // 99,99 + 0,01 at 25 %, 10,50 at 12 %: 25,00 + 1,26.
    const invoice = invoiceOf(await post({ InvoiceRows }));
    expect(invoice).toMatchObject({ Net: 110.5, TotalVAT: 26.26, Total: 137, RoundOff: 0.24 });
    expect(invoice.InvoiceRows[3]).toMatchObject({ AccountNumber: 0, Total: 0, VAT: 0 });
    await fortnox.control({ company: { roundTotals: false } });
    expect(invoiceOf(await post({ InvoiceRows }))).toMatchObject({ Total: 136.76, RoundOff: 0 });
  });

  it('takes what it is not told from the card of the customer', async () => {
    const Customer = {
      InvoiceDiscount: 10,
      InvoiceAdministrationFee: '29',
      InvoiceRemark: 'Märk PO',
      YourReference: 'Eva',
      TermsOfPayment: '10',
    };
    await fortnox.call('PUT', '/customers/1', { Customer });
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
    const told = { InvoiceRows: [{ ...row, Discount: 0 }], AdministrationFee: 0, Remarks: 'Eget' };
    expect(invoiceOf(await post(told))).toMatchObject({ Total: 3125, Remarks: 'Eget' });
  });

  it('has no VAT when the customer reverses it', async () => {
    await fortnox.call('PUT', '/customers/1', { Customer: { VATType: 'SEREVERSEDVAT' } });
    expect(invoiceOf(await post())).toMatchObject({
      TotalVAT: 0,
      Total: 2500,
      InvoiceRows: [{ VAT: 0, AccountNumber: 3231 }],
    });
  });

  it('loses the end of texts that are too long, without a word', async () => {
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
    expect((await fortnox.call('DELETE', '/invoices/1')).status).toBe(405);
    expect(codeOf(await fortnox.call('GET', '/invoices/2'))).toBe('404 2000434');
    expect(codeOf(await put('2/bookkeep'))).toBe('404 2000434');
    expect(codeOf(await fortnox.call('GET', '/invoices/1/email'))).toBe('404 2000729');
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

describe('bookkeeping', () => {
  it('posts a voucher, once', async () => {
    await post();
    expect(invoiceOf(await put('1/bookkeep'))).toMatchObject({
      Booked: true,
      VoucherSeries: 'B',
      VoucherNumber: 1,
      VoucherYear: expect.any(Number),
      Balance: 3125,
    });
    expect((await put('1/bookkeep')).status).toBe(400);
    expect(await get('1')).toMatchObject({ Booked: true, VoucherNumber: 1 });
  });

  it('is refused for a draft, a row without a text, and a day that is closed', async () => {
    await post({ NotCompleted: true });
    expect(codeOf(await put('1/bookkeep'))).toBe('400 2003498');
    await put('1', { NotCompleted: false });
    await fortnox.control({ company: { lockedUntil: today } });
    expect(codeOf(await put('1/bookkeep'))).toBe('400 2002141');
    await fortnox.control({ company: { lockedUntil: '', financialYears: [] } });
    expect((await put('1/bookkeep')).status).toBe(400);
    await post({ InvoiceRows: [{ DeliveredQuantity: '1', Price: 10 }] });
    await fortnox.control({ company: { financialYears: [{ from: '2000-01-01', to: '2100-12-31' }] } });
    expect(codeOf(await put('2/bookkeep'))).toBe('400 2003977');
    expect((await put('1/bookkeep')).status).toBe(200);
  });
});

describe('the other actions', () => {
  it('mark as sent without sending', async () => {
    await post();
    expect(invoiceOf(await put('1/externalprint'))).toMatchObject({ Sent: true, Booked: false });
  });

  it('cancel what is not bookkept', async () => {
    await post();
    await post();
    await put('2/bookkeep');
    expect(invoiceOf(await put('1/cancel'))).toMatchObject({ Cancelled: true, Balance: 0 });
    for (const path of ['1/cancel', '2/cancel', '1/bookkeep', '1/externalprint'])
      expect((await put(path)).status).toBe(400);
  });
});

describe('a credit', () => {
  beforeEach(async () => {
    await post({
      ExternalInvoiceReference1: 'P1-1',
      InvoiceRows: [{ ...row, Price: 33.33 }, { Description: 'Text' }],
      Freight: 10,
    });
    await put('1/bookkeep');
  });

  it('mirrors the whole invoice, and the original tells its number', async () => {
    const answer = invoiceOf(await put('1/credit'));
    expect(answer).toMatchObject({ DocumentNumber: '1', CreditInvoiceReference: '2', Credit: 'false' });
    const [original, credit] = [await get('1'), await get('2')];
    expect(credit).toMatchObject({ Credit: 'true', InvoiceReference: '1', Booked: false, Sent: false });
    for (const name of ['Net', 'TotalVAT', 'Total', 'RoundOff', 'Freight'])
      expect(credit[name]).toBe(-Number(original[name]));
    expect(credit.InvoiceRows.map(({ DeliveredQuantity }) => DeliveredQuantity)).toEqual(['-2.5', '0']);
    expect(await list('credit=true')).toEqual(['2']);
  });

  it('settles both when it is bookkept', async () => {
    await put('1/credit');
    expect(await get('1')).toMatchObject({ Balance: expect.any(Number), FinalPayDate: null });
    await put('2/bookkeep');
    for (const number of ['1', '2']) expect(await get(number)).toMatchObject({ Balance: 0, FinalPayDate: today });
  });

  it('can be made once, of what is bookkept and no credit itself', async () => {
    await put('1/credit');
    await post();
    for (const number of ['1', '2', '3']) expect((await put(`${number}/credit`)).status).toBe(400);
  });

  it('may or may not have the key of the original', async () => {
    await put('1/credit');
    expect((await get('2'))['ExternalInvoiceReference1']).toBe('P1-1');
    await post({ ExternalInvoiceReference1: 'P1-2' });
    await put('3/bookkeep');
    await fortnox.control({ company: { creditCopiesReference: false } });
    await put('3/credit');
    expect((await get('4'))['ExternalInvoiceReference1']).toBe('');
  });
});

describe('a list', () => {
  beforeEach(async () => {
    for (const day of ['2026-01-10', '2026-02-10', '2026-03-10', '2026-04-10']) {
      await post({ InvoiceDate: day, ExternalInvoiceReference1: `P1-${day}` });
    }
    for (const number of ['1', '2', '3']) await put(`${number}/bookkeep`);
    await put('4/cancel');
    await post({ InvoiceDate: today });
    await fortnox.control({ pay: { documentNumber: '1' } });
    await fortnox.control({ pay: { documentNumber: '2', amount: 25 } });
  });

  it('tells what is paid', async () => {
    expect(await get('1')).toMatchObject({ Balance: 0, FinalPayDate: today });
    expect(await get('2')).toMatchObject({ Balance: 3100, FinalPayDate: null });
    expect(await list('filter=fullypaid')).toEqual(['1']);
    expect(await list('filter=unpaid')).toEqual(['2', '3']);
    expect(await list('filter=unbooked')).toEqual(['5']);
    expect(await list('filter=cancelled')).toEqual(['4']);
  });

  it('finds by day, by the start of our key, and by the parts of others', async () => {
    expect(await list('fromdate=2026-02-01&todate=2026-03-31')).toEqual(['2', '3']);
    expect(await list('externalinvoicereference1=P1-2026-0')).toEqual(['1', '2', '3', '4']);
    expect(await list('externalinvoicereference1=2026')).toEqual([]);
    expect(await list('customername=und')).toHaveLength(5);
    expect(await list('sortby=invoicedate&sortorder=descending&limit=2')).toEqual(['5', '4']);
  });

  it('has the short version of each', async () => {
    const { body } = await fortnox.call('GET', '/invoices?documentnumber=2');
    const [item] = body['Invoices'] as Invoice[];
    expect(item).toMatchObject({
      DocumentNumber: '2',
      Balance: 3100,
      Booked: true,
      CurrencyRate: '1',
      VoucherNumber: 2,
    });
    expect(Object.keys(item!)).not.toContain('InvoiceRows');
    expect(Object.keys(item!)).not.toContain('Credit');
  });
});

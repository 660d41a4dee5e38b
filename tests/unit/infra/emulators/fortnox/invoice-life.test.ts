import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from './fortnox-fixture.ts';
import { type Invoice, invoiceOf, row, useInvoices } from './invoices-fixture.ts';

const { call, control, get, list, post, put } = useInvoices();
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm' }).format(new Date());

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
    await control({ company: { lockedUntil: today } });
    expect(codeOf(await put('1/bookkeep'))).toBe('400 2002141');
    await control({ company: { lockedUntil: '', financialYears: [] } });
    expect((await put('1/bookkeep')).status).toBe(400);
    await post({ InvoiceRows: [{ DeliveredQuantity: '1', Price: 10 }] });
    await control({ company: { financialYears: [{ from: '2000-01-01', to: '2100-12-31' }] } });
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
    await control({ company: { creditCopiesReference: false } });
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
    await control({ pay: { documentNumber: '1' } });
    await control({ pay: { documentNumber: '2', amount: 25 } });
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
    const { body } = await call('GET', '/invoices?documentnumber=2');
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

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeOf, fortnoxFixture, type FortnoxFixture } from './fortnox-fixture.ts';

let fortnox: FortnoxFixture;
beforeEach(async () => {
  fortnox = await fortnoxFixture();
});
afterEach(() => fortnox.close());

type Customer = Record<string, unknown>;
const post = (Customer: object) => fortnox.call('POST', '/customers', { Customer });
const put = (number: string, Customer: object) => fortnox.call('PUT', `/customers/${number}`, { Customer });
const get = async (number: string) => (await fortnox.call('GET', `/customers/${number}`)).body['Customer'] as Customer;
const list = async (query = '') => {
  const { body } = await fortnox.call('GET', `/customers${query}`);
  return (body['Customers'] as Customer[]).map(({ CustomerNumber }) => CustomerNumber);
};

describe('a customer', () => {
  it('gets the next number and comes back in full', async () => {
    const { status, body } = await post({
      Name: 'Bygg & Ljud AB',
      OrganisationNumber: '556000-4615',
      EmailInvoice: 'faktura@bygg.example',
      TermsOfPayment: '30',
      InvoiceFreight: '49.50',
    });
    expect(status).toBe(201);
    expect(body['Customer']).toMatchObject({
      '@url': `${fortnox.apiUrl}/customers/1`,
      CustomerNumber: '1',
      Name: 'Bygg & Ljud AB',
      Active: true,
      Country: 'Sverige',
      CountryCode: 'SE',
      Currency: 'SEK',
      VATType: 'SEVAT',
      InvoiceFreight: '49.5',
      Phone1: '',
    });
    expect(await get('1')).toEqual(body['Customer']);
    expect((await post({ Name: 'Nästa' })).body).toMatchObject({ Customer: { CustomerNumber: '2' } });
  });

  it('may be made twice: nothing looks for duplicates', async () => {
    for (let n = 0; n < 2; n++) await post({ Name: 'Lika AB', OrganisationNumber: '556000-4615' });
    expect(await list('?organisationnumber=556000-4615')).toEqual(['1', '2']);
  });

  it('is changed in part; null clears and an empty text does nothing', async () => {
    await post({ Name: 'A', City: 'Lund', Email: 'a@b.example', Phone1: '08-1', Comments: 'x' });
    await put('1', { City: null, Email: '', Phone1: 'API_BLANK', CustomerNumber: '1' });
    expect(await get('1')).toMatchObject({ Name: 'A', City: '', Email: 'a@b.example', Phone1: '', Comments: 'x' });
  });

  it('keeps its number taken after it is deleted', async () => {
    await post({ Name: 'A', CustomerNumber: 'K-1/2' });
    const path = `/customers/${encodeURIComponent('K-1/2')}`;
    expect((await fortnox.call('DELETE', path)).status).toBe(204);
    expect(codeOf(await fortnox.call('GET', path))).toBe('404 2000433');
    expect(codeOf(await post({ Name: 'B', CustomerNumber: 'K-1/2' }))).toBe('400 2000637');
    expect(await list()).toEqual([]);
  });
});

describe('Fortnox refuses', () => {
  it.each([
    ['an unknown field', { Name: 'A', Mobile: '070' }, '400 2001399'],
    ['a read-only field', { Name: 'A', Country: 'Sverige' }, '400 2001399'],
    ['a field of every object', { Name: 'A', constructor: 'x' }, '400 2001399'],
    ['a missing name', { City: 'Lund' }, '400 2001795'],
    ['a number for a text', { Name: 'A', Phone1: 701 }, '400 2000106'],
    ['a text for a number', { Name: 'A', InvoiceDiscount: '10' }, '400 2000108'],
    ['a number that should be a text', { Name: 'A', InvoiceFreight: 49 }, '400 2000108'],
    ['a text for a boolean', { Name: 'A', Active: 'true' }, '400 2000134'],
    ['an unknown choice', { Name: 'A', VATType: 'SE' }, '400 2001392'],
    ['a field within a field', { Name: 'A', DefaultDeliveryTypes: { Reminder: 'EMAIL' } }, '400 2001399'],
    ['a sign that is not allowed', { Name: 'Bygg – ”Ljud”' }, '400 2000359'],
    ['a tab', { Name: 'Bygg\tLjud' }, '400 2000359'],
    ['an emoji', { Name: 'Bygg 🔊' }, '400 2000359'],
    ['a reference that is too long', { Name: 'A', YourReference: 'x'.repeat(51) }, '400 2001600'],
    ['a comment that is too long', { Name: 'A', Comments: 'x'.repeat(1025) }, '400 2001896'],
    ['unknown terms', { Name: 'A', TermsOfPayment: '45' }, '400 2000429'],
    ['an unknown project', { Name: 'A', Project: 'P1' }, '400 2001161'],
    ['an unknown account', { Name: 'A', SalesAccount: '9999' }, '400 2000423'],
  ])('%s', async (_, customer, code) => {
    expect(codeOf(await post(customer))).toBe(code);
    expect(await list()).toEqual([]);
  });

  it('what is not in its envelope, not JSON, or of another type', async () => {
    expect(codeOf(await fortnox.call('POST', '/customers', { Name: 'A' }))).toBe('400 2001392');
    expect(codeOf(await fortnox.call('POST', '/customers', '{'))).toBe('400 2002115');
    expect(codeOf(await fortnox.call('POST', '/customers', '{}', { 'content-type': 'text/plain' }))).toBe(
      '400 1000031',
    );
    expect(codeOf(await fortnox.call('GET', '/customers', undefined, { accept: 'application/pdf' }))).toBe(
      '400 1000030',
    );
  });

  it('what it has not got', async () => {
    expect(codeOf(await fortnox.call('GET', '/customers/17'))).toBe('404 2000433');
    expect(codeOf(await fortnox.call('GET', '/kunder'))).toBe('404 2000729');
    expect((await fortnox.call('DELETE', '/customers')).status).toBe(405);
  });
});

describe('a list', () => {
  beforeEach(async () => {
    for (let n = 1; n <= 12; n++) await post({ Name: `Kund ${n}`, City: n < 4 ? 'Åre' : 'Lund', Active: n !== 5 });
  });

  it('comes a page at a time', async () => {
    const { body } = await fortnox.call('GET', '/customers?limit=5&page=3');
    expect(body['MetaInformation']).toEqual({ '@TotalResources': 12, '@TotalPages': 3, '@CurrentPage': 3 });
    expect(await list('?limit=5&page=3')).toEqual(['11', '12']);
    expect(await list('?limit=2&offset=3')).toEqual(['4', '5']);
    expect(await list('?sortby=name&sortorder=descending&limit=2')).toEqual(['12', '11']);
  });

  it('has the short version of each', async () => {
    const { body } = await fortnox.call('GET', '/customers?limit=1');
    expect((body['Customers'] as Customer[])[0]).toEqual({
      '@url': `${fortnox.apiUrl}/customers/1`,
      CustomerNumber: '1',
      Name: 'Kund 1',
      OrganisationNumber: '',
      Address1: '',
      Address2: '',
      ZipCode: '',
      City: 'Åre',
      Email: '',
      Phone: '',
    });
  });

  it('finds parts of a value, whatever the case', async () => {
    expect(await list('?customernumber=1')).toEqual(['1', '10', '11', '12']);
    expect(await list(`?city=${encodeURIComponent('åR')}`)).toEqual(['1', '2', '3']);
    expect(await list('?filter=inactive')).toEqual(['5']);
  });

  it('finds what has changed since', async () => {
    await fortnox.control({ clock: { advanceSeconds: 3000 } });
    await put('7', { City: 'Ystad' });
    const since = new Date(Date.now() + 1_500_000);
    const local = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Stockholm',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    expect(await list(`?lastmodified=${encodeURIComponent(local.format(since))}`)).toEqual(['7']);
  });

  it('may be empty', async () => {
    const { body } = await fortnox.call('GET', '/customers?name=saknas');
    expect(body).toEqual({
      MetaInformation: { '@TotalResources': 0, '@TotalPages': 0, '@CurrentPage': 1 },
      Customers: [],
    });
  });

  it('refuses what it does not understand', async () => {
    expect(codeOf(await fortnox.call('GET', '/customers?filter=alla'))).toBe('400 2000587');
    for (const query of notUnderstood) {
      expect(codeOf(await fortnox.call('GET', `/customers?${query}`))).toBe('400 2000588');
    }
  });
});

const notUnderstood = ['namn=x', 'limit=501', 'limit=0', 'page=x', 'sortby=city', 'lastmodified=igar'];

it('a list without anything in it refuses what it does not understand', async () => {
  expect(codeOf(await fortnox.call('GET', '/customers?filter=alla'))).toBe('400 2000587');
  const codes = await Promise.all(
    notUnderstood.map(async (query) => codeOf(await fortnox.call('GET', `/customers?${query}`))),
  );
  expect(codes).toEqual(notUnderstood.map(() => '400 2000588'));
});

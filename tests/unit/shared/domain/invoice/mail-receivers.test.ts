import { describe, expect, it } from 'vitest';
import { mailReceiversOf } from '../../../../../shared/domain/invoice/mail-receivers.ts';

const own = { invoiceEmailTo: 'faktura@firman.example', invoiceEmailToBcc: 'arkiv@firman.example' };
const customer = 'ekonomi@kunden.example';

describe('an invoice is mailed', () => {
  it('to the customer, with blind copies to the firm', () => {
    expect(mailReceiversOf(customer, own)).toEqual({
      to: customer,
      toCustomer: true,
      bcc: ['arkiv@firman.example', 'faktura@firman.example'],
    });
  });

  it('to the firm where the customer has no address, with a copy to the archive alone', () => {
    expect(mailReceiversOf('', own)).toEqual({
      to: 'faktura@firman.example',
      toCustomer: false,
      bcc: ['arkiv@firman.example'],
    });
  });

  it('to several, of whom none gets a copy too', () => {
    const to = 'ekonomi@kunden.example, ARKIV@firman.example';
    expect(mailReceiversOf(to, own)).toEqual({ to, toCustomer: true, bcc: ['faktura@firman.example'] });
  });

  it('without duplicates, regardless of case', () => {
    const same = { invoiceEmailTo: 'Faktura@Firman.example', invoiceEmailToBcc: 'faktura@firman.example' };
    expect(mailReceiversOf(customer, same)?.bcc).toEqual(['faktura@firman.example']);
    expect(mailReceiversOf('FAKTURA@firman.example', same)).toMatchObject({ toCustomer: false, bcc: [] });
  });

  it('to nobody without an address', () => {
    expect(mailReceiversOf('', { ...own, invoiceEmailTo: '' })).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { words } from '../../../../shared/text/words.ts';
import { addressNameLabel } from '../../../../frontend/src/text/addresses.ts';

describe('the word people see for a code', () => {
  it('of a role', () => {
    expect(words.role).toEqual({ Staff: 'Konsult', SuperAdmin: 'Superadmin', Developer: 'Utvecklare' });
  });

  it('of a work order’s status', () => {
    expect(words.workOrderStatus).toEqual({
      Quoted: 'Offererad',
      Planned: 'Planerad',
      Started: 'Pågående',
      Registered: 'Registrerad',
      Invoiced: 'Fakturerad',
      Cancelled: 'Makulerad',
    });
  });

  it('of an invoice’s status and type', () => {
    expect(words.invoiceStatus).toEqual({
      Created: 'Endast Klang',
      Sent: 'Registrerad',
      Posted: 'Bokförd',
      Paid: 'Betald',
      Overdue: 'Förfallen',
      Cancelled: 'Makulerad',
    });
    expect(words.invoiceType).toEqual({ Debit: 'Faktura', Credit: 'Kreditfaktura' });
  });

  it('of a product’s type', () => {
    expect(words.productType).toEqual({
      Rate: 'Taxa',
      Rent: 'Hyra',
      Expense: 'Omkostnad',
      Mileage: 'Milersättning',
      Subconsultant: 'Underkonsult',
    });
  });

  it('of an address’s type', () => {
    expect(Object.values(words.addressType)).toEqual([
      'Odefinierad',
      'Fakturaadress',
      'Objekt',
      'Etablering',
      'Kontor',
      'Mötesadress',
      'Övriga',
    ]);
  });
});

it('the name of an address is called what its type makes it', () => {
  expect(addressNameLabel('Object')).toBe('Objekt');
  expect(addressNameLabel('InvoiceAddress')).toBe('Fakturamottagare');
  expect(addressNameLabel('Office')).toBe('Namn');
});

import { afterEach, beforeEach } from 'vitest';
import { type Answer, type FortnoxFixture, fortnoxFixture } from './fortnox-fixture.ts';

export type Invoice = Record<string, unknown> & { InvoiceRows: Record<string, unknown>[] };

export const row = { Description: 'Mätning', DeliveredQuantity: '2.5', Price: 1000, VAT: 25, Unit: 'h' };

export const invoiceOf = ({ body }: Answer) => body['Invoice'] as Invoice;

export function useInvoices() {
  let fortnox: FortnoxFixture;
  beforeEach(async () => {
    fortnox = await fortnoxFixture();
    await fortnox.call('POST', '/customers', { Customer: { Name: 'Kund AB', EmailInvoice: 'faktura@kund.example' } });
  });
  afterEach(() => fortnox.close());

  const call: FortnoxFixture['call'] = (...request) => fortnox.call(...request);
  return {
    call,
    control: (input: Record<string, unknown>) => fortnox.control(input),
    post: (more: object = {}) =>
      call('POST', '/invoices', { Invoice: { CustomerNumber: '1', InvoiceRows: [row], ...more } }),
    put: (path: string, Invoice?: object) => call('PUT', `/invoices/${path}`, Invoice && { Invoice }),
    get: async (number: string) => invoiceOf(await call('GET', `/invoices/${number}`)),
    list: async (query: string) => {
      const { body } = await call('GET', `/invoices?${query}`);
      return (body['Invoices'] as Invoice[]).map(({ DocumentNumber }) => DocumentNumber);
    },
  };
}

import { expect, it } from 'vitest';
import { getCustomer, listCustomers } from '../../../shared/contract/customers.ts';
import { downloadEInvoice, getInvoice, listInvoices } from '../../../shared/contract/invoices.ts';
import { gapsOf } from '../../../shared/domain/e-invoice/gaps.ts';
import { logInAs } from '../../support/people.ts';

it('the demo has a municipality that gets e-invoices, with an invoice that can be sent as one', async () => {
  const staff = await logInAs('Staff');
  const { items } = await staff.result(listCustomers, { query: { name: 'Dalhems kommun' } });
  const customer = await staff.result(getCustomer, { params: items[0] });
  expect(customer).toMatchObject({ organisationNumber: '212000-9010', invoiceDelivery: 'EInvoice' });

  const { customerId } = customer;
  const invoices = (await staff.result(listInvoices, { query: { customerId, invoiceType: 'Debit' } })).items;
  expect(invoices.length).toBeGreaterThan(0);
  const [params] = invoices;
  expect(gapsOf(await staff.result(getInvoice, { params }), 'Both')).toEqual([]);
  const xml = Buffer.from((await staff.call(downloadEInvoice, { params })).bytes).toString();
  expect(xml).toContain('<cbc:EndpointID schemeID="0007">2120009010</cbc:EndpointID>');
  expect(xml).toMatch(/<cac:OrderReference>\s*<cbc:ID>4500-3127<\/cbc:ID>/);
});

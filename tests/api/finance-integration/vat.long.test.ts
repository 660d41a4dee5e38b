import { beforeAll, describe, expect, it } from 'vitest';
import { callFortnox } from '../../../functions/fortnox/client.ts';
import { getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { createCreditInvoice, createFromProject, getInvoiceRemarks } from '../../../shared/contract/invoices.ts';
import { createProduct, updateProduct } from '../../../shared/contract/products.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { makeCustomer, makeProject, makeWorkOrder, unique } from '../../support/builders.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { newFortnoxCustomer } from '../../support/fortnox-link.ts';
import { Registering } from '../../support/registering.ts';
import { byTier } from '../../support/tier.ts';

const firm = firmOfFile();
const registering = new Registering(firm);
let construction: { productId: number };
let book: { productId: number };

beforeAll(async () => {
  await registering.start();
  ({ construction, book } = await registering.sellConstruction(987.65));
});

async function customerLike(fields: object): Promise<number> {
  const { customerId } = await makeCustomer(registering.staff, { invoiceEmail: 'faktura@kund.example', ...fields });
  const fortnoxCustomerNumber = await newFortnoxCustomer(registering.superAdmin);
  await change(customerId, { fortnoxCustomerNumber });
  return customerId;
}

async function change(customerId: number, fields: object): Promise<void> {
  const params = { customerId };
  const customer = await registering.staff.result(getCustomer, { params });
  await registering.staff.result(updateCustomer, { params, body: { ...customer, ...fields } });
}

async function projectOf(customerId: number, products: { productId: number }[], fields: object = {}): Promise<number> {
  const { projectId } = await makeProject(registering.staff, { customerId, ...fields });
  const items = products.map(({ productId }) => ({ productId, workedHours: 2.5, invoiceableHours: 2.5 }));
  await makeWorkOrder(registering.staff, projectId, { status: 'Registered', items });
  return projectId;
}

async function invoiced(projectId: number): Promise<Invoice> {
  const { invoiceId } = await registering.staff.result(createFromProject, { params: { projectId } });
  return registering.read(invoiceId);
}

async function typeThere(customerId: number): Promise<string> {
  const customer = await registering.staff.result(getCustomer, { params: { customerId } });
  const path = `/customers/${customer.fortnoxCustomerNumber}`;
  const answer = await callFortnox({ event: 'Prov', method: 'GET', path }, { initials: '' });
  return (answer as { Customer: { VATType: string } }).Customer.VATType;
}

/** Registers it, and holds that Fortnox has its rows and sums. */
async function registered(invoice: Invoice): Promise<string[]> {
  await registering.until(invoice, 'accounting', 'Done');
  const there = await registering.there(invoice);
  expect([there.Total, there.TotalVAT]).toEqual([invoice.sumTotalIncVat, invoice.vatTotalRounded]);
  expect(there.Booked).toBe(true);
  return there.InvoiceRows.map(
    (row: { AccountNumber: number; VAT: number }) => `${row.AccountNumber} ${row.VAT}`,
  ).sort();
}

describe('an invoice in Fortnox', () => {
  it('has the account and VAT of each product, and so has its credit', async () => {
    const customerId = await customerLike({});
    const made = await invoiced(await projectOf(customerId, [construction, book]));
    expect(await registered(made)).toEqual(['3003 6', '3041 25']);
    const { invoiceId } = await registering.staff.result(createCreditInvoice, {
      params: { invoiceId: made.invoiceId },
    });
    expect(await registered(await registering.read(invoiceId))).toEqual(['3003 6', '3041 25']);
  });

  it('to a buyer in the EU gives the customer there its VAT type', async () => {
    const customerId = await customerLike({ countryCode: 'DE', vatNumber: 'DE136695976' });
    const made = await invoiced(await projectOf(customerId, [construction, book]));
    expect(made).toMatchObject({ vatTotalRounded: 0, customerVatNumber: 'DE136695976' });
    expect(await registered(made)).toEqual(['3308 0', '3308 0']);
    expect(await typeThere(customerId)).toBe('EUREVERSEDVAT');

    const inSweden = await invoiced(await projectOf(customerId, [book], { isSwedishProperty: true }));
    expect(await registered(inSweden)).toEqual(['3003 6']);
    expect(await typeThere(customerId)).toBe('EUVAT');
  });

  it('to a buyer outside the EU has no Swedish VAT', async () => {
    const customerId = await customerLike({ countryCode: 'NO' });
    expect(await registered(await invoiced(await projectOf(customerId, [book])))).toEqual(['3305 0']);
    expect(await typeThere(customerId)).toBe('EXPORT');
  });

  it('to a builder has reverse charge for construction services alone', async () => {
    const customerId = await customerLike({ vatNumber: 'SE555555555501', reverseConstruction: true });
    expect(await registered(await invoiced(await projectOf(customerId, [construction])))).toEqual(['3231 0']);
    expect(await typeThere(customerId)).toBe('SEREVERSEDVAT');
    const mixed = await invoiced(await projectOf(customerId, [construction, book]));
    expect(await registered(mixed)).toEqual(['3003 6', '3231 0']);
    expect(await typeThere(customerId)).toBe('SEVAT');
  });
});

describe('invoices of one customer at once', () => {
  it('with and without Swedish VAT are all booked with their own', async () => {
    const customerId = await customerLike({ countryCode: 'DE', vatNumber: 'DE136695976' });
    const projectIds: number[] = [];
    for (let count = 0; count < byTier(4, 12); count += 1) {
      projectIds.push(await projectOf(customerId, [book], { isSwedishProperty: count % 2 === 0 }));
    }
    // Each looks the card up before any of them writes.
    await firm.control({ delay: { method: 'POST', path: '/3/invoices', milliseconds: 400, times: projectIds.length } });
    const made = await Promise.all(projectIds.map(invoiced));
    const rows = await Promise.all(made.map(registered));
    expect(rows).toEqual(made.map((_, index) => (index % 2 === 0 ? ['3003 6'] : ['3308 0'])));
  });
});

describe('a customer whose VAT is undecided', () => {
  it('is not invoiced, which the remarks say, until its number is filled in', async () => {
    const customerId = await customerLike({ countryCode: 'DE' });
    const projectId = await projectOf(customerId, [book]);
    const { remarks } = await registering.staff.result(getInvoiceRemarks, { params: { projectId } });
    expect(remarks[0]).toEqual({ kind: 'vat-undecided', problem: 'no-eu-number', countryCode: 'DE', vatNumber: '' });
    expect(await registering.staff.call(createFromProject, { params: { projectId } })).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('Kunden finns i Tyskland men saknar') },
    });
    await change(customerId, { vatNumber: 'DE136695976' });
    expect((await invoiced(projectId)).vatTotalRounded).toBe(0);
  });
});

describe('a product', () => {
  const body = { name: unique('Produkt'), productType: 'Rate' as const, invoiceText: '' };

  it('is at 25 per cent and account 3001 unless said otherwise', async () => {
    expect(await registering.superAdmin.result(createProduct, { body })).toMatchObject({
      vatPercent: 25,
      account: 3001,
    });
  });

  it('is refused with the account of another rate', async () => {
    const wrong = { ...body, name: unique('Produkt'), vatPercent: 12 as const, account: 3001 };
    expect((await registering.superAdmin.call(createProduct, { body: wrong })).status).toBe(422);
    const made = await registering.superAdmin.result(createProduct, { body: { ...wrong, account: 3002 } });
    const params = { productId: made.productId };
    expect(
      (await registering.superAdmin.call(updateProduct, { params, body: { ...made, account: 3003 } })).status,
    ).toBe(422);
    expect(
      await registering.superAdmin.result(updateProduct, { params, body: { ...made, account: 3045 } }),
    ).toMatchObject({ account: 3045, vatPercent: 12 });
  });
});

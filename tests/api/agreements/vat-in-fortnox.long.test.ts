import { beforeAll, describe, expect, it } from 'vitest';
import { getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { createCreditInvoice, downloadInvoice, getInvoice } from '../../../shared/contract/invoices.ts';
import { eInvoiceXml } from '../../../shared/e-invoice/e-invoice.ts';
import type { Invoice, InvoiceItem } from '../../../shared/schemas/invoice.ts';
import { agreementOf } from '../../support/agreements.ts';
import { makeCustomer, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { inOre } from '../../support/exact-invoice.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { newFortnoxCustomer } from '../../support/fortnox-link.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { Registering } from '../../support/registering.ts';

const firm = firmOfFile();
const registering = new Registering(firm);
let construction: { productId: number };
let book: { productId: number };

beforeAll(async () => {
  await registering.start();
  ({ construction, book } = await registering.sellConstruction(1000));
});

async function agreementFor(customerFields: object, products: { productId: number }[], project: object = {}) {
  const { staff } = registering;
  const { customerId } = await makeCustomer(staff, { invoiceEmail: 'faktura@kund.example', ...customerFields });
  const params = { customerId };
  const fortnoxCustomerNumber = await newFortnoxCustomer(registering.superAdmin);
  const customer = await staff.result(getCustomer, { params });
  await staff.result(updateCustomer, { params, body: { ...customer, fortnoxCustomerNumber } });
  const { projectId } = await makeProject(staff, { customerId, ...project });
  const items = products.map(({ productId }) => ({ productId, workedHours: 10, invoiceableHours: 10 }));
  await makeWorkOrder(staff, projectId, { status: 'Registered', items });
  return agreementOf(staff, projectId);
}

type TheirRow = { AccountNumber: number; VAT: number; Price: number; DeliveredQuantity: string };

/** Registers it, and holds that Fortnox has its sums. @returns account, VAT and amount of each row */
async function registered(invoice: Invoice): Promise<string[]> {
  await registering.until(invoice, 'accounting', 'Done');
  const there = await registering.there(invoice);
  expect([there.Total, there.TotalVAT]).toEqual([invoice.sumTotalIncVat, invoice.vatTotalRounded]);
  expect(there.Booked).toBe(true);
  return (there.InvoiceRows as TheirRow[]).map(
    (row) => `${row.AccountNumber} ${row.VAT} ${Number(row.DeliveredQuantity) * row.Price}`,
  );
}

const taxOf = ({ lineKind, vatRule, vatPercent, account }: InvoiceItem) =>
  `${lineKind} ${vatRule} ${vatPercent} ${account}`;

const eu = { countryCode: 'DE', vatNumber: 'DE136695976' };
const norwegian = { countryCode: 'NO' };
const builder = { vatNumber: 'SE555555555501', reverseConstruction: true };

describe('money on account', () => {
  it('of a buyer in the EU has no Swedish VAT, nor has its deduction or credit', async () => {
    const agreement = await agreementFor(eu, [book]);
    const onAccount = await agreement.onAccount(4000);
    expect(onAccount).toMatchObject({ vatTotalRounded: 0, sumTotalIncVat: 4000, customerVatNumber: eu.vatNumber });
    expect(onAccount.items.map(taxOf)).toEqual(['OnAccount ReverseEu 0 3308']);
    expect(await registered(onAccount)).toEqual(['3308 0 4000']);
    const final = await agreement.work();
    expect(final.items.map(taxOf)).toEqual(['Work ReverseEu 0 3308', 'Deduction ReverseEu 0 3308']);
    expect(final).toMatchObject({ sumTotal: 6000, vatTotalRounded: 0 });
    expect(await registered(final)).toEqual(['3308 0 10000', '3308 0 -4000']);

    const params = { invoiceId: final.invoiceId };
    const made = await registering.staff.result(createCreditInvoice, { params });
    const credit = await registering.read(made.invoiceId);
    expect(await registered(credit)).toEqual(['3308 0 -10000', '3308 0 4000']);
    expect((await agreement.read()).onAccount).toMatchObject([{ deducted: 0, left: 4000 }]);
  });

  it('of a buyer outside the EU is export', async () => {
    const agreement = await agreementFor(norwegian, [book]);
    const onAccount = await agreement.onAccount(1500);
    expect(onAccount.items.map(taxOf)).toEqual(['OnAccount Export 0 3305']);
    expect(await registered(onAccount)).toEqual(['3305 0 1500']);
  });

  it('of a foreign buyer has Swedish VAT where the work is on a building in Sweden', async () => {
    const agreement = await agreementFor(eu, [construction], { isSwedishProperty: true });
    const onAccount = await agreement.onAccount(2000);
    expect(onAccount.items.map(taxOf)).toEqual(['OnAccount Domestic 25 3001']);
    expect(await registered(onAccount)).toEqual(['3001 25 2000']);
    expect(await registered(await agreement.work())).toEqual(['3041 25 10000', '3001 25 -2000']);
  });

  it('is not deducted from work with another VAT, which the refusal says', async () => {
    const agreement = await agreementFor({}, [book]);
    await agreement.onAccount(1000);
    const { status, json } = await agreement.preview({ as: 'Work' });
    expect([status, json.message]).toEqual([409, expect.stringContaining('med samma moms')]);
    const without = await agreement.work({ deduct: [] });
    expect(without).toMatchObject({ sumTotal: 10_000, vatTotalRounded: 600 });
  });
});

describe('a fixed price', () => {
  it.each([
    ['a buyer in the EU', eu, 'Instalment ReverseEu 0 3308', '3308 0 8000', 0],
    ['a buyer outside the EU', norwegian, 'Instalment Export 0 3305', '3305 0 8000', 0],
    ['a Swedish builder, as consulting', builder, 'Instalment Domestic 25 3001', '3001 25 8000', 2000],
  ])('for %s has its VAT rule', async (_, customer, tax, row, vat) => {
    const agreement = await agreementFor(customer, [construction]);
    await agreement.save({ priceForm: 'FixedPrice', agreed: 8000, instalments: [{ text: 'Allt' }] });
    const ids = (await agreement.read()).instalments.map(({ instalmentId }) => instalmentId);
    const invoice = await agreement.instalments(ids);
    expect(invoice.items.map(taxOf)).toEqual([tax]);
    expect(invoice.vatTotalRounded).toBe(vat);
    expect(await registered(invoice)).toEqual([row]);
  });
});

describe('construction services', () => {
  it('of a fixed price have reverse charge to a firm that sells them itself, in Fortnox and in the e-invoice', async () => {
    const agreement = await agreementFor(builder, [construction]);
    const instalments = [{ text: 'Montage' }];
    await agreement.save({ priceForm: 'FixedPrice', agreed: 8000, isConstruction: true, instalments });
    const read = await agreement.read();
    expect(read.isConstruction).toBe(true);
    const invoice = await agreement.instalments(read.instalments.map(({ instalmentId }) => instalmentId));
    expect(invoice.items.map(taxOf)).toEqual(['Instalment ReverseConstruction 0 3231']);
    expect(invoice).toMatchObject({ vatTotalRounded: 0, sumTotalIncVat: 8000 });
    expect(await registered(invoice)).toEqual(['3231 0 8000']);
    const { bytes } = await registering.staff.call(downloadInvoice, { params: { invoiceId: invoice.invoiceId } });
    const text = (await readPdf(bytes)).pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Omvänd betalningsskyldighet');
    expect(text).toContain('16 kap. 13 § mervärdesskattelagen (2023:200)');
    expect(text).toContain(builder.vatNumber);
    const xml = eInvoiceXml(invoice, { pdf: '', creditedOn: '' });
    const category = /<cac:ClassifiedTaxCategory>(.*?)<\/cac:ClassifiedTaxCategory>/s.exec(xml)?.[1];
    expect(category?.replaceAll(/\s+/g, '')).toContain('<cbc:ID>AE</cbc:ID><cbc:Percent>0');
    expect(xml).toContain('VATEX-EU-AE');
  });

  it('on account have it too, and are deducted and credited with it', async () => {
    const agreement = await agreementFor(builder, [construction]);
    await agreement.save({ priceForm: 'Hourly', agreed: 0, isConstruction: true });
    const onAccount = await agreement.onAccount(4000);
    expect(onAccount.items.map(taxOf)).toEqual(['OnAccount ReverseConstruction 0 3231']);
    expect(await registered(onAccount)).toEqual(['3231 0 4000']);
    const final = await agreement.work();
    expect(final).toMatchObject({ sumTotal: 6000, vatTotalRounded: 0 });
    expect(await registered(final)).toEqual(['3231 0 10000', '3231 0 -4000']);
    const made = await registering.staff.result(createCreditInvoice, { params: { invoiceId: final.invoiceId } });
    expect(await registered(await registering.read(made.invoiceId))).toEqual(['3231 0 -10000', '3231 0 4000']);
  });

  it('have Swedish VAT to others, and are stopped without the buyer’s VAT number', async () => {
    const plain = await agreementFor({}, [construction]);
    await plain.save({ priceForm: 'Hourly', agreed: 0, isConstruction: true });
    expect((await plain.onAccount(1000)).items.map(taxOf)).toEqual(['OnAccount Domestic 25 3001']);
    const unnumbered = await agreementFor({ reverseConstruction: true }, [construction]);
    await unnumbered.save({ priceForm: 'Hourly', agreed: 0, isConstruction: true });
    const refusal = await unnumbered.preview({ as: 'OnAccount', amount: 1000, text: 'Montage' });
    expect([refusal.status, refusal.json.message]).toEqual([409, expect.stringContaining('byggtjänster')]);
  });
});

describe('what exceeds a ceiling', () => {
  it('is taken off each rule and rate in proportion, so that VAT is only on what is charged', async () => {
    const agreement = await agreementFor(builder, [construction, book]);
    await agreement.save({ priceForm: 'Ceiling', agreed: 15_000 });
    const invoice = await agreement.work({ overCeiling: 'Free' });
    expect(invoice.items.map(taxOf).sort()).toEqual([
      'Deduction Domestic 6 3003',
      'Deduction ReverseConstruction 0 3231',
      'Work Domestic 6 3003',
      'Work ReverseConstruction 0 3231',
    ]);
    expect(invoice).toMatchObject({ sumTotal: 15_000, vatTotalRounded: 450 });
    expect((await registered(invoice)).sort()).toEqual([
      '3003 6 -2500',
      '3003 6 10000',
      '3231 0 -2500',
      '3231 0 10000',
    ]);
    const read = await registering.staff.result(getInvoice, { params: { invoiceId: invoice.invoiceId } });
    expect(inOre(read.sumTotalIncVat)).toBe(1_545_000n);
  });
});

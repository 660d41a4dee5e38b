import { beforeAll, describe, expect, it } from 'vitest';
import { getCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { getReconciliation } from '../../../shared/contract/finance-integration.ts';
import {
  createCreditInvoice,
  createFromProject,
  getInvoice,
  retryFollowUp,
  settleCredit,
} from '../../../shared/contract/invoices.ts';
import type { FollowUp, FollowUpKind, Invoice } from '../../../shared/schemas/invoice.ts';
import type { Api } from '../../support/api.ts';
import { makeCustomer, makeProduct, makeProject, makeWorkOrder, priceAllProducts } from '../../support/builders.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { newFortnoxCustomer } from '../../support/fortnox-link.ts';

const firm = firmOfFile();
let staff: Api;
let superAdmin: Api;
let customerId: number;
let productId: number;
beforeAll(async () => {
  [staff, superAdmin] = [await firm.as('Staff'), await firm.as('SuperAdmin')];
  ({ productId } = await makeProduct(superAdmin));
  await priceAllProducts(superAdmin, 987.65);
  await firm.link();
  ({ customerId } = await makeCustomer(staff, { invoiceEmail: 'faktura@kund.example' }));
  const fortnoxCustomerNumber = await newFortnoxCustomer(superAdmin);
  const customer = await superAdmin.result(getCustomer, { params: { customerId } });
  await superAdmin.result(updateCustomer, { params: { customerId }, body: { ...customer, fortnoxCustomerNumber } });
}, 120_000);

const read = (invoiceId: number): Promise<Invoice> => staff.result(getInvoice, { params: { invoiceId } });
const followUp = ({ followUps }: Invoice, wanted: FollowUpKind): FollowUp | undefined =>
  followUps.find(({ kind }) => kind === wanted);

async function until(invoiceId: number, kind: FollowUpKind, state: string): Promise<FollowUp> {
  const now = async () => {
    await firm.stack.invoke('jobs/run-due-follow-ups');
    return followUp(await read(invoiceId), kind)?.state;
  };
  await expect.poll(now, { timeout: 60_000, interval: 500 }).toBe(state);
  return followUp(await read(invoiceId), kind)!;
}

/** A debit that is bookkept in Fortnox, and its credit, which is there too. */
async function credited(): Promise<{ debit: Invoice; credit: Invoice }> {
  const { projectId } = await makeProject(staff, { customerId });
  const items = [{ productId, workedHours: 7.5, invoiceableHours: 7.5 }];
  await makeWorkOrder(staff, projectId, { status: 'Registered', items });
  const { invoiceId } = await staff.result(createFromProject, { params: { projectId } });
  await until(invoiceId, 'accounting', 'Done');
  const made = await staff.result(createCreditInvoice, { params: { invoiceId } });
  await until(made.invoiceId, 'accounting', 'Done');
  return { debit: await read(invoiceId), credit: await read(made.invoiceId) };
}

async function unsettled(): Promise<string[]> {
  const { differences } = await superAdmin.result(getReconciliation);
  return differences.filter(({ kind }: any) => kind === 'unsettled').map(({ invoiceCode }: any) => invoiceCode);
}

describe('a credit that Fortnox does not take on its debit', { timeout: 150_000 }, () => {
  let debit: Invoice;
  let credit: Invoice;

  it('asks a person to settle it, with both numbers, and is in the reconciliation meanwhile', async () => {
    ({ debit, credit } = await credited());
    const asked = await until(credit.invoiceId, 'settlement', 'Stopped');
    expect(asked).toMatchObject({ needs: 'settlement', doneBy: '' });
    expect(asked.lastError).toContain(`kredit ${credit.serialNumber} mot faktura ${debit.serialNumber}`);
    expect(followUp(debit, 'settlement')).toBeUndefined();
    expect(await unsettled()).toEqual([credit.invoiceCode]);
  });

  it('can be said to be settled, once, with who and when; the books decide what the reconciliation says', async () => {
    const params = { invoiceId: credit.invoiceId };
    const both = await Promise.all([superAdmin.call(settleCredit, { params }), staff.call(settleCredit, { params })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const by = both[0].status === 200 ? 'BS' : 'AL';
    const told = followUp(await read(credit.invoiceId), 'settlement');
    expect(told).toMatchObject({ state: 'Done', doneBy: by, lastError: '', needs: null });
    expect(Date.parse(told!.doneAt!)).toBeGreaterThan(Date.parse(credit.dateCreated));
    expect(await unsettled()).toEqual([credit.invoiceCode]);
    for (const { serialNumber } of [debit, credit]) await firm.control({ pay: { documentNumber: `${serialNumber}` } });
    expect(await unsettled()).toEqual([]);
  });

  it('is settled only where one is to be settled', async () => {
    const reply = await staff.call(settleCredit, { params: { invoiceId: debit.invoiceId } });
    expect(reply.status).toBe(404);
  });
});

describe('a credit that is settled', { timeout: 150_000 }, () => {
  it('in Fortnox by somebody asks nobody any more when that has been read', async () => {
    const { debit, credit } = await credited();
    await until(credit.invoiceId, 'settlement', 'Stopped');
    for (const { serialNumber } of [debit, credit]) await firm.control({ pay: { documentNumber: `${serialNumber}` } });
    expect(await firm.stack.invoke('jobs/sync-invoice-status')).toHaveProperty('payload');
    expect(followUp(await read(credit.invoiceId), 'settlement')).toMatchObject({ state: 'Done', doneBy: '' });
  });

  it('by Fortnox itself, which takes its number on the debit, asks nobody', async () => {
    await firm.control({ company: { takesCreditReference: true } });
    const { credit } = await credited();
    expect(await until(credit.invoiceId, 'settlement', 'Done')).toMatchObject({ doneBy: '', lastError: '' });
    await firm.control({ company: { takesCreditReference: false } });
    expect(await unsettled()).toEqual([]);
  });

  it('against what is paid already says that the money is to go back', async () => {
    const { debit, credit } = await credited();
    await until(credit.invoiceId, 'settlement', 'Stopped');
    await firm.control({ pay: { documentNumber: `${debit.serialNumber}` } });
    await staff.result(retryFollowUp, { params: { invoiceId: credit.invoiceId, followUpId: 'settlement' } });
    const asked = await until(credit.invoiceId, 'settlement', 'Stopped');
    expect(asked.lastError).toContain(`Faktura ${debit.serialNumber} är redan betald`);
  });
});

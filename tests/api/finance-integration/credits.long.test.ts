import { beforeAll, describe, expect, it } from 'vitest';
import { getReconciliation } from '../../../shared/contract/finance-integration.ts';
import { createCreditInvoice, retryFollowUp, settleCredit } from '../../../shared/contract/invoices.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { Registering, followUp } from '../../support/registering.ts';

const firm = firmOfFile();
const registering = new Registering(firm);
beforeAll(() => registering.start());

/** A debit booked in Fortnox, with its credit there too. */
async function credited(): Promise<{ debit: Invoice; credit: Invoice }> {
  const debit = await registering.invoice();
  await registering.until(debit, 'accounting', 'Done');
  const params = { invoiceId: debit.invoiceId };
  const credit = await registering.staff.result(createCreditInvoice, { params });
  await registering.until(credit, 'accounting', 'Done');
  return { debit: await registering.read(debit.invoiceId), credit: await registering.read(credit.invoiceId) };
}

async function unsettled(): Promise<string[]> {
  const { differences } = await registering.superAdmin.result(getReconciliation);
  return differences.filter(({ kind }: any) => kind === 'unsettled').map(({ invoiceCode }: any) => invoiceCode);
}

describe('a credit that Fortnox does not settle against its debit', () => {
  let debit: Invoice;
  let credit: Invoice;

  it('asks a person to settle it, with both numbers, and is in the reconciliation meanwhile', async () => {
    ({ debit, credit } = await credited());
    const asked = await registering.until(credit, 'settlement', 'Stopped');
    expect(asked).toMatchObject({ needs: 'settlement', doneBy: '' });
    expect(asked.lastError).toContain(`kredit ${credit.invoiceCode} mot faktura ${debit.invoiceCode}`);
    expect(followUp(debit, 'settlement')).toBeUndefined();
    expect(await unsettled()).toEqual([credit.invoiceCode]);
  });

  it('can be marked as settled once, with user and time; the reconciliation follows Fortnox', async () => {
    const params = { invoiceId: credit.invoiceId };
    const both = await Promise.all([
      registering.superAdmin.call(settleCredit, { params }),
      registering.staff.call(settleCredit, { params }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const by = both[0].status === 200 ? 'BS' : 'AL';
    const reported = followUp(await registering.read(credit.invoiceId), 'settlement');
    expect(reported).toMatchObject({ state: 'Done', doneBy: by, lastError: '', needs: null });
    expect(Date.parse(reported!.doneAt!)).toBeGreaterThan(Date.parse(credit.dateCreated));
    expect(await unsettled()).toEqual([credit.invoiceCode]);
    for (const { serialNumber } of [debit, credit]) await firm.control({ pay: { documentNumber: `${serialNumber}` } });
    expect(await unsettled()).toEqual([]);
  });

  it('is settled only when it is open', async () => {
    const reply = await registering.staff.call(settleCredit, { params: { invoiceId: debit.invoiceId } });
    expect(reply.status).toBe(404);
  });
});

describe('a credit that is settled', () => {
  it('in Fortnox by a person needs no attention once that has been read', async () => {
    const { debit, credit } = await credited();
    await registering.until(credit, 'settlement', 'Stopped');
    for (const { serialNumber } of [debit, credit]) await firm.control({ pay: { documentNumber: `${serialNumber}` } });
    expect(await firm.stack.invoke('jobs/sync-invoice-status')).toHaveProperty('payload');
    expect(followUp(await registering.read(credit.invoiceId), 'settlement')).toMatchObject({
      state: 'Done',
      doneBy: '',
    });
  });

  it('by Fortnox itself, which notes its number on the debit, needs no attention', async () => {
    await firm.control({ company: { takesCreditReference: true } });
    const { credit } = await credited();
    expect(await registering.until(credit, 'settlement', 'Done')).toMatchObject({ doneBy: '', lastError: '' });
    await firm.control({ company: { takesCreditReference: false } });
    expect(await unsettled()).toEqual([]);
  });

  it('against a paid debit says that the money must be refunded', async () => {
    const { debit, credit } = await credited();
    await registering.until(credit, 'settlement', 'Stopped');
    await firm.control({ pay: { documentNumber: `${debit.serialNumber}` } });
    await registering.staff.result(retryFollowUp, {
      params: { invoiceId: credit.invoiceId, followUpId: 'settlement' },
    });
    const asked = await registering.until(credit, 'settlement', 'Stopped');
    expect(asked.lastError).toContain(`Faktura ${debit.invoiceCode} är redan betald`);
  });
});

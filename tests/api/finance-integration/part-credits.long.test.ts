import { beforeAll, describe, expect, it } from 'vitest';
import { getReconciliation } from '../../../shared/contract/finance-integration.ts';
import { createCreditInvoice } from '../../../shared/contract/invoices.ts';
import { createPartCredit } from '../../../shared/contract/part-credits.ts';
import type { Invoice } from '../../../shared/schemas/invoice.ts';
import { newKey } from '../../support/api.ts';
import { inOre } from '../../support/exact-invoice.ts';
import { firmOfFile } from '../../support/fortnox.ts';
import { Registering } from '../../support/registering.ts';

const firm = firmOfFile();
const registering = new Registering(firm);
beforeAll(() => registering.start());

async function registered(): Promise<Invoice> {
  const debit = await registering.invoice();
  await registering.until(debit, 'accounting', 'Done');
  return registering.read(debit.invoiceId);
}

/** Credits an amount of a debit that is booked in Fortnox. */
async function reduced({ invoiceId }: Invoice, amount: number): Promise<Invoice> {
  const params = { invoiceId };
  const body = { amount, reason: 'Prisavdrag' };
  const made = await registering.staff.result(createPartCredit, { params, body, idempotencyKey: newKey() });
  await registering.until(made, 'accounting', 'Done');
  return registering.read(made.invoiceId);
}

const differencesOf = async (codes: readonly string[]): Promise<string[]> => {
  const { differences } = await registering.superAdmin.result(getReconciliation);
  return differences.filter(({ invoiceCode }: any) => codes.includes(invoiceCode)).map(({ kind }: any) => kind);
};

describe('a credit of a part in Fortnox', () => {
  it('is registered with its own number and sums, and a person is told which amount to settle', async () => {
    const debit = await registered();
    const credit = await reduced(debit, 100.1);
    const { lastError } = await registering.until(credit, 'settlement', 'Stopped');
    expect(lastError).toContain(`Kvitta kredit ${credit.invoiceCode} mot faktura ${debit.invoiceCode}`);
    expect(lastError).toMatch(/registrera 125,00.kr som betalning på båda/);
    expect(await differencesOf([debit.invoiceCode, credit.invoiceCode])).toEqual(['unsettled']);
  });

  it('is settled where Fortnox takes the reference, and the rest of the debit stays open', async () => {
    await firm.control({ company: { takesCreditReference: true } });
    const debit = await registered();
    const credit = await reduced(debit, 100);
    await registering.until(credit, 'settlement', 'Done');
    expect(await firm.stack.invoke('jobs/sync-invoice-status')).toHaveProperty('payload');
    const { balance, status, credited } = await registering.read(debit.invoiceId);
    expect({ status, credited }).toEqual({ status: 'Posted', credited: false });
    expect(inOre(balance!)).toBe(inOre(debit.sumTotalIncVat) + inOre(credit.sumTotalIncVat));
    expect(await differencesOf([debit.invoiceCode, credit.invoiceCode])).toEqual([]);

    const second = await reduced(debit, 50);
    expect((await registering.until(second, 'settlement', 'Stopped')).lastError).toContain('Kvitta kredit');
    await firm.control({ company: { takesCreditReference: false } });
  });

  it('and the credit of the rest are registered to the öre, also where the rounding is not Fortnox’s own', async () => {
    const debit = await registered();
    const parts = [await reduced(debit, 33.33), await reduced(debit, 33.33), await reduced(debit, 33.33)];
    const params = { invoiceId: debit.invoiceId };
    const made = await registering.staff.result(createCreditInvoice, { params });
    await registering.until(made, 'accounting', 'Done');
    const rest = await registering.read(made.invoiceId);
    for (const sum of ['sumTotal', 'vatTotalRounded', 'roundingTotal', 'sumTotalIncVat'] as const) {
      expect([debit, ...parts, rest].reduce((ore, one) => ore + inOre(one[sum]), 0n)).toBe(0n);
    }
    expect(await differencesOf([rest.invoiceCode])).toEqual(['unsettled']);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { getReconciliation, testConnection } from '../../shared/contract/finance-integration.ts';
import { getInvoice } from '../../shared/contract/invoices.ts';
import type { Invoice } from '../../shared/schemas/invoice.ts';
import { FortnoxHost, accountingOf, invoiceAll, makeLinkedWork } from '../support/faults/fortnox-host.ts';
import { byTier } from '../support/tier.ts';

const many = byTier(8, 20);

let host: FortnoxHost;
beforeAll(async () => {
  host = await FortnoxHost.start();
});
afterAll(() => host.close());

const poll = { interval: 1_000 };

it('invoices made while Fortnox is stopped say so, and are there by themselves when it is started', async () => {
  const projectIds = await makeLinkedWork(host, many);
  const [staff, superAdmin] = await Promise.all([host.as('Staff'), host.as('SuperAdmin')]);
  expect(await staff.result(testConnection)).toMatchObject({ state: 'Connected', connected: true, problem: null });

  await host.stopFortnox();
  expect(await staff.result(testConnection)).toMatchObject({
    state: 'Connected',
    connected: false,
    problem: 'no-answer',
    reason: 'Fortnox svarar inte.',
    nextStep: 'Inget behöver göras: nya försök görs automatiskt.',
  });
  const invoiceIds = await invoiceAll(staff, projectIds);
  const read = (): Promise<Invoice[]> =>
    Promise.all(invoiceIds.map((invoiceId) => staff.result(getInvoice, { params: { invoiceId } })));
  await expect
    .poll(async () => (await read()).map(({ status, followUps }) => [status, ...statesOf(followUps)]), poll)
    .toEqual(
      invoiceIds.map(() => ['Created', 'pdf Done', 'mail Done', expect.stringMatching(/^accounting Pending .*svarar/)]),
    );
  for (const invoice of await read()) {
    const { state, needs, lastError, attempts } = accountingOf(invoice);
    expect({ state, needs, lastError }).toEqual({
      state: 'Pending',
      needs: null,
      lastError: expect.stringMatching(/^Fortnox svarar inte\. .*Ett nytt försök görs automatiskt\.$/),
    });
    expect(attempts).toBeGreaterThan(0);
  }
  const refused = await superAdmin.call(getReconciliation);
  expect([refused.status, refused.json.message]).toEqual([503, expect.stringContaining('Fortnox svarar inte.')]);
  expect(await host.registered()).toEqual([]);

  await host.startFortnox();
  const startedAt = Date.now();
  await expect.poll(async () => (await staff.result(testConnection)).connected, poll).toBe(true);
  await expect
    .poll(async () => (await read()).map((one) => [one.status, accountingOf(one).state]), poll)
    .toEqual(invoiceIds.map(() => ['Posted', 'Done']));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${many} waiting invoices were in Fortnox ${seconds} s after it answered again.`);
  const registered = await host.registered();
  expect(registered).toHaveLength(many);
  expect(new Set(registered.map(({ fields }) => fields['ExternalInvoiceReference1']))).toEqual(
    new Set((await read()).map(({ invoiceCode }) => invoiceCode)),
  );
  expect(registered.every(({ isBooked, isSent }) => isBooked && isSent)).toBe(true);
  // It reads the ledger's list, which a late index shows as it was.
  await expect.poll(() => superAdmin.result(getReconciliation), poll).toEqual({ differences: [], compared: many });
});

const statesOf = (followUps: Invoice['followUps']) =>
  followUps.map(({ kind, state, lastError }) => `${kind} ${state} ${lastError}`.trim());

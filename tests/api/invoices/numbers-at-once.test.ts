import { expect, it } from 'vitest';
import { createFromProject, listInvoices } from '../../../shared/contract/invoices.ts';
import { getProjectPrices } from '../../../shared/contract/price-lists.ts';
import { type Api, newKey } from '../../support/api.ts';
import { makeCustomer, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { byTier } from '../../support/tier.ts';

const atOnce = byTier(20, 200);

/** Retries server errors with the same idempotency key, like the client. */
async function createPatiently(api: Api, project: { projectId: number }): Promise<{ invoiceId: number }> {
  const idempotencyKey = newKey();
  for (let attempt = 0; ; attempt += 1) {
    const reply = await api.call(createFromProject, { params: project, idempotencyKey });
    if (reply.status === 200) return reply.json.result;
    if (reply.status < 500 || attempt > 10) throw new Error(`The invoice was answered with ${reply.status}.`);
  }
}

it('the number series gives concurrent invoices consecutive numbers', async () => {
  const staff = await logInAs('Staff');
  const { customerId } = await makeCustomer(staff);
  const first = await makeProject(staff, { customerId });
  const [rate] = await staff.result(getProjectPrices, { params: { code: first.projectCode } });
  const prepare = async () => {
    const project = await makeProject(staff, { customerId });
    const items = [{ productId: rate.productId, workedHours: 1, invoiceableHours: 1 }];
    await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });
    return project;
  };
  // Only the invoices are made all at once: so many projects of one customer would contend for its record.
  const projects: Awaited<ReturnType<typeof prepare>>[] = [];
  while (projects.length < atOnce) projects.push(...(await Promise.all(Array.from({ length: 10 }, prepare))));

  const created = await Promise.all(projects.map((project) => createPatiently(staff, project)));
  const wanted = new Set(created.map(({ invoiceId }) => invoiceId));
  // Other tests invoice too: the series must be unbroken across all of them.
  const query = { itemsPerPage: 0, orderByColumn: 'serialNumber', orderByDescending: false };
  const readLedger = async (): Promise<{ serialNumber: number; invoiceId: number }[]> =>
    (await staff.result(listInvoices, { query })).items;
  // It may lack the newest of several changes for as long as its index lags.
  await expect
    .poll(async () => (await readLedger()).filter(({ invoiceId }) => wanted.has(invoiceId)).length)
    .toBe(atOnce);
  const ledger = await readLedger();
  expect(ledger.map(({ serialNumber }) => serialNumber)).toEqual(ledger.map((_, index) => index + 1));
});

import { expect, it } from 'vitest';
import { createFromProject, getInvoice, listInvoices } from '../../shared/contract/invoices.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { type Api, newKey } from '../support/api.ts';
import {
  giveSellerDetails,
  makeCustomer,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
} from '../support/builders.ts';
import { hostOfFile } from '../support/host-of-file.ts';
import { byTier } from '../support/tier.ts';

const kills = byTier(2, 8);
const projectsEachRound = byTier(5, 10);

const host = hostOfFile();

async function startAndLogIn(): Promise<{ staff: Api; superAdmin: Api }> {
  const as = await host.start();
  const [staff, superAdmin] = await Promise.all([as('Staff'), as('SuperAdmin')]);
  return { staff, superAdmin };
}

type InvoiceRequest = { projectId: number; idempotencyKey: string };

/** Requests each project's invoice; interrupted requests are repeated after the restart. */
async function invoice(api: Api, wanted: InvoiceRequest[], onAnswer: () => void = () => {}): Promise<InvoiceRequest[]> {
  const left: InvoiceRequest[] = [];
  await Promise.all(
    wanted.map(async (one) => {
      const { idempotencyKey } = one;
      const reply = await api.call(createFromProject, { params: one, idempotencyKey }).catch(() => null);
      if (reply?.status === 200) onAnswer();
      else left.push(one);
    }),
  );
  return left;
}

async function makeWorkToInvoice(api: Api, customerId: number, productId: number): Promise<number> {
  const { projectId } = await makeProject(api, { customerId });
  const items = [{ productId, workedHours: 1, invoiceableHours: 1 }];
  for (const invoiceNote of ['Mätning', 'Rapport']) {
    await makeWorkOrder(api, projectId, { status: 'Registered', invoiceNote, items });
  }
  return projectId;
}

it('invoicing numbers invoices without a gap while the host is killed repeatedly', async () => {
  let { staff, superAdmin } = await startAndLogIn();
  const product = await makeProduct(superAdmin);
  await priceAllProducts(superAdmin, 1000);
  await giveSellerDetails(superAdmin);
  const { customerId } = await makeCustomer(staff);

  const projectIds: number[] = [];
  for (let made = 0; made < kills; made += 1) {
    const some = Array.from({ length: projectsEachRound }, () =>
      makeWorkToInvoice(staff, customerId, product.productId),
    );
    projectIds.push(...(await Promise.all(some)));
  }

  let left: InvoiceRequest[] = [];
  for (let round = 0; round < kills; round += 1) {
    const batch = projectIds.slice(round * projectsEachRound, (round + 1) * projectsEachRound);
    left.push(...batch.map((projectId) => ({ projectId, idempotencyKey: newKey() })));
    const firstAnswer = Promise.withResolvers<void>();
    const asking = invoice(staff, left, firstAnswer.resolve);
    // In the middle: some are done, the others in progress.
    await Promise.race([firstAnswer.promise, asking]);
    await new Promise((resolve) => setTimeout(resolve, (round * 37) % 160));
    await host.kill();
    left = await asking;
    ({ staff, superAdmin } = await startAndLogIn());
  }
  for (let again = 0; again < 10 && left.length > 0; again += 1) left = await invoice(staff, left);
  expect(left).toEqual([]);

  // A list may lack the newest of several changes for as long as its index lags.
  const readLedger = async () => {
    const query = { itemsPerPage: 0, orderByColumn: 'serialNumber', orderByDescending: false };
    return (await staff.result(listInvoices, { query })).items as { [field: string]: number }[];
  };
  await expect
    .poll(async () => (await readLedger()).map((row) => row['serialNumber']))
    .toEqual(projectIds.map((_, index) => index + 1));
  const ledger = await readLedger();
  expect(new Set(ledger.map((row) => row['projectId'])).size).toBe(projectIds.length);

  const invoices = await Promise.all(
    ledger.map((row) => superAdmin.result(getInvoice, { params: { invoiceId: row['invoiceId']! } })),
  );
  const onInvoices = invoices.flatMap((one: any) => one.workOrderIds).sort((a: number, b: number) => a - b);
  const readWorkOrders = async () => {
    const query = { itemsPerPage: 0, orderByColumn: 'workOrderId' };
    return (await staff.result(listWorkOrders, { query })).items as { status: string; workOrderId: number }[];
  };
  await expect.poll(async () => (await readWorkOrders()).every(({ status }) => status === 'Invoiced')).toBe(true);
  expect((await readWorkOrders()).map(({ workOrderId }) => workOrderId)).toEqual(onInvoices);
});

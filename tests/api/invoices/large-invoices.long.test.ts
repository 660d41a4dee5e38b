import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginLock, lockWorkOrders } from '../../../functions/invoices/lock-work-orders.ts';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { findLock } from '../../../functions/invoices/stores/project-lock-store.ts';
import { commitInvoice, maxWorkOrders } from '../../../functions/invoices/stores/invoice-store.ts';
import { maxInOneTransaction } from '../../../functions/invoices/stores/split-work-orders.ts';
import { invoiceLinesPrefix, keys } from '../../../functions/data/core/keys.ts';
import { nextNumber, queryItems } from '../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import {
  createCreditInvoice,
  createFromProject,
  createPreviewFromProject,
  createPreviewPdfFromProject,
  downloadInvoice,
  getInvoice,
  listInvoiceableProjects,
  listInvoices,
} from '../../../shared/contract/invoices.ts';
import { getProjectPrices, saveProjectPriceList } from '../../../shared/contract/price-lists.ts';
import { deleteProject } from '../../../shared/contract/projects.ts';
import {
  deleteWorkOrder,
  getWorkOrder,
  listWorkOrders,
  setWorkOrderStatusForList,
  updateWorkOrder,
} from '../../../shared/contract/work-orders.ts';
import type { WorkOrder } from '../../../shared/schemas/work-order.ts';
import { newKey } from '../../support/api.ts';
import { makeProject } from '../../support/builders.ts';
import { invoke } from '../../support/invoke.ts';
import { setInvoiceStatus, useStack } from '../../support/invoices.ts';
import { readPdf } from '../../support/pdf-text.ts';
import { logInAs } from '../../support/people.ts';
import { makeRegistered } from '../../support/registered.ts';
import { byTier } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

beforeAll(() => useStack());

async function makeWork(count: number, invoiceNote?: (index: number) => string) {
  const project = await makeProject(staff);
  const { projectId, projectCode } = project;
  const prices = await staff.result(getProjectPrices, { params: { code: projectCode } });
  const rate = prices.find((price: any) => price.productName === 'Akustiker');
  const workOrderIds = await makeRegistered({ projectId, count, productId: rate.productId, invoiceNote });
  return { project, projectId, projectCode, rate, workOrderIds };
}

const create = (projectId: number, api = staff) =>
  api.call(createFromProject, { params: { projectId }, idempotencyKey: newKey() });
const credit = (invoiceId: number, api = staff) =>
  api.call(createCreditInvoice, { params: { invoiceId }, idempotencyKey: newKey() });
const invoiceOf = (invoiceId: number): Promise<any> => staff.result(getInvoice, { params: { invoiceId } });

async function workOrdersOf(projectCode: string): Promise<WorkOrder[]> {
  return (await staff.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } })).items;
}

/** Moves the lock past the longest duration of a call. */
async function letTimePass(projectId: number): Promise<void> {
  await dynamodb().send(
    new UpdateCommand({
      TableName: environment.tableName(),
      Key: keys.projectLock(projectId),
      UpdateExpression: 'SET dueAt = :past',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':past': new Date(Date.now() - 60_000).toISOString() },
    }),
  );
}

/** A credit's call gives its work orders back, or the job does on an overloaded machine. */
async function expectNothingUnderWay(projectId: number): Promise<void> {
  if (await findLock(projectId)) {
    await letTimePass(projectId);
    await invoke('jobs/run-due-tasks');
  }
  expect(await findLock(projectId)).toBeUndefined();
}

const first = maxInOneTransaction + 1;
const wholeSizes = byTier([1, 95], [1, maxInOneTransaction, first, 94, 95, maxWorkOrders]);

describe.each(wholeSizes)('a project of %i work orders', (count) => {
  it('is invoiced whole, and credited whole', async () => {
    const { projectId, projectCode, rate, workOrderIds } = await makeWork(count);
    const ask = { params: { projectId }, idempotencyKey: newKey() };
    const made = await staff.result(createFromProject, ask);
    await expectNothingUnderWay(projectId);
    const invoice = await invoiceOf(made.invoiceId);
    expect(invoice.workOrderIds).toEqual(workOrderIds);
    expect(invoice.items.map((line: any) => line.sortNum)).toEqual(workOrderIds.map((_, index) => index + 1));
    expect(invoice.items.at(-1)).toMatchObject({
      invoiceItemText: expect.stringMatching(new RegExp(`: Mätning ${count}$`)),
      unitPrice: rate.unitPrice,
    });
    expect(invoice.sumTotal).toBe(count * 2 * rate.unitPrice);
    const invoiced = await workOrdersOf(projectCode);
    expect(invoiced).toHaveLength(count);
    expect(new Set(invoiced.map(({ status }) => status))).toEqual(new Set(['Invoiced']));
    expect(await staff.result(createFromProject, ask)).toEqual(made);
    expect(await create(projectId)).toMatchObject({ status: 409, json: { invoiceId: made.invoiceId } });

    await setInvoiceStatus(made.invoiceId, 'Posted');
    const mirrored = await credit(made.invoiceId);
    expect(mirrored.status).toBe(200);
    await expectNothingUnderWay(projectId);
    const mirror = await invoiceOf(mirrored.json.result.invoiceId);
    expect(mirror.items).toHaveLength(count);
    expect(mirror.sumTotal + invoice.sumTotal).toBe(0);
    expect(await invoiceOf(made.invoiceId)).toMatchObject({ credited: true, refInvoiceId: mirror.invoiceId });
    const given = await workOrdersOf(projectCode);
    expect(new Set(given.map(({ status }) => status))).toEqual(new Set(['Registered']));
    const { invoiceDto } = await staff.result(createPreviewFromProject, { params: { projectId } });
    expect(invoiceDto.items).toHaveLength(count);
    expect((await staff.result(listInvoices, { query: { projectCode } })).items).toHaveLength(2);
  });
});

it('the invoicing of a project refuses more than a thousand, in the preview too, and changes nothing', async () => {
  const { projectId, projectCode } = await makeWork(maxWorkOrders + 1);
  const message =
    'Projektet har 1 001 insatser att fakturera och en faktura rymmer 1 000. Ändra status på några av dem och fakturera i omgångar.';
  for (const route of [createPreviewFromProject, createPreviewPdfFromProject, createFromProject]) {
    const { status, json } = await staff.call(route, { params: { projectId } });
    expect({ status, message: json.message.replaceAll('\u00a0', ' ') }).toEqual({ status: 409, message });
  }
  expect(new Set((await workOrdersOf(projectCode)).map(({ status, version }) => `${status} ${version}`))).toEqual(
    new Set(['Registered 1']),
  );
});

describe('an invoice of long texts', () => {
  const long = (index: number) => `${index + 1} ${'å'.repeat(495)}`;
  const count = byTier(400, maxWorkOrders);

  it('has its lines in several items that DynamoDB takes, and a PDF that says them all', async () => {
    const { projectId } = await makeWork(count, long);
    const { invoiceId } = (await create(projectId)).json.result;
    await expectNothingUnderWay(projectId);
    const items = await queryItems(keys.record('invoice', invoiceId).pk, '');
    const bytes = items.map((item) => Buffer.byteLength(JSON.stringify(item)));
    expect(Math.max(...bytes)).toBeLessThan(400_000);
    expect(items.filter(({ sk }) => sk.startsWith(invoiceLinesPrefix)).length).toBeGreaterThan(1);
    expect((await invoiceOf(invoiceId)).items.map((line: any) => line.invoiceItemText)).toEqual(
      Array.from({ length: count }, (_, index) => expect.stringContaining(`: ${long(index)}`)),
    );
    await expect
      .poll(async () => (await invoiceOf(invoiceId)).followUps, { interval: 200 })
      .toContainEqual(expect.objectContaining({ kind: 'pdf', state: 'Done', lastError: '' }));
    const reply = await staff.call(downloadInvoice, { params: { invoiceId } });
    // A function's response is limited to six megabytes, and a file is base64.
    expect(reply.bytes.length).toBeLessThan(4_000_000);
    const words = (await readPdf(reply.bytes)).pages.join(' ');
    for (const number of [1, count / 2, count]) expect(words).toMatch(new RegExp(`\\b${number}\\s+ååå`));
  });
});

describe('while a project of many work orders is invoiced', () => {
  const count = maxInOneTransaction + 10;

  async function lockWork() {
    const work = await makeWork(count);
    const { projectId, workOrderIds } = work;
    const invoiceId = await nextNumber('invoice');
    const now = new Date();
    const lock = await beginLock({ projectId, invoiceId, workOrderIds, userId: 1, now });
    return { ...work, invoiceId, lock, now };
  }

  it('its work orders are Invoiced by an invoice to come, and cannot be changed, deleted or invoiced', async () => {
    const { projectId, projectCode, workOrderIds, lock, now } = await lockWork();
    const params = { workOrderId: workOrderIds[0]! };
    const registered = await staff.result(getWorkOrder, { params });
    await lockWorkOrders(lock, now);
    const workOrder = await staff.result(getWorkOrder, { params });
    expect(workOrder).toMatchObject({ status: 'Invoiced', invoiceId: lock.invoiceId, version: 2 });
    const message = (what: string) =>
      `Insatsen håller på att faktureras och kan inte ${what} just nu. Vänta en stund och läs in igen.`;
    const body = { ...workOrder, status: 'Registered' };
    expect(await staff.call(updateWorkOrder, { params, body })).toMatchObject({
      status: 409,
      json: { message: message('ändras') },
    });
    expect(await superAdmin.call(deleteWorkOrder, { params, query: { version: 2 } })).toMatchObject({
      status: 409,
      json: { message: message('tas bort') },
    });
    const planned = { workOrderIds: [params.workOrderId], newStatus: 'Planned' };
    expect(await staff.call(setWorkOrderStatusForList, { body: planned })).toMatchObject({
      status: 409,
      json: {
        message: `Insats ${params.workOrderId} håller på att faktureras och kan inte ändras just nu. Inget är ändrat.`,
      },
    });
    for (const route of [createFromProject, createPreviewFromProject, createPreviewPdfFromProject]) {
      const { status, json } = await superAdmin.call(route, { params: { projectId } });
      expect({ status, message: json.message }).toEqual({
        status: 409,
        message: expect.stringMatching(
          /^.+ \([A-Z]+\) fakturerar projektet just nu\. Vänta en stund och läs in igen\.$/,
        ),
      });
    }
    const listed = await staff.result(listInvoiceableProjects, { query: { projectCode } });
    expect(listed.items).toEqual([]);
    const project = { params: { projectId }, query: { version: 1 } };
    expect((await superAdmin.call(deleteProject, project)).status).toBe(409);

    // No retry came: the job releases the work orders unchanged.
    await letTimePass(projectId);
    await invoke('jobs/run-due-tasks');
    expect(await findLock(projectId)).toBeUndefined();
    const free = await staff.result(getWorkOrder, { params });
    expect(free).toMatchObject({
      status: 'Registered',
      invoiceId: null,
      statusDate: registered.statusDate,
      version: 3,
    });
    expect((await create(projectId)).status).toBe(200);
  });

  it('the next call releases what a dead call has locked, without waiting for the job', async () => {
    const { projectId, workOrderIds, lock, now } = await lockWork();
    await lockWorkOrders(lock, now);
    await letTimePass(projectId);
    const { invoiceId } = (await create(projectId)).json.result;
    expect(invoiceId).not.toBe(lock.invoiceId);
    expect((await invoiceOf(invoiceId)).workOrderIds).toEqual(workOrderIds);
    await expectNothingUnderWay(projectId);
  });

  it('an expired call can neither lock more nor create its invoice', async () => {
    const { projectId, lock, now, invoiceId } = await lockWork();
    const source = await lockWorkOrders(lock, now);
    await letTimePass(projectId);
    await invoke('jobs/run-due-tasks');
    await expect(lockWorkOrders(lock, now)).rejects.toThrow();
    const unit = new UnitOfWork(1);
    await expect(commitInvoice(unit, [source], { lock, stageFollowUps: () => undefined })).rejects.toThrow();
    expect((await staff.call(getInvoice, { params: { invoiceId } })).status).toBe(404);
    expect((await create(projectId)).status).toBe(200);
  });

  it('work changed first is invoiced as changed, or left out', async () => {
    const { projectId, workOrderIds, lock, now, invoiceId } = await lockWork();
    const [left, changed] = await Promise.all(
      [workOrderIds[0]!, workOrderIds[1]!].map((workOrderId) =>
        staff.result(getWorkOrder, { params: { workOrderId } }),
      ),
    );
    await staff.result(updateWorkOrder, { params: left, body: { ...left, status: 'Planned' } });
    await staff.result(updateWorkOrder, { params: changed, body: { ...changed, invoiceNote: 'Ändrad' } });
    const source = await lockWorkOrders(lock, now);
    const unit = new UnitOfWork(1);
    await commitInvoice(unit, [source], { lock, stageFollowUps: () => undefined });
    expect(await findLock(projectId)).toBeUndefined();
    const invoice = await invoiceOf(invoiceId);
    expect(invoice.workOrderIds).toEqual(workOrderIds.slice(1));
    expect(invoice.items[0]).toMatchObject({ invoiceItemText: expect.stringMatching(/: Ändrad$/) });
    const params = { workOrderId: workOrderIds[0]! };
    expect(await staff.result(getWorkOrder, { params })).toMatchObject({ status: 'Planned', invoiceId: null });
    const last = { workOrderId: workOrderIds.at(-1)! };
    expect(await staff.result(getWorkOrder, { params: last })).toMatchObject({ status: 'Invoiced', invoiceId });
  });

  it('prices are those of the moment of the lock', async () => {
    const { projectId, projectCode, rate, lock, now, invoiceId } = await lockWork();
    await lockWorkOrders(lock, now);
    const prices = await staff.result(getProjectPrices, { params: { code: projectCode } });
    const lines = prices.map(({ productId, unitPrice }: any) => ({ productId, price: (unitPrice ?? 0) + 1000 }));
    await staff.result(saveProjectPriceList, { body: { projectId, lines, version: 0 } });
    const source = await lockWorkOrders(lock, now);
    await commitInvoice(new UnitOfWork(1), [source], { lock, stageFollowUps: () => undefined });
    expect((await invoiceOf(invoiceId)).sumTotal).toBe(count * 2 * rate.unitPrice);
    expect(await findLock(projectId)).toBeUndefined();
  });
});

describe('concurrent callers', () => {
  const rounds = byTier(1, 5);
  const count = maxInOneTransaction + 10;

  it('create one invoice of a project; the others learn that it is in progress or that nothing is left', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { projectId, projectCode } = await makeWork(count);
      const replies = await Promise.all([staff, superAdmin, staff].map((api) => create(projectId, api)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { json } of replies.filter(({ status }) => status !== 200)) {
        expect(json.message).toMatch(
          /fakturerar projektet just nu( med \d\d-\d{4}-\d{6})?\. Vänta|^Det finns inget att fakturera\. /,
        );
      }
      expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
      await expectNothingUnderWay(projectId);
      expect((await staff.result(listInvoices, { query: { projectCode } })).items).toHaveLength(1);
      expect((await workOrdersOf(projectCode)).every(({ status }) => status === 'Invoiced')).toBe(true);
    }
  });

  it('create one credit of an invoice; the others learn its number or that it is in progress', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { projectId, projectCode } = await makeWork(count);
      const { invoiceId } = (await create(projectId)).json.result;
      await expectNothingUnderWay(projectId);
      await setInvoiceStatus(invoiceId, 'Paid');
      const replies = await Promise.all([staff, superAdmin, staff].map((api) => credit(invoiceId, api)));
      expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
      for (const { json } of replies.filter(({ status }) => status === 409)) {
        expect(json.message).toMatch(
          /^Fakturan är redan krediterad med|släpper insatserna på en faktura i projektet just nu/,
        );
      }
      await expectNothingUnderWay(projectId);
      expect((await staff.result(listInvoices, { query: { projectCode } })).items).toHaveLength(2);
      expect((await workOrdersOf(projectCode)).every(({ status }) => status === 'Registered')).toBe(true);
    }
  });
});

import { DeleteItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalStack, startLocalStack } from '../../infra/host/stack.ts';
import { getAddress } from '../../shared/contract/addresses.ts';
import { getCustomer, listCustomers, updateCustomer } from '../../shared/contract/customers.ts';
import { fixInvoices } from '../../shared/contract/dev.ts';
import { getHistory } from '../../shared/contract/history.ts';
import { createFromProject, getInvoice, getNumberSeries } from '../../shared/contract/invoices.ts';
import { deleteProject, getProject, updateProject } from '../../shared/contract/projects.ts';
import { deleteTag, getAllTags } from '../../shared/contract/tags.ts';
import { deleteWorkOrder, getWorkOrder, listWorkOrders } from '../../shared/contract/work-orders.ts';
import { Api } from '../support/api.ts';
import { makeAddress, makeCustomer, makeInvoiceableProject, makeTag, unique } from '../support/builders.ts';
import { copyItems, restoreTo, tableClient } from '../support/copy-items.ts';

const deadline = 5 * 60_000;

/**
 * The drill of docs/operation.md on a separate stack: restores to a new table, and brings back one record, some, and
 * all.
 */

let stack: LocalStack;
let staff: Api;
let developer: Api;
beforeAll(async () => {
  stack = await startLocalStack({ seed: 'demo', schedules: false, quiet: true });
  staff = await Api.logIn(stack.url, 'AL', 'tallbarr');
  developer = await Api.logIn(stack.url, 'CE', 'lingonris');
}, 2 * deadline);
afterAll(() => stack?.close());

const table = () => stack.environment['TABLE_NAME']!;
const copy = (from: string, ...args: string[]) =>
  copyItems(stack.environment, '--from', from, '--to', table(), ...args);

/** Simulates a mistaken deletion of whole partitions. */
async function lose(...partitions: string[]): Promise<void> {
  const client = tableClient(stack.environment);
  for (const pk of partitions) {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: pk } },
      }),
    );
    for (const item of Items) {
      const Key = { pk: item['pk']!, sk: item['sk']! };
      await client.send(new DeleteItemCommand({ TableName: table(), Key }));
    }
  }
}

async function fixAll(): Promise<void> {
  let from: string | null | undefined;
  do {
    ({ next: from } = await developer.result(fixInvoices, { query: from ? { from } : {} }));
  } while (from);
}

async function rename(customerId: number, name: string): Promise<any> {
  const customer = await staff.result(getCustomer, { params: { customerId } });
  const reply = await staff.call(updateCustomer, { params: { customerId }, body: { ...customer, name } });
  expect(reply.status, JSON.stringify(reply.json)).toBe(200);
  return reply.json.result;
}

const namesFound = async (search: string) => {
  const { items } = await staff.result(listCustomers, { query: { name: search, itemsPerPage: 50 } });
  return items.map(({ name }: any) => name);
};

describe('one record that is brought back', () => {
  it(
    'is a new version that lists show and that can be saved, with a history of its own',
    { timeout: deadline },
    async () => {
      const first = unique('Före');
      const { customerId } = await makeCustomer(staff, { name: first });
      await restoreTo(stack.environment, 'RestoredOne');
      const after = unique('Efter');
      await rename(customerId, `${after} a`);
      await rename(customerId, `${after} b`);
      const others = await staff.result(getCustomer, { params: { customerId: 1 } });

      expect(await copy('RestoredOne', '--keys', `CUSTOMER#${customerId}`)).toContain(
        'Skrev 1 poster som nya versioner',
      );
      await expect.poll(() => namesFound(first)).toEqual([first]);
      expect(await namesFound(after)).toEqual([]);
      const restored = await staff.result(getCustomer, { params: { customerId } });
      expect(restored).toMatchObject({ name: first, version: 4 });
      const { items } = await staff.result(getHistory, { params: { kind: 'customer', id: customerId } });
      expect(items).toHaveLength(4);

      const again = unique('Igen');
      expect(await rename(customerId, again)).toMatchObject({ name: again, version: 5 });
      await expect.poll(() => namesFound(again)).toEqual([again]);
      expect(await staff.result(getCustomer, { params: { customerId: 1 } })).toEqual(others);
      expect(await copy('RestoredOne', '--keys', 'CUSTOMER#1')).toContain('Skrev 0 poster');
    },
  );
});

describe('one customer with all that is theirs', () => {
  it(
    'comes back after it is lost: addresses, projects and work orders, ready to be changed and invoiced',
    { timeout: deadline },
    async () => {
      const { project, workOrder } = await makeInvoiceableProject(staff);
      const { customerId, projectId } = project;
      const { addressId } = await makeAddress(staff, customerId);
      const tag = await makeTag(developer);
      await restoreTo(stack.environment, 'RestoredCustomer');
      await lose(`CUSTOMER#${customerId}`, `PROJECT#${projectId}`, `ADDRESS#${addressId}`);
      await staff
        .result(deleteWorkOrder, { params: workOrder })
        .catch(() => lose(`WORK_ORDER#${workOrder.workOrderId}`));
      await developer.result(deleteTag, { params: tag });
      const [bystander] = (await staff.result(listCustomers, { query: { itemsPerPage: 1 } })).items;
      const renamed = await rename(bystander.customerId, unique('Granne'));

      await copy('RestoredCustomer', '--customer', String(customerId));
      await fixAll();
      expect(await staff.result(getCustomer, { params: { customerId } })).toMatchObject({ customerId });
      expect(await staff.result(getAddress, { params: { addressId } })).toMatchObject({ customerId });
      const found = async () =>
        (
          await staff.result(listWorkOrders, { query: { projectCode: project.projectCode, itemsPerPage: 50 } })
        ).items.map(({ workOrderId }: any) => workOrderId);
      await expect.poll(found).toContain(workOrder.workOrderId);
      const restored = await staff.result(getProject, { params: { projectId } });
      const saved = await staff.call(updateProject, {
        params: { projectId },
        body: { ...restored, invoiceText: 'Enligt avtal' },
      });
      expect(saved.status, JSON.stringify(saved.json)).toBe(200);
      const { invoiceId } = await staff.result(createFromProject, { params: { projectId } });
      expect(await staff.result(getInvoice, { params: { invoiceId } })).toMatchObject({ projectId });
      // Other changes stay: another customer's new name, and a deleted tag.
      expect(await staff.result(getCustomer, { params: bystander })).toMatchObject({ name: renamed.name });
      const tags = await staff.result(getAllTags);
      expect(tags.map(({ name }: any) => name)).not.toContain(tag.name);
      // References are counted: a project with an invoice cannot be deleted.
      expect((await developer.call(deleteProject, { params: { projectId } })).status).toBe(409);
    },
  );
});

describe('everything', () => {
  it(
    'comes back as new versions, but for what is issued since, and no number is given out twice',
    { timeout: deadline },
    async () => {
      const { project: early } = await makeInvoiceableProject(staff);
      const { project: late, workOrder } = await makeInvoiceableProject(staff);
      const tag = await makeTag(developer);
      const old = await staff.result(createFromProject, { params: early });
      await restoreTo(stack.environment, 'RestoredAll');

      const customer = await staff.result(getCustomer, { params: early });
      await rename(early.customerId, unique('Fel'));
      await developer.result(deleteTag, { params: tag });
      const issued = await staff.result(createFromProject, { params: late });
      const lastBefore = (await staff.result(getInvoice, { params: issued })).serialNumber;

      const output = await copy('RestoredAll');
      expect(output).toContain(`WORK_ORDER#${workOrder.workOrderId}: rördes inte`);
      await fixAll();
      await expect.poll(() => namesFound(customer.name)).toEqual([customer.name]);
      expect(await staff.result(getWorkOrder, { params: workOrder })).toMatchObject({ status: 'Invoiced' });
      const tags = await staff.result(getAllTags);
      expect(tags.map(({ name }: any) => name)).toContain(tag.name);
      const twice = await developer.send('POST', '/v1/tags', { body: { name: tag.name } });
      expect(twice.status).toBe(409);

      expect(await staff.result(getInvoice, { params: old })).toMatchObject({ invoiceId: old.invoiceId });
      const { project: next } = await makeInvoiceableProject(staff);
      const third = await staff.result(createFromProject, { params: next });
      expect((await staff.result(getInvoice, { params: third })).serialNumber).toBe(lastBefore + 1);
      expect(await developer.result(getNumberSeries)).toMatchObject({ gaps: 0, repeated: 0 });
      // A second run has nothing left to do.
      expect(await copy('RestoredAll', '--keys', `CUSTOMER#${early.customerId}`)).toContain('Skrev 0 poster');
    },
  );
});

import { PutCommand, type PutCommandInput } from '@aws-sdk/lib-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { listDeep } from '../../../functions/files/storage/list.ts';
import { beginLock, lockWorkOrders } from '../../../functions/invoices/lock-work-orders.ts';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { findLock } from '../../../functions/invoices/stores/project-lock-store.ts';
import { getFileTask } from '../../../functions/files/file-task-store.ts';
import { findFollowUp } from '../../../functions/invoices/stores/follow-up-store.ts';
import { getRecord, nextNumber } from '../../../functions/data/core/table.ts';
import {
  getWorkOrder,
  getWorkOrderBatch,
  listWorkOrders,
  setWorkOrderStatusForList,
} from '../../../shared/contract/work-orders.ts';
import { makeInvoiceableProject, makeProject, makeWorkOrders } from '../../support/builders.ts';
import { bucket } from '../../support/files.ts';
import { caughtMails, longPoll, makeMailedInvoice } from '../../support/invoice-mails.ts';
import { makeInvoice, useStack } from '../../support/invoices.ts';
import { invoke } from '../../support/invoke.ts';
import { logInAs } from '../../support/people.ts';

/** Items as stored before the task engine: literals, so that no newer code writes them. */

const past = '2026-11-20T10:00:00.000Z';
const due = { due: 'due', dueAt: past };

const staff = await logInAs('Staff');

beforeAll(() => useStack());

/** Stores the item and runs the job. */
async function leave(Item: PutCommandInput['Item']): Promise<void> {
  await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item }));
  await invoke('jobs/run-due-tasks');
}

describe('what the version before left half done is finished once', () => {
  it('a batch', async () => {
    const { projectId, projectCode } = await makeProject(staff);
    const workOrderIds = await makeWorkOrders(staff, projectId, 50);
    const body = { workOrderIds: workOrderIds.slice(0, 40), newStatus: 'Registered' };
    await staff.result(setWorkOrderStatusForList, { body });
    const batchId = await nextNumber('batch');
    await leave({
      pk: `BATCH#${batchId}`,
      sk: 'BATCH',
      userId: 1,
      task: { kind: 'set-status', workOrderIds, newStatus: 'Registered' },
      total: 50,
      done: 40,
      skipped: [],
      state: 'Pending',
      ...due,
    });
    await expect
      .poll(() => staff.result(getWorkOrderBatch, { params: { batchId } }), longPoll)
      .toMatchObject({ batchId, state: 'Done', total: 50, done: 50, skipped: [] });
    const { items } = await staff.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } });
    expect(items.map((row: any) => `${row.status} ${row.version}`)).toEqual(Array(50).fill('Registered 2'));
  });

  it('a file task', async () => {
    const { client, Bucket } = bucket();
    const projectId = 920_000_000 + (Date.now() % 1_000_000);
    const prefix = `projects/${projectId}/`;
    for (const path of ['Nya/a.txt', 'Ena/b.txt'])
      await client.send(new PutObjectCommand({ Bucket, Key: prefix + path, Body: path }));
    const taskId = await nextNumber('file-task');
    await leave({
      pk: `FILE_TASK#${taskId}`,
      sk: 'TASK',
      userId: 1,
      projectId,
      work: { what: 'moved', type: 'dir', path: 'Ena', to: 'Nya' },
      startedAt: new Date(Date.now() + 60_000).toISOString(),
      after: `${prefix}Ena/a.txt`,
      count: 1,
      left: [],
      copying: null,
      state: 'Pending',
      revision: 3,
      ...due,
    });
    await expect.poll(() => getFileTask(taskId), longPoll).toMatchObject({ state: 'Done', count: 2, left: [] });
    const files = (await listDeep(prefix)).filter(({ key }) => !key.endsWith('/'));
    expect(files.map(({ key }) => key.slice(prefix.length))).toEqual(['Nya/a.txt', 'Nya/b.txt']);
  });

  it('the claim of an invoice that was never made', async () => {
    const { project, workOrder } = await makeInvoiceableProject(staff);
    const { projectId } = project;
    const invoiceId = await nextNumber('invoice');
    const workOrderIds = [workOrder.workOrderId];
    const now = new Date();
    await lockWorkOrders(await beginLock({ projectId, invoiceId, workOrderIds, userId: 1, now }), now);
    await leave({
      pk: `PROJECT#${projectId}`,
      sk: 'CLAIM',
      invoiceId,
      workOrderIds,
      userId: 1,
      state: 'Claiming',
      startedAt: past,
      ...due,
    });
    await expect.poll(() => findLock(projectId), longPoll).toBeUndefined();
    expect(await staff.result(getWorkOrder, { params: workOrder })).toMatchObject({
      status: 'Registered',
      invoiceId: null,
      version: 3,
    });
    expect((await getRecord('project', projectId)).refs).toBe(0);
  });

  it('a follow-up that had failed', async () => {
    const { invoiceId } = await makeInvoice(staff);
    await untilDone(invoiceId, 'pdf');
    await leave({ ...followUp(invoiceId, 'pdf'), attempts: 3, lastError: 'PDF:en kunde inte skapas.' });
    await expect
      .poll(() => findFollowUp(invoiceId, 'pdf'), longPoll)
      .toMatchObject({ state: 'Done', attempts: 4, lastError: '' });
  });

  it('an uncertain mail, which is not sent again', async () => {
    const invoice = await makeMailedInvoice(staff, 'ekonomi@provkund.example');
    const { invoiceId } = invoice;
    await untilDone(invoiceId, 'mail');
    await leave({ ...followUp(invoiceId, 'mail'), attempts: 1, sendingSince: past, sendingTry: 'earlier' });
    await expect
      .poll(() => findFollowUp(invoiceId, 'mail'), longPoll)
      .toMatchObject({ state: 'Uncertain', isTrouble: true });
    expect(await caughtMails(invoice)).toHaveLength(1);
  });
});

/** A staged follow-up that is not done. */
const followUp = (invoiceId: number, kind: string) => ({
  pk: `INVOICE#${invoiceId}`,
  sk: `FOLLOW_UP#${kind}`,
  invoiceId,
  followUpId: kind,
  kind,
  state: 'Pending',
  lastError: '',
  needs: null,
  askedAt: past,
  askedByUserId: 0,
  doneAt: null,
  doneByUserId: 0,
  rewrites: false,
  sendingSince: null,
  mail:
    kind === 'mail'
      ? { to: '', toCustomer: true, bcc: [], delivery: 'Unknown', deliveryReason: '', deliveryAt: null }
      : null,
  files: [],
  isTrouble: false,
  ...due,
});

/** The stream makes the first attempt. */
async function untilDone(invoiceId: number, followUpId: string): Promise<void> {
  await expect.poll(async () => (await findFollowUp(invoiceId, followUpId))?.state, longPoll).toBe('Done');
}

import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { environment } from '../../../functions/platform/environment.ts';
import { dueShard } from '../../../functions/data/core/due.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import type { Data } from '../../../functions/data/core/records.ts';
import { findRecord, getItem, getRecord } from '../../../functions/data/core/table.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { fixInvoices } from '../../../shared/contract/dev.ts';
import { makeInvoiceableProject } from '../../support/builders.ts';
import { makeInvoice, useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';

const developer = await logInAs('Developer');
beforeAll(() => useStack());

/** The findings from a step to the end. */
async function fixFrom(from: string): Promise<any[]> {
  const { findings, next } = await developer.result(fixInvoices, { query: { from } });
  return next === null ? findings : [...findings, ...(await fixFrom(next))];
}

const reported = (findings: any[], about: string) => findings.filter(({ what }) => what.includes(about));

/** Leaves an inconsistency, as by a fault of an earlier version: bypasses every rule. */
async function leave(workOrderId: number, changes: Partial<Data<'work-order'>>): Promise<void> {
  const workOrder = await getRecord('work-order', workOrderId);
  const unit = new UnitOfWork(0);
  unit.save(workOrder, { ...workOrder.data, ...changes });
  await unit.commit(null);
}

async function setReferences(projectId: number, refs: number): Promise<void> {
  await dynamodb().send(
    new UpdateCommand({
      TableName: environment.tableName(),
      Key: keys.record('project', projectId),
      UpdateExpression: 'SET refs = :refs',
      ExpressionAttributeValues: { ':refs': refs },
    }),
  );
}

describe('repairing what does not agree with the invoices', () => {
  it('marks printed work as invoiced again, at a frozen price, without changing the invoice', async () => {
    const { invoiceId, workOrder } = await makeInvoice(developer);
    const id = workOrder.workOrderId as number;
    const before = await getItem(keys.record('invoice', invoiceId));
    const { items } = (await getRecord('work-order', id)).data;
    const loose = items.map((item) => ({ ...item, frozenPriceOre: null }));
    await leave(id, { status: 'Registered', invoiceId: null, items: loose });
    const found = reported(await fixFrom(`invoices:${invoiceId - 1}`), `Insats ${id} `);
    expect(found).toEqual([{ what: expect.stringContaining('ingår i faktura'), isMended: true }]);
    expect((await getRecord('work-order', id)).data).toMatchObject({ status: 'Invoiced', invoiceId, items });
    expect(await getItem(keys.record('invoice', invoiceId))).toEqual(before);
    expect(reported(await fixFrom(`invoices:${invoiceId - 1}`), `Insats ${id} `)).toEqual([]);
  });

  it('releases work orders that are marked as invoiced without an invoice', async () => {
    const { workOrder } = await makeInvoiceableProject(developer);
    const id = workOrder.workOrderId as number;
    await leave(id, { status: 'Invoiced', invoiceId: 999_999_999 });
    const found = reported(await fixFrom(`work-orders:${id - 1}`), `Insats ${id} `);
    expect(found).toEqual([{ what: expect.stringContaining('utan att stå på någon faktura'), isMended: true }]);
    expect((await getRecord('work-order', id)).data).toMatchObject({ status: 'Registered', invoiceId: null });
  });

  it('leaves work printed on two invoices to people', async () => {
    const [one, other] = [await makeInvoice(developer), await makeInvoice(developer)];
    const id = other.workOrder.workOrderId as number;
    // The stores refuse to change issued invoices.
    await dynamodb().send(
      new UpdateCommand({
        TableName: environment.tableName(),
        Key: keys.record('invoice', one.invoiceId),
        UpdateExpression: 'SET #data.workOrderIds = list_append(#data.workOrderIds, :more)',
        ExpressionAttributeNames: { '#data': 'data' },
        ExpressionAttributeValues: { ':more': [id] },
      }),
    );
    const found = reported(await fixFrom(`invoices:${one.invoiceId - 1}`), `Insats ${id} `);
    expect(found).toEqual([{ what: expect.stringContaining('Kreditera en av dem'), isMended: false }]);
    expect((await getRecord('work-order', id)).data.invoiceId).toBe(other.invoiceId);
  });

  it('recounts the references to a project', async () => {
    const { project } = await makeInvoice(developer);
    const { projectId, projectCode } = project;
    await setReferences(projectId, 7);
    const found = reported(await fixFrom(`projects:${projectId - 1}`), projectCode);
    expect(found).toEqual([
      { what: `Projekt ${projectCode} räknade 7 hänvisningar till sig och har 1.`, isMended: true },
    ]);
    expect((await getRecord('project', projectId)).refs).toBe(1);
  });

  it('ends abandoned work', async () => {
    const { project, workOrder } = await makeInvoiceableProject(developer);
    const { projectId, projectCode } = project;
    const lock = {
      ...keys.projectLock(projectId),
      invoiceId: 999_999_998,
      workOrderIds: [workOrder.workOrderId],
      userId: 1,
      state: 'Claiming',
      startedAt: '2026-01-01T10:00:00.000Z',
      due: dueShard,
      dueAt: '2026-01-01T10:00:30.000Z',
    };
    await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item: lock }));
    await setReferences(projectId, 1);
    const found = reported(await fixFrom(`claims:${projectId - 1}`), projectCode);
    expect(found).toEqual([{ what: expect.stringContaining('avbruten fakturering'), isMended: true }]);
    expect(await getItem(keys.projectLock(projectId))).toBeUndefined();
    expect((await findRecord('project', projectId))?.refs).toBe(0);
  });

  it('stages missing follow-ups of an invoice, except mails', async () => {
    const { invoiceId, invoiceCode } = await makeInvoice(developer, 'Created');
    for (const kind of ['accounting', 'mail']) {
      const Key = keys.followUp(invoiceId, kind);
      await dynamodb().send(new DeleteCommand({ TableName: environment.tableName(), Key }));
    }
    const found = reported(await fixFrom(`invoices:${invoiceId - 1}`), invoiceCode);
    expect(found.map(({ isMended }) => isMended)).toEqual([false, true]);
    expect(await getItem(keys.followUp(invoiceId, 'accounting'))).toMatchObject({ state: 'Pending' });
    expect(await getItem(keys.followUp(invoiceId, 'mail'))).toBeUndefined();
  });

  it('refuses an invalid position', async () => {
    expect((await developer.call(fixInvoices, { query: { from: 'DROP' } })).status).toBe(422);
  });
});

import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { environment } from '../../functions/platform/environment.ts';
import { dueShard, stoppedFollowUps } from '../../functions/data/core/due.ts';
import { keys } from '../../functions/data/core/keys.ts';
import { UnitOfWork } from '../../functions/data/core/unit-of-work.ts';
import { getRecord } from '../../functions/data/core/table.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import type { Api } from './api.ts';
import { makeInvoiceableProject } from './builders.ts';
import { testStack } from './test-stack.ts';
import type { InvoiceStatus } from '../../shared/codes/invoices.ts';

export function useStack(environment = testStack().environment): void {
  Object.assign(process.env, environment);
}

/** Sets an invoice's status directly in the table, as the accounting does. */
export async function setInvoiceStatus(
  invoiceId: number,
  status: InvoiceStatus,
  environment?: Record<string, string>,
): Promise<void> {
  useStack(environment);
  const invoice = await getRecord('invoice', invoiceId);
  const unit = new UnitOfWork(0);
  unit.save(invoice, { ...invoice.data, status });
  await unit.commit(null);
}

type InvoicedProject = { project: any; workOrder: any; rate: any; invoiceId: number; invoiceCode: string };

/** An invoiced project, with the invoice in a status. */
export async function makeInvoice(api: Api, status: InvoiceStatus = 'Posted', hours = 2.5): Promise<InvoicedProject> {
  const { project, workOrder, rate } = await makeInvoiceableProject(api, hours);
  const { invoiceId, invoiceCode } = await api.result(createFromProject, { params: project });
  if (status !== 'Created') await setInvoiceStatus(invoiceId, status);
  return { project, workOrder, rate, invoiceId, invoiceCode };
}

/** Records a failed attempt of a follow-up, directly in the table. */
export async function failFollowUp(
  invoiceId: number,
  followUpId: string,
  dueAt: Date,
  { attempts = 1, lastError = 'PDF:en kunde inte skapas. Ett nytt försök görs automatiskt.' } = {},
): Promise<void> {
  useStack();
  await dynamodb().send(
    new UpdateCommand({
      TableName: environment.tableName(),
      Key: keys.followUp(invoiceId, followUpId),
      UpdateExpression:
        'SET #state = :pending, attempts = :attempts, lastError = :error, needs = :null, doneAt = :null, due = :due, dueAt = :dueAt',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':pending': 'Pending',
        ':attempts': attempts,
        ':error': lastError,
        ':null': null,
        ':due': dueShard,
        ':dueAt': dueAt.toISOString(),
      },
    }),
  );
}

export async function leaveUnsettled(invoiceId: number): Promise<void> {
  useStack();
  const Item = {
    ...keys.followUp(invoiceId, 'settlement'),
    invoiceId,
    kind: 'settlement',
    state: 'Stopped',
    attempts: 1,
    lastError: 'Kvitta krediten i Fortnox.',
    needs: 'settlement',
    askedAt: new Date().toISOString(),
    doneAt: null,
    due: stoppedFollowUps,
    dueAt: new Date().toISOString(),
  };
  await dynamodb().send(new PutCommand({ TableName: environment.tableName(), Item }));
}

/** Records that the comparison found an invoice missing in the accounting system. @returns the difference's id */
export async function makeDifference(invoiceId: number): Promise<number> {
  useStack();
  const unit = new UnitOfWork(0);
  const { id } = await unit.create('fortnox-difference', {
    kind: 'missing',
    invoiceCode: (await getRecord('invoice', invoiceId)).data.invoiceCode,
    invoiceId,
    customerName: 'Provkund AB',
    ours: 'Bokförd',
    theirs: '',
    documentNumber: '',
    state: 'Open',
    foundAt: new Date().toISOString(),
    reason: '',
  });
  await unit.commit(null);
  return id;
}

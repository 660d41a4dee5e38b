import { describe, expect, it } from 'vitest';
import { actionsOf } from '../../../infra/host/functions/aws-actions.ts';
import { keys } from '../../../functions/stores/core/keys.ts';
import { synthesizedSystem } from './support/synthesized.ts';
import { allows } from '../../../infra/host/iam/allows.ts';
import { type Action } from '../../../infra/host/iam/action.ts';

/** What the synthesized policies allow any function to do to an invoice, whatever its code does. */

const { functions, tables, buckets } = synthesizedSystem();
const TableName = tables[0]!.name;
const archive = buckets.find(({ name }) => /archive/i.test(name))!.name;

const parts = {
  record: keys.record('invoice', 7),
  lines: keys.invoiceLines(7, 0),
  history: keys.history('invoice', 7, 1),
};
const asItem = ({ pk, sk }: { pk: string; sk: string }) => ({ pk: { S: pk }, sk: { S: sk } });

function dynamodb(operation: string, input: object): Action[] {
  return actionsOf['dynamodb']!({
    method: 'POST',
    path: '/',
    target: `DynamoDB.${operation}`,
    body: JSON.stringify(input),
  });
}

function s3(method: string, path: string): Action[] {
  return actionsOf['s3']!({ method, path, target: undefined, body: '' });
}

/** The functions that may perform all of the actions. */
function whoMay(actions: Action[]): string[] {
  return functions
    .filter(({ rights }) => actions.every((action) => rights.some((statement) => allows(statement, action))))
    .map(({ handler }) => handler)
    .sort();
}

const writers = [
  'events/on-follow-up-staged',
  'events/on-mail-event',
  'jobs/run-due-tasks',
  'routes/invoices/create-credit-invoice',
  'routes/invoices/create-from-project',
  'routes/invoices/mail-invoice-again',
  'routes/invoices/recreate-invoice-pdf',
  'routes/invoices/retry-follow-up',
  'routes/invoices/settle-mail-trouble',
];

describe.each(Object.entries(parts))('the %s of an invoice', (_, key) => {
  const Key = asItem(key);

  it('cannot be deleted by any function, in a transaction or not', () => {
    expect(whoMay(dynamodb('DeleteItem', { TableName, Key }))).toEqual([]);
    expect(whoMay(dynamodb('TransactWriteItems', { TransactItems: [{ Delete: { TableName, Key } }] }))).toEqual([]);
    expect(whoMay(dynamodb('BatchWriteItem', { RequestItems: { [TableName]: [{ DeleteRequest: { Key } }] } }))).toEqual(
      [],
    );
  });

  it('is written only by what makes or credits invoices, and by what follows them', () => {
    const expected = expect.arrayContaining(writers);
    const raw = [
      dynamodb('PutItem', { TableName, Item: Key }),
      dynamodb('UpdateItem', { TableName, Key }),
      dynamodb('TransactWriteItems', { TransactItems: [{ Put: { TableName, Item: Key } }] }),
      dynamodb('TransactWriteItems', { TransactItems: [{ Update: { TableName, Key } }] }),
    ];
    for (const actions of raw) {
      const may = whoMay(actions);
      expect(may).toEqual(expected);
      // Only calls about invoices and their accounting.
      expect(may.filter((handler) => /^routes\/(?!invoices\/|finance-integration\/|dev\/)/.test(handler))).toEqual([]);
      expect(may.length).toBeLessThan(functions.length / 5);
    }
  });
});

it('functions that write other records cannot write invoices', () => {
  const ofProject = whoMay(dynamodb('PutItem', { TableName, Item: asItem(keys.record('project', 7)) }));
  expect(ofProject).toEqual(
    expect.arrayContaining(['routes/projects/update-project', 'routes/work-orders/delete-work-order']),
  );
  const ofInvoice = whoMay(dynamodb('PutItem', { TableName, Item: asItem(parts.record) }));
  expect(ofInvoice).not.toEqual(expect.arrayContaining(['routes/projects/update-project']));
});

it('a PDF is archived only by functions that create one, and never deleted', () => {
  const path = `/${archive}/invoices/7/26-0001-000007.pdf`;
  expect(whoMay(s3('PUT', path))).toEqual([
    'events/on-follow-up-staged',
    'jobs/run-due-tasks',
    'routes/invoices/download-invoice',
    'routes/invoices/recreate-invoice-pdf',
  ]);
  expect(whoMay(s3('DELETE', path))).toEqual([]);
  expect(whoMay(s3('DELETE', `${path}?versionId=1`))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { keys } from '../../../functions/data/core/keys.ts';
import { TableName, asItem, buckets, dynamodb, functions, s3, whoMay } from './support/who-may.ts';

/** What the rights of functions allow with an invoice. */

const archive = buckets.find(({ name }) => /archive/i.test(name))!.name;

const parts = {
  record: keys.record('invoice', 7),
  lines: keys.invoiceLines(7, 0),
  history: keys.history('invoice', 7, 1),
};
const writers = [
  'events/on-follow-up-staged',
  'events/on-mail-event',
  'jobs/run-due-tasks',
  'routes/agreements/create-agreed-invoice',
  'routes/invoices/create-credit-invoice',
  'routes/invoices/create-from-choice',
  'routes/invoices/create-from-project',
  'routes/invoices/create-part-credit',
  'routes/invoices/mail-invoice-again',
  'routes/invoices/recreate-invoice-pdf',
  'routes/invoices/retry-follow-up',
  'routes/invoices/send-e-invoice-again',
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
      expect(
        may.filter((handler) =>
          /^routes\/(?!invoices\/|agreements\/create-agreed-invoice$|finance-integration\/|dev\/)/.test(handler),
        ),
      ).toEqual([]);
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
    'routes/invoices/download-e-invoice',
    'routes/invoices/download-invoice',
    'routes/invoices/recreate-invoice-pdf',
  ]);
  expect(whoMay(s3('DELETE', path))).toEqual([]);
  expect(whoMay(s3('DELETE', `${path}?versionId=1`))).toEqual([]);
});

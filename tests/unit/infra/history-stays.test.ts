import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keys } from '../../../functions/data/core/keys.ts';
import { canaryId } from '../../../functions/users/canary-store.ts';
import { kinds } from '../../../shared/codes/kinds.ts';
import { ofType } from './support/stacks.ts';
import { TableName, asItem, buckets, dynamodb, functions, s3, whoMay } from './support/who-may.ts';

/** What the rights of functions allow with history, and what is left to code. */

const archive = buckets.find(({ name }) => /historyarchive/i.test(name))!.name;
const handlers = functions.map(({ handler }) => handler).sort();

const whoMayDelete = (key: { pk: string; sk: string }) =>
  whoMay(dynamodb('TransactWriteItems', { TransactItems: [{ Delete: { TableName, Key: asItem(key) } }] }));

describe('history in the table', () => {
  it.each(kinds.filter((kind) => kind !== 'project'))('of the kind %s can be deleted by no function', (kind) => {
    const key = keys.history(kind, 7, 1);
    expect(whoMayDelete(key)).toEqual([]);
    expect(whoMay(dynamodb('DeleteItem', { TableName, Key: asItem(key) }))).toEqual([]);
  });

  it('of a project shares its partition with claims, which invoicing ends', () => {
    const may = whoMayDelete(keys.history('project', 7, 1));
    expect(may).toEqual(whoMay(dynamodb('PutItem', { TableName, Item: asItem(keys.history('invoice', 7, 1)) })));
    expect(may.length).toBeLessThan(handlers.length / 5);
  });

  it('does not exist for the only record that a function deletes', () => {
    expect(whoMayDelete(keys.record('user', canaryId))).toEqual(['jobs/canary']);
  });

  it('has values that no function may update but the erasure of personal data', () => {
    const Key = asItem(keys.history('customer', 7, 1));
    const names = { '#before': 'before', '#after': 'after' };
    const update = { UpdateExpression: 'SET #before = :b, #after = :a', ExpressionAttributeNames: names };
    expect(whoMay(dynamodb('UpdateItem', { TableName, Key, ...update }))).toEqual(['jobs/erase-personal-data']);
  });

  it('is reached by no other action: no function may use PartiQL, change the table or do all there is', () => {
    const actions = functions.flatMap(({ rights }) =>
      rights.flatMap((one) => one.actions.filter((action) => action.startsWith('dynamodb:'))),
    );
    expect(new Set(actions)).toEqual(
      new Set([
        'dynamodb:BatchGetItem',
        'dynamodb:ConditionCheckItem',
        'dynamodb:DeleteItem',
        'dynamodb:DescribeStream',
        'dynamodb:GetItem',
        'dynamodb:GetRecords',
        'dynamodb:GetShardIterator',
        'dynamodb:ListStreams',
        'dynamodb:PutItem',
        'dynamodb:Query',
        'dynamodb:Scan',
        'dynamodb:UpdateItem',
      ]),
    );
    expect(
      functions.flatMap(({ rights }) => rights.flatMap((one) => one.actions)).filter((one) => one.includes('*')),
    ).toEqual([]);
  });

  it('is read as a whole, with all else, by the job that takes everything out and no other function', () => {
    expect(whoMay(dynamodb('Scan', { TableName }))).toEqual(['jobs/take-out']);
  });

  it('is written by one place in the code, where nothing is yet', () => {
    const writers = globSync('functions/**/*.ts').filter((file) =>
      /keys\s*\.\s*history\(|historyPrefix|HISTORY#/.test(readFileSync(file, 'utf8')),
    );
    expect(writers.sort()).toEqual([
      'functions/data/core/actions.ts',
      // The erasure of personal data, with a right of its own.
      'functions/data/core/erase-history.ts',
      'functions/data/core/history.ts',
      'functions/data/core/keys.ts',
      'functions/data/core/record-of.ts',
      // Reads.
      'functions/entry/events/history-changed.ts',
      'functions/notifications/notify.ts',
      // Adds the attribute that puts history of an earlier version in the log.
      'functions/operation/migrations/history-in-log.ts',
    ]);
  });
});

describe('the archive of history', () => {
  const key = `/${archive}/2026-11-26/0a1b.jsonl`;

  it('locks what it holds for eight years, with a lock that only a right of its own can bypass', () => {
    const [bucket, ...others] = ofType('AWS::S3::Bucket').filter(({ id }) => id.startsWith('HistoryArchive'));
    expect(others).toEqual([]);
    expect(bucket!.properties).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      ObjectLockEnabled: true,
      ObjectLockConfiguration: { Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: 8 * 365 + 2 } } },
    });
    expect(bucket!.properties.LifecycleConfiguration.Rules).toEqual([
      { Id: 'unfinished', Status: 'Enabled', AbortIncompleteMultipartUpload: { DaysAfterInitiation: 7 } },
    ]);
  });

  it('is added to by one function, which the stream calls, and deleted from by none', () => {
    expect(whoMay(s3('PUT', key))).toEqual(['events/on-record-changed']);
    expect(whoMay(s3('DELETE', key))).toEqual([]);
    expect(whoMay(s3('DELETE', `${key}?versionId=1`))).toEqual([]);
    const statements = ofType('AWS::IAM::Policy')
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .filter(({ Resource }) => JSON.stringify(Resource).includes('HistoryArchive'));
    expect(statements.map(({ Action }) => Action)).toEqual(['s3:PutObject']);
  });

  it('is reached by no right to all buckets', () => {
    const everywhere = ofType('AWS::IAM::Policy')
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .filter(({ Resource }) => [Resource].flat().some((one) => one === '*' || one === 'arn:aws:s3:::*'));
    expect(
      everywhere.flatMap(({ Action }) => Action as string | string[]).filter((one) => one.startsWith('s3:')),
    ).toEqual([]);
  });
});

import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IWebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { isWriting } from '../../shared/contract/calls/is-writing.ts';
import type { Right, Route } from '../../shared/contract/route.ts';
import { fileTaskPrefix, invoicePrefix, keys, migrationPrefix } from '../../functions/data/core/keys.ts';
import { recordPrefixes } from '../../functions/data/core/record-of.ts';
import { canaryId } from '../../functions/users/canary-store.ts';
import { type HandlerFunction, constructId } from './handler-function.ts';

export type Resources = {
  table: { tableArn: string };
  filesBucket: IBucket;
  invoiceArchive: IBucket;
  historyArchive: IBucket;
  snapshotBucket: IBucket;
  handoverBucket: IBucket;
  pdfFunction: IFunction;
  /** What the names of functions that read lists begin with, and no others. */
  listFunctionsPrefix: string;
  secretsKey: IKey;
  hub: IWebSocketApi;
  mailConfigurationSet: { configurationSetName: string };
};

export type Grant =
  | 'read-table'
  | Right
  | 'write-snapshots'
  | 'write-history-archive'
  | 'close-canary'
  | 'keep-lists-warm'
  | 'rewrite-history'
  | 'take-everything';

/** The rights of a route follow from its method; the contract names additional ones. */
export function grantsOf(route: Route): Set<Grant> {
  return new Set<Grant>([
    'read-table',
    ...(isWriting(route) ? (['write-table'] as const) : []),
    ...(route.rights ?? []),
  ]);
}

export function readsLists({ rights }: Route): boolean {
  return rights?.includes('read-lists') ?? false;
}

/** A fixed name, by which the job that keeps lists warm calls the function: 'Klang-Lists-ListProjects'. */
export function listFunctionName(prefix: string, { name }: Route): string {
  return `${prefix}${constructId(name.split('/')[1]!)}`;
}

export function grant(target: HandlerFunction, resources: Resources, grants: Iterable<Grant>): void {
  for (const one of grants) {
    for (const statement of statements[one](resources, target)) target.addToRolePolicy(statement);
  }
}

const statements: Record<Grant, (resources: Resources, target: HandlerFunction) => PolicyStatement[]> = {
  'read-table': ({ table }) => [allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], table.tableArn)],
  // A list reads the feed, and the latest snapshot on a cold start; without ListBucket, a missing snapshot answers 403.
  'read-lists': ({ table, snapshotBucket }) => [
    allow(['dynamodb:Query'], `${table.tableArn}/index/feed`),
    allow(['s3:GetObject'], snapshotBucket.arnForObjects('*')),
    allow(['s3:ListBucket'], snapshotBucket.bucketArn),
  ],
  // All items except invoices: only the few functions with 'write-invoices' write invoices and the items beside them.
  // No function deletes a record or its history.
  'write-table': ({ table }) => [
    allowItems('ForAllValues:StringNotLike', [invoicePrefix], { actions: writes, tableArn: table.tableArn }),
    allowItems('ForAllValues:StringNotLike', recordPrefixes, { actions: removal, tableArn: table.tableArn }),
    allowUpdates('ForAllValues:StringNotLike', table),
    // Their progress has a field of such a name.
    allowItems('ForAllValues:StringLike', [migrationPrefix, fileTaskPrefix], {
      actions: update,
      tableArn: table.tableArn,
    }),
  ],
  'write-invoices': ({ table }) => [
    allowItems('ForAllValues:StringLike', [invoicePrefix], { actions: writes, tableArn: table.tableArn }),
    allowUpdates('ForAllValues:StringLike', table),
    // A lock is beside its project.
    allowItems('ForAllValues:StringLike', [keys.projectLock(0).pk.slice(0, -1)], {
      actions: removal,
      tableArn: table.tableArn,
    }),
  ],
  // For the erasure of personal data alone.
  'rewrite-history': ({ table }) => [
    allowItems('ForAllValues:StringNotLike', [invoicePrefix], { actions: update, tableArn: table.tableArn }),
  ],
  // Its user is a record without history.
  'close-canary': ({ table }) => [
    allowItems('ForAllValues:StringLike', [keys.record('user', canaryId).pk], {
      actions: removal,
      tableArn: table.tableArn,
    }),
  ],
  // For the job that takes everything out, alone.
  'take-everything': ({ table, invoiceArchive }) => [
    allow(['dynamodb:Scan'], table.tableArn),
    allow(['s3:ListBucketVersions'], invoiceArchive.bucketArn),
  ],
  'read-log': ({ table }) => [allow(['dynamodb:Query'], `${table.tableArn}/index/log`)],
  'find-due': ({ table }) => [allow(['dynamodb:Query'], `${table.tableArn}/index/due`)],
  'read-archive': ({ invoiceArchive }) => [
    allow(['s3:GetObject', 's3:GetObjectVersion'], invoiceArchive.arnForObjects('*')),
    allow(['s3:ListBucket'], invoiceArchive.bucketArn),
  ],
  // Nobody may delete there, or change the retention.
  'write-archive': ({ invoiceArchive }) => [allow(['s3:PutObject'], invoiceArchive.arnForObjects('*'))],
  // Nobody may delete there, change the retention or bypass it.
  'write-history-archive': ({ historyArchive }) => [allow(['s3:PutObject'], historyArchive.arnForObjects('*'))],
  'read-project-files': ({ filesBucket }) => [
    allow(
      ['s3:GetObject', 's3:GetObjectVersion', 's3:ListMultipartUploadParts'],
      filesBucket.arnForObjects('projects/*'),
    ),
    allow(['s3:ListBucket', 's3:ListBucketVersions'], filesBucket.bucketArn),
  ],
  'write-project-files': ({ filesBucket }) => [
    allow(['s3:PutObject', 's3:DeleteObject', 's3:AbortMultipartUpload'], filesBucket.arnForObjects('projects/*')),
  ],
  // A presigned URL has the rights of the function that signs it.
  'hand-over-files': ({ handoverBucket }) => [
    allow(['s3:PutObject', 's3:GetObject'], handoverBucket.arnForObjects('*')),
  ],
  'write-snapshots': ({ snapshotBucket }) => [
    allow(['s3:PutObject', 's3:AbortMultipartUpload'], snapshotBucket.arnForObjects('*')),
  ],
  'render-pdf': ({ pdfFunction }) => [allow(['lambda:InvokeFunction'], pdfFunction.functionArn)],
  'keep-lists-warm': ({ listFunctionsPrefix }, target) => [
    allow(
      ['lambda:InvokeFunction'],
      Stack.of(target).formatArn({
        service: 'lambda',
        resource: 'function',
        resourceName: `${listFunctionsPrefix}*`,
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      }),
    ),
  ],
  'send-to-hub': ({ hub }, target) => [
    allow(
      ['execute-api:ManageConnections'],
      Stack.of(target).formatArn({ service: 'execute-api', resource: hub.apiId, resourceName: '*/*/@connections/*' }),
    ),
  ],
  'use-secrets': ({ secretsKey }) => [allow(['kms:GenerateDataKey', 'kms:Decrypt'], secretsKey.keyArn)],
  'send-mail': ({ mailConfigurationSet: { configurationSetName } }, target) => {
    const arn = (resource: string, resourceName: string) =>
      Stack.of(target).formatArn({ service: 'ses', resource, resourceName });
    const through = arn('configuration-set', configurationSetName);
    return [allow(['ses:SendEmail', 'ses:SendRawEmail'], arn('identity', '*'), through)];
  },
};

const writes = ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem'];
const update = ['dynamodb:UpdateItem'];
const removal = ['dynamodb:DeleteItem'];

/** What a history entry says was changed. An entry is put once, and no item but history is updated in these. */
const ofHistory = ['before', 'after'];

type KeyCondition = 'ForAllValues:StringLike' | 'ForAllValues:StringNotLike';

function allowItems(
  condition: KeyCondition,
  prefixes: readonly string[],
  { actions, tableArn }: { actions: string[]; tableArn: string },
): PolicyStatement {
  const statement = allow(actions, tableArn);
  statement.addCondition(condition, { 'dynamodb:LeadingKeys': prefixes.map((prefix) => `${prefix}*`) });
  return statement;
}

function allowUpdates(condition: KeyCondition, { tableArn }: { tableArn: string }): PolicyStatement {
  const statement = allowItems(condition, [invoicePrefix], { actions: update, tableArn });
  statement.addCondition('ForAllValues:StringNotEquals', { 'dynamodb:Attributes': ofHistory });
  return statement;
}

function allow(actions: string[], ...resources: string[]): PolicyStatement {
  return new PolicyStatement({ actions, resources });
}

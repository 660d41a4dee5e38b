import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { IWebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { type Right, type Route, isWriting } from '../../shared/contract/route.ts';
import { invoicePrefix } from '../../functions/stores/core/keys.ts';
import { type HandlerFunction, constructId } from './handler-function.ts';

export type Resources = {
  table: { tableArn: string };
  filesBucket: IBucket;
  invoiceArchive: IBucket;
  snapshotBucket: IBucket;
  handoverBucket: IBucket;
  pdfFunction: IFunction;
  /** What the names of functions that read lists begin with, and no others. */
  listFunctionsPrefix: string;
  secretsKey: IKey;
  hub: IWebSocketApi;
  mailConfigurationSet: { configurationSetName: string };
};

export type Grant = 'read-table' | Right | 'write-snapshots' | 'keep-lists-warm';

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
  // All items except invoices: only the few functions with 'write-invoices' write invoices and the items beside them,
  // and no function deletes them.
  'write-table': ({ table }) => [
    allowItems('ForAllValues:StringNotLike', [...writes, 'dynamodb:DeleteItem'], table.tableArn),
  ],
  'write-invoices': ({ table }) => [allowItems('ForAllValues:StringLike', writes, table.tableArn)],
  'find-due': ({ table }) => [allow(['dynamodb:Query'], `${table.tableArn}/index/due`)],
  'read-archive': ({ invoiceArchive }) => [
    allow(['s3:GetObject', 's3:GetObjectVersion'], invoiceArchive.arnForObjects('*')),
    allow(['s3:ListBucket'], invoiceArchive.bucketArn),
  ],
  // Nobody may delete there, or change the retention.
  'write-archive': ({ invoiceArchive }) => [allow(['s3:PutObject'], invoiceArchive.arnForObjects('*'))],
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

const writes = ['dynamodb:ConditionCheckItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];

function allowItems(
  condition: 'ForAllValues:StringLike' | 'ForAllValues:StringNotLike',
  actions: string[],
  tableArn: string,
): PolicyStatement {
  const statement = allow(actions, tableArn);
  statement.addCondition(condition, { 'dynamodb:LeadingKeys': [`${invoicePrefix}*`] });
  return statement;
}

function allow(actions: string[], ...resources: string[]): PolicyStatement {
  return new PolicyStatement({ actions, resources });
}

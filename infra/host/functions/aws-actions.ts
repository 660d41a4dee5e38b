import { account, region } from '../../emulators/account.ts';
import type { Action } from '../iam/allows.ts';

export type AwsRequest = { method: string; path: string; target: string | undefined; body: string };

export const actionsOf: Record<string, (request: AwsRequest) => Action[]> = {
  dynamodb: ({ target = '', body }) => dynamodbActions(target.split('.').at(-1) ?? '', JSON.parse(body) as Input),
  s3: ({ method, path }) => [s3Action(method, new URL(path, 'http://s3'))],
  ses: () => [{ action: 'ses:SendEmail' }],
  kms: ({ target = '', body }) => [
    { action: `kms:${target.split('.').at(-1)}`, resource: (JSON.parse(body) as { KeyId?: string }).KeyId ?? '' },
  ],
  internal: ({ path }) => [internalAction(path)],
};

type Input = {
  TableName?: string;
  IndexName?: string;
  RequestItems?: Record<string, unknown>;
  TransactItems?: Record<string, DynamoRequest & { TableName: string }>[];
} & DynamoRequest;

type DynamoRequest = Partial<Record<'Item' | 'Key', { pk?: { S?: string } }>> & {
  UpdateExpression?: string;
  ConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
};

const leadingKey = ({ Item, Key }: DynamoRequest) => (Item ?? Key)?.pk?.S;

const keywords = new Set(['SET', 'REMOVE', 'ADD', 'DELETE', 'AND', 'OR', 'NOT', 'BETWEEN', 'IN']);

/** The attributes that an update names: those of its expressions, without functions and values. */
function attributesOf({ UpdateExpression, ConditionExpression = '', ExpressionAttributeNames = {} }: DynamoRequest) {
  if (UpdateExpression === undefined) return undefined;
  const bare = `${UpdateExpression} ${ConditionExpression}`.matchAll(/(?<![:#.\w])([A-Za-z]\w*)(?!\w*\s*\()/g);
  return [...bare]
    .map(([, name]) => name!)
    .filter((name) => !keywords.has(name))
    .concat(Object.values(ExpressionAttributeNames));
}

const tableArn = (name: string) => `arn:aws:dynamodb:${region}:${account}:table/${name}`;

function dynamodbActions(operation: string, input: Input): Action[] {
  if (input.TransactItems) {
    return input.TransactItems.flatMap((item) =>
      Object.entries(item).map(([kind, { TableName, ...written }]) => ({
        action: `dynamodb:${kind}Item`,
        resource: tableArn(TableName),
        leadingKey: leadingKey(written),
        attributes: attributesOf(written),
      })),
    );
  }
  const action = `dynamodb:${operation}`;
  if (input.RequestItems) return Object.keys(input.RequestItems).map((name) => ({ action, resource: tableArn(name) }));
  const table = tableArn(input.TableName ?? '');
  const resource = input.IndexName ? `${table}/index/${input.IndexName}` : table;
  return [{ action, resource, leadingKey: leadingKey(input), attributes: attributesOf(input) }];
}

function s3Action(method: string, { pathname, searchParams }: URL): Action {
  const [, bucket = '', ...key] = decodeURIComponent(pathname).split('/');
  const resource = `arn:aws:s3:::${bucket}`;
  // The keys are in the body.
  if (method === 'POST' && searchParams.has('delete')) return { action: 's3:DeleteObject' };
  if (key.join('/') === '') {
    return { action: searchParams.has('versions') ? 's3:ListBucketVersions' : 's3:ListBucket', resource };
  }
  return { action: s3ObjectAction(method, searchParams), resource: `${resource}/${key.join('/')}` };
}

function s3ObjectAction(method: string, query: URLSearchParams): string {
  if (method === 'DELETE' && query.has('uploadId')) return 's3:AbortMultipartUpload';
  if (method === 'GET' && query.has('uploadId')) return 's3:ListMultipartUploadParts';
  const version = query.has('versionId') ? 'Version' : '';
  if (method === 'DELETE') return `s3:DeleteObject${version}`;
  return method === 'GET' || method === 'HEAD' ? `s3:GetObject${version}` : 's3:PutObject';
}

function internalAction(path: string): Action {
  const name = /^\/2015-03-31\/functions\/([^/]+)\/invocations/.exec(path)?.[1];
  if (name === undefined) return { action: 'execute-api:ManageConnections' };
  return {
    action: 'lambda:InvokeFunction',
    resource: `arn:aws:lambda:${region}:${account}:function:${decodeURIComponent(name)}`,
  };
}

import { expect, it } from 'vitest';
import { actionsOf } from '../../../../../infra/host/functions/aws-actions.ts';

const table = 'arn:aws:dynamodb:eu-north-1:000000000000:table/T';
const dynamodb = (operation: string, input: object) =>
  actionsOf['dynamodb']!({
    method: 'POST',
    path: '/',
    target: `DynamoDB_20120810.${operation}`,
    body: JSON.stringify(input),
  });
const s3 = (method: string, path: string) => actionsOf['s3']!({ method, path, target: undefined, body: '' });

it('the parser of AWS requests tells what a request to the table does, and to what', () => {
  expect(dynamodb('GetItem', { TableName: 'T' })).toEqual([{ action: 'dynamodb:GetItem', resource: table }]);
  expect(dynamodb('Query', { TableName: 'T', IndexName: 'due' })).toEqual([
    { action: 'dynamodb:Query', resource: `${table}/index/due` },
  ]);
  expect(dynamodb('BatchGetItem', { RequestItems: { T: {} } })).toEqual([
    { action: 'dynamodb:BatchGetItem', resource: table },
  ]);
  const one = { TableName: 'T' };
  const TransactItems = [{ Put: one }, { Update: one }, { Delete: one }, { ConditionCheck: one }];
  expect(dynamodb('TransactWriteItems', { TransactItems }).map(({ action }) => action)).toEqual([
    'dynamodb:PutItem',
    'dynamodb:UpdateItem',
    'dynamodb:DeleteItem',
    'dynamodb:ConditionCheckItem',
  ]);
});

it('the parser of AWS requests tells what a request to a bucket does', () => {
  expect(s3('GET', '/files/mapp/%C3%A5.pdf')).toEqual([
    { action: 's3:GetObject', resource: 'arn:aws:s3:::files/mapp/å.pdf' },
  ]);
  expect(s3('GET', '/files?list-type=2')).toEqual([{ action: 's3:ListBucket', resource: 'arn:aws:s3:::files' }]);
  expect(s3('PUT', '/files/a')[0]!.action).toBe('s3:PutObject');
  expect(s3('POST', '/files/a?uploads')[0]!.action).toBe('s3:PutObject');
  expect(s3('DELETE', '/files/a')[0]!.action).toBe('s3:DeleteObject');
  expect(s3('DELETE', '/files/a?uploadId=1')[0]!.action).toBe('s3:AbortMultipartUpload');
});

it('the parser of AWS requests tells another function from a connection of the hub', () => {
  const internal = (path: string) => actionsOf['internal']!({ method: 'POST', path, target: undefined, body: '' });
  expect(internal('/2015-03-31/functions/Pdf/invocations')).toEqual([
    { action: 'lambda:InvokeFunction', resource: 'arn:aws:lambda:eu-north-1:000000000000:function:Pdf' },
  ]);
  expect(internal('/hub/@connections/abc%3D')).toEqual([{ action: 'execute-api:ManageConnections' }]);
});

import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { useEchoStack } from '../host/serving/echo-stack.ts';

const stack = useEchoStack();

type Run = { code: number; output: string };

function replay(...args: string[]): Promise<Run> {
  const { environment, sqsUrl, internalUrl, dynamodbUrl } = stack.get();
  const env = {
    ...process.env,
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: environment['AWS_ACCESS_KEY_ID'],
    AWS_SECRET_ACCESS_KEY: environment['AWS_SECRET_ACCESS_KEY'],
    AWS_ENDPOINT_URL_SQS: sqsUrl,
    AWS_ENDPOINT_URL_LAMBDA: internalUrl,
    AWS_ENDPOINT_URL_DYNAMODB_STREAMS: dynamodbUrl,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['infra/bin/replay-failures.ts', ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}` });
    });
  });
}

function clients() {
  const { environment, internalUrl, dynamodbUrl } = stack.get();
  const credentials = {
    accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
    secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
  };
  return {
    lambda: new LambdaClient({ endpoint: internalUrl, region: 'eu-north-1', credentials }),
    dynamodb: new DynamoDBClient({ endpoint: dynamodbUrl, region: 'eu-north-1', credentials }),
    TableName: environment['TABLE_NAME']!,
  };
}

async function ask(event: object): Promise<any> {
  const result = await stack.get().invoke('jobs/run-due-tasks', event);
  return 'payload' in result ? JSON.parse(result.payload) : result;
}

it('failed events are kept, fail again while the cause lasts, and succeed afterwards', async () => {
  const { lambda, dynamodb, TableName } = clients();
  const broken = JSON.stringify({ queryStringParameters: { do: 'broken' } });
  const run = (FunctionName: string) =>
    lambda.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: broken }));
  await run('Klang-Events-OnMailEvent');
  await expect.poll(async () => (await ask({ ask: 'changes' })).tries).toBe(3);
  await run('Klang-Jobs-CleanLogs');
  await expect.poll(async () => (await ask({ ask: 'changes' })).tries).toBe(4);
  const Item = { pk: { S: 'MENDABLE' }, sk: { S: 'RECORD' } };
  await dynamodb.send(new PutItemCommand({ TableName, Item }));
  const inQueues = async () => (await replay('--dry-run')).output;
  await expect.poll(inQueues).toContain('DDBStreamBatchInfo');

  const first = await replay();
  expect(first.code).toBe(1);
  expect(first.output).toContain('Still broken.');
  expect(first.output).toContain('Körde om 0, för gamla 0, misslyckades igen 3.');

  await ask({ queryStringParameters: { do: 'mend' } });
  const second = await replay();
  expect(second).toMatchObject({ code: 0 });
  expect(second.output).toContain('Körde om 3, för gamla 0, misslyckades igen 0.');
  const { changes } = await ask({ ask: 'changes' });
  expect(changes.map(({ dynamodb: one }: any) => one.Keys.pk.S)).toEqual(['MENDABLE']);
  expect((await replay()).output).toContain('Körde om 0, för gamla 0, misslyckades igen 0.');
});

it('the replay of failed events leaves the queues of other deployments alone', async () => {
  expect((await replay('--name', 'Another')).output).toContain('Körde om 0, för gamla 0, misslyckades igen 0.');
});

import { DynamoDBClient, PutItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { describe, expect, it } from 'vitest';
import { lambda, lasting } from '../../../../../shared/lib/deadlines.ts';
import { useEchoStack } from './echo-stack.ts';

const stack = useEchoStack();

function client() {
  const { environment, internalUrl, dynamodbUrl } = stack.get();
  const credentials = {
    accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
    secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
  };
  return {
    lambda: new LambdaClient({ endpoint: internalUrl, region: 'eu-north-1', credentials }),
    dynamodb: new DynamoDBClient({ endpoint: dynamodbUrl, region: 'eu-north-1', credentials }),
    table: environment['TABLE_NAME']!,
    pdf: environment['PDF_FUNCTION_NAME']!,
  };
}

async function seen(): Promise<{ changes: any[]; failures: number }> {
  const result = await stack.get().invoke('jobs/run-due-tasks', { ask: 'changes' });
  return 'payload' in result ? JSON.parse(result.payload) : { changes: [], failures: 0 };
}

describe('a function', () => {
  it('is run by another with the SDK', async () => {
    const { lambda, pdf } = client();
    const { Payload, FunctionError } = await lambda.send(
      new InvokeCommand({ FunctionName: pdf, Payload: JSON.stringify({ html: '<p>å</p>' }) }),
    );
    expect(FunctionError).toBeUndefined();
    const { body } = JSON.parse(Payload!.transformToString());
    expect(JSON.parse(body)).toEqual({ html: '<p>å</p>' });
  });

  it('tells what failed', async () => {
    const { lambda, pdf } = client();
    const { Payload, FunctionError } = await lambda.send(
      new InvokeCommand({ FunctionName: pdf, Payload: JSON.stringify({ queryStringParameters: { do: 'throw' } }) }),
    );
    expect(FunctionError).toBe('Unhandled');
    expect(JSON.parse(Payload!.transformToString())).toMatchObject({
      errorType: 'RangeError',
      errorMessage: 'Det gick fel.',
    });
  });

  it('may be left to run by itself', async () => {
    const { lambda, pdf } = client();
    const { StatusCode } = await lambda.send(new InvokeCommand({ FunctionName: pdf, InvocationType: 'Event' }));
    expect(StatusCode).toBe(202);
  });

  it('that is not there is not found', async () => {
    await expect(client().lambda.send(new InvokeCommand({ FunctionName: 'nobody' }))).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
    });
  });

  it('knows its name, its memory and the time it has left', async () => {
    const result = await stack.get().invoke('jobs/take-replica-snapshot', { ask: 'context' });
    const context = 'payload' in result && JSON.parse(result.payload);
    expect(context).toMatchObject({ functionName: 'Klang-Jobs-TakeReplicaSnapshot', memoryLimitInMB: '2048' });
    expect(context.left).toBeGreaterThan(lasting(lambda.job) / 2);
    expect(context.left).toBeLessThanOrEqual(lasting(lambda.job));
  });
});

describe('a function’s role', () => {
  const write = (method: string) =>
    fetch(`${stack.get().url}/v1/customers?do=write`, { method }).then((answer) => answer.text());

  it('lets a call that writes reach the table', async () => {
    expect(await write('POST')).toBe('reached');
  });

  it('keeps a call that only reads from writing, as IAM would', async () => {
    expect(await write('GET')).toMatch(
      /^AccessDeniedException: Klang-Lists-ListCustomers is not allowed dynamodb:PutItem on arn:aws:dynamodb:/,
    );
  });
});

describe('a change of the table', () => {
  it('reaches the function that follows the stream, in order and as Lambda sends it', async () => {
    const { dynamodb, table } = client();
    for (const name of ['Anna', 'Berit']) {
      const Item = {
        pk: { S: 'CUSTOMER#1' },
        sk: { S: 'RECORD' },
        name: { S: name },
        bytes: { B: Buffer.from('hej') },
      };
      await dynamodb.send(new PutItemCommand({ TableName: table, Item }));
    }
    const ours = async () => (await seen()).changes.filter(({ dynamodb: one }) => one.Keys.pk.S === 'CUSTOMER#1');
    await expect.poll(async () => (await ours()).length).toBe(2);
    const [first, second] = await ours();
    expect(first).toMatchObject({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      dynamodb: { Keys: { pk: { S: 'CUSTOMER#1' }, sk: { S: 'RECORD' } }, NewImage: { bytes: { B: 'aGVq' } } },
    });
    expect(second).toMatchObject({
      eventName: 'MODIFY',
      dynamodb: { OldImage: { name: { S: 'Anna' } }, NewImage: { name: { S: 'Berit' } } },
    });
  });

  it('that its function fails on is tried again, then given up, and does not hold up the others', async () => {
    const { dynamodb, table } = client();
    const put = (pk: string) => ({ Put: { TableName: table, Item: { pk: { S: pk }, sk: { S: 'RECORD' } } } });
    await dynamodb.send(new TransactWriteItemsCommand({ TransactItems: [put('GOOD#1'), put('BAD'), put('GOOD#2')] }));
    const good = async () =>
      (await seen()).changes.map(({ dynamodb: one }) => one.Keys.pk.S).filter((pk) => pk.startsWith('GOOD'));
    await expect.poll(good).toEqual(['GOOD#1', 'GOOD#2']);
    expect((await seen()).failures).toBeGreaterThanOrEqual(4);
  });
});

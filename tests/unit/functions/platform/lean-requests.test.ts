import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendLeanly } from '../../../../functions/platform/lean-requests.ts';
import { authorizationOf } from '../../../../functions/platform/signed-headers.ts';
import { readBody } from '../../../../infra/emulators/http/read-body.ts';
import { listen } from '../../../../infra/emulators/http/listen.ts';
import { startFeedTable, tableName } from '../../../support/replica/feed-table.ts';

const access = { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'token' };
const region = 'eu-north-1';

type Heard = { headers: IncomingMessage['headers']; body: string };
type Answer = { status: number; body: object };

/** A service that answers with these in turn, the last for ever, and what it heard. */
async function startService(...answers: Answer[]) {
  const heard: Heard[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    heard.push({ headers: request.headers, body: String(await readBody(request, 1_000_000)) });
    const { status, body } = answers[Math.min(heard.length, answers.length) - 1]!;
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void reply(request, response));
  const service = await listen(server);
  const plain = () =>
    DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: service.url, region, credentials: access }), {
      marshallOptions: { removeUndefinedValues: true },
    });
  return { heard, url: service.url, plain: plain(), lean: sendLeanly(plain()), close: () => service.close() };
}

const get = () => new GetCommand({ TableName: 'T', Key: { pk: 'Å#1', sk: 'RECORD' }, ConsistentRead: true });
const found = { status: 200, body: { Item: { pk: { S: 'Å#1' }, count: { N: '3' } } } };

const data = {
  name: 'Åsa "x" \n 💡',
  sum: -12.5,
  flag: false,
  none: null,
  left: undefined,
  list: [1, { deep: 'ö' }, []],
  empty: {},
};

const increment = () =>
  new UpdateCommand({
    TableName: tableName,
    Key: { pk: 'COUNTER#1', sk: 'COUNTER' },
    UpdateExpression: 'ADD #value :one',
    ExpressionAttributeNames: { '#value': 'value' },
    ExpressionAttributeValues: { ':one': 1 },
    ReturnValues: 'UPDATED_NEW',
  });

const transaction = (ClientRequestToken?: string) =>
  new TransactWriteCommand({
    ...(ClientRequestToken && { ClientRequestToken }),
    TransactItems: [
      {
        Put: {
          TableName: tableName,
          Item: { pk: 'NEW#1', sk: 'RECORD', data },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      {
        Update: {
          TableName: tableName,
          Key: { pk: 'NEW#2', sk: 'RECORD' },
          UpdateExpression: 'SET #data = :data',
          ExpressionAttributeNames: { '#data': 'data' },
          ExpressionAttributeValues: { ':data': data },
        },
      },
      { Delete: { TableName: tableName, Key: { pk: 'NEW#3', sk: 'RECORD' } } },
      {
        ConditionCheck: {
          TableName: tableName,
          Key: { pk: 'NEW#4', sk: 'RECORD' },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    ],
  });

describe('a lean write', () => {
  const isLean = ({ headers }: Heard) => headers['user-agent'] === undefined;

  it.each([
    ['a transaction with a token', () => transaction('token-1')],
    ['an update without a condition', increment],
  ])('says what the SDK says: %s', async (_, command) => {
    const service = await startService({ status: 200, body: {} });
    await service.plain.send(command() as never);
    await service.lean.send(command() as never);
    await service.close();
    const [sdk, lean] = service.heard;
    expect(service.heard.map(isLean)).toEqual([false, true]);
    expect(lean!.headers['x-amz-target']).toBe(sdk!.headers['x-amz-target']);
    expect(JSON.parse(lean!.body)).toEqual(JSON.parse(sdk!.body));
  });

  it.each([
    ['a transaction without a token', () => transaction()],
    [
      'an update with a condition',
      () => new UpdateCommand({ ...increment().input, ConditionExpression: 'attribute_exists(pk)' }),
    ],
    [
      'what only the SDK can write',
      () => new UpdateCommand({ ...increment().input, ExpressionAttributeValues: { ':one': new Set([1]) } }),
    ],
  ])('is left to the SDK when it is %s', async (_, command) => {
    const service = await startService({ status: 200, body: {} });
    await service.lean.send(command() as never);
    await service.close();
    expect(service.heard.map(isLean)).toEqual([false]);
  });

  it('that is cancelled is sent again with its token, and tells the reasons', async () => {
    const reasons = [{ Code: 'ConditionalCheckFailed', Message: 'no' }];
    const body = {
      __type: 'com.amazonaws.dynamodb.v20120810#TransactionCanceledException',
      CancellationReasons: reasons,
    };
    const service = await startService({ status: 400, body });
    await expect(service.lean.send(transaction('token-2'))).rejects.toMatchObject({
      name: 'TransactionCanceledException',
      CancellationReasons: reasons,
    });
    await service.close();
    expect(service.heard.map(isLean)).toEqual([true, false]);
    expect(service.heard.map((one) => JSON.parse(one.body).ClientRequestToken)).toEqual(['token-2', 'token-2']);
  });

  it('ends when its caller has gone', async () => {
    const server = createServer(() => undefined);
    const { url, close } = await listen(server);
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: url, region, credentials: access }));
    const gone = sendLeanly(client).send(increment(), { abortSignal: AbortSignal.timeout(50) });
    await expect(gone).rejects.toMatchObject({ name: expect.stringMatching(/^(Abort|Timeout)Error$/) });
    await close();
  });
});

describe('a lean read', () => {
  it('is signed as the SDK signs', async () => {
    const service = await startService(found);
    await service.plain.send(get());
    await service.lean.send(get());
    await service.close();
    const names = ({ headers }: Heard) => /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')![1]!.split(';');
    for (const one of service.heard) {
      const signed = Object.fromEntries(names(one).map((name) => [name, one.headers[name] as string]));
      expect(one.headers.authorization).toBe(authorizationOf(signed as never, one.body, { ...access, region }));
    }
    const [sdk, lean] = service.heard;
    expect(JSON.parse(lean!.body)).toEqual(JSON.parse(sdk!.body));
    expect(names(lean!)).toEqual(['content-type', 'host', 'x-amz-date', 'x-amz-security-token', 'x-amz-target']);
    expect(lean!.headers['user-agent']).toBeUndefined();
  });

  it('goes to the endpoint of the environment, as on one machine', async () => {
    const service = await startService(found);
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', service.url);
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region, credentials: access }));
    expect((await sendLeanly(client).send(get())).Item).toEqual({ pk: 'Å#1', count: 3 });
    vi.unstubAllEnvs();
    await service.close();
    expect(service.heard.map(({ headers }) => headers['user-agent'])).toEqual([undefined]);
  });

  it.each([
    ['refused', { status: 400, body: { __type: 'x#ProvisionedThroughputExceededException' } }],
    ['answered by a fault', { status: 500, body: {} }],
    ['answered with an attribute that it does not know', { status: 200, body: { Item: { set: { SS: ['a'] } } } }],
  ])('is left to the SDK when it is %s', async (_, first) => {
    const service = await startService(first, found);
    expect((await service.lean.send(get())).Item).toEqual({ pk: 'Å#1', count: 3 });
    await service.close();
    expect(service.heard).toHaveLength(2);
    expect(service.heard[1]!.headers['user-agent']).toMatch(/^aws-sdk-js/);
  });
});

describe('what lean requests write and find', () => {
  let table: Awaited<ReturnType<typeof startFeedTable>>;
  let lean: DynamoDBDocumentClient;
  const key = (id: number) => ({ pk: `CUSTOMER#${id}`, sk: 'RECORD' });

  beforeAll(async () => {
    table = await startFeedTable();
    const endpoint = await table.client.config.endpoint!();
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    const url = `${endpoint.protocol}//${endpoint.hostname}:${endpoint.port}`;
    lean = sendLeanly(DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: url, region, credentials })));
    for (const id of [1, 2, 3]) {
      const Item = { ...key(id), feed: '1', changedAt: `2026-01-0${id}`, row: '{}', data };
      const options = { marshallOptions: { removeUndefinedValues: true } };
      await DynamoDBDocumentClient.from(table.client, options).send(new PutCommand({ TableName: tableName, Item }));
    }
  });
  afterAll(() => table.close());

  it.each([
    ['a record', () => new GetCommand({ TableName: tableName, Key: key(1) })],
    ['no record', () => new GetCommand({ TableName: tableName, Key: key(9) })],
    [
      'several records',
      () => new BatchGetCommand({ RequestItems: { [tableName]: { Keys: [1, 2, 9].map(key), ConsistentRead: true } } }),
    ],
    [
      'a page of a query',
      () =>
        new QueryCommand({
          TableName: tableName,
          IndexName: 'feed',
          KeyConditionExpression: 'feed = :shard AND changedAt > :after',
          ExpressionAttributeValues: { ':shard': '1', ':after': '2026-01-01' },
          ReturnConsumedCapacity: 'TOTAL',
          Limit: 1,
        }),
    ],
  ])('is what the SDK finds: %s', async (_, command) => {
    const withoutMetadata = ({ $metadata: _of, ...output }: Record<string, unknown>) => output;
    const sorted = (output: Record<string, any>) => {
      output['Responses']?.[tableName]?.sort((a: any, b: any) => a.pk.localeCompare(b.pk));
      return withoutMetadata(output);
    };
    const [ours, theirs] = [await lean.send(command() as never), await table.client.send(command() as never)];
    expect(sorted(ours as never)).toEqual(sorted(theirs as never));
  });

  it('writes what is read back', async () => {
    await lean.send(transaction('token-4'));
    const { left: _left, ...stored } = data;
    for (const pk of ['NEW#1', 'NEW#2']) {
      const { Item } = await table.client.send(new GetCommand({ TableName: tableName, Key: { pk, sk: 'RECORD' } }));
      expect(Item!['data']).toEqual(stored);
    }
    const numbers = [await lean.send(increment()), await lean.send(increment())];
    expect(numbers.map(({ Attributes }) => Attributes)).toEqual([{ value: 1 }, { value: 2 }]);
  });

  it('goes on from where a page ended', async () => {
    const asked = {
      TableName: tableName,
      IndexName: 'feed',
      KeyConditionExpression: 'feed = :shard',
      ExpressionAttributeValues: { ':shard': '1' },
      Limit: 2,
    };
    const { LastEvaluatedKey } = await lean.send(new QueryCommand(asked));
    const { Items } = await lean.send(new QueryCommand({ ...asked, ExclusiveStartKey: LastEvaluatedKey }));
    expect(Items).toMatchObject([key(3)]);
  });
});

import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { authorizationOf } from './signed-headers.ts';
import { type WireItem, fromWire, toWire } from './wire-values.ts';

type Fields = Record<string, any>;
type Codec = { operation: string; write(input: Fields): Fields; read(output: Fields): Fields };

const items = (some: readonly WireItem[] | undefined) => some?.map(fromWire);

const eachOf = (fields: Fields, change: (one: any) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, change(one)]));

const withKeys = (change: (key: any) => unknown) => (asked: Fields) => ({
  ...asked,
  Keys: (asked['Keys'] as unknown[]).map(change),
});

const getItem: Codec = {
  operation: 'GetItem',
  write: (input) => ({ ...input, Key: toWire(input['Key']) }),
  read: (output) => ({ ...output, ...(output['Item'] && { Item: fromWire(output['Item']) }) }),
};

const batchGetItem: Codec = {
  operation: 'BatchGetItem',
  write: (input) => ({ ...input, RequestItems: eachOf(input['RequestItems'], withKeys(toWire)) }),
  read: (output) => ({
    ...output,
    Responses: eachOf(output['Responses'] ?? {}, items),
    UnprocessedKeys: eachOf(output['UnprocessedKeys'] ?? {}, withKeys(fromWire)),
  }),
};

const query: Codec = {
  operation: 'Query',
  write: ({ ExpressionAttributeValues: values, ExclusiveStartKey: start, ...input }) => ({
    ...input,
    ...(values && { ExpressionAttributeValues: toWire(values) }),
    ...(start && { ExclusiveStartKey: toWire(start) }),
  }),
  read: ({ Items: found, LastEvaluatedKey: last, ...output }) => ({
    ...output,
    Items: items(found),
    ...(last && { LastEvaluatedKey: fromWire(last) }),
  }),
};

const withWire = ({ Key, Item, ExpressionAttributeValues: values, ...action }: Fields) => ({
  ...action,
  ...(Key && { Key: toWire(Key) }),
  ...(Item && { Item: toWire(Item) }),
  ...(values && { ExpressionAttributeValues: toWire(values) }),
});

const updateItem: Codec = {
  operation: 'UpdateItem',
  write: withWire,
  read: ({ Attributes, ...output }) => ({ ...output, ...(Attributes && { Attributes: fromWire(Attributes) }) }),
};

const transactWriteItems: Codec = {
  operation: 'TransactWriteItems',
  write: ({ TransactItems: actions, ...input }) => ({
    ...input,
    TransactItems: (actions as Fields[]).map((action) => eachOf(action, withWire)),
  }),
  read: (output) => output,
};

function codecOf(command: { input: Fields }): Codec | undefined {
  if (command instanceof GetCommand) return getItem;
  if (command instanceof BatchGetCommand) return batchGetItem;
  if (command instanceof QueryCommand) return query;
  if (command instanceof TransactWriteCommand && command.input.ClientRequestToken) return transactWriteItems;
  return command instanceof UpdateCommand && !command.input.ConditionExpression ? updateItem : undefined;
}

/**
 * Lets a client send requests without the SDK's many steps, which take several times as long as a signed request: reads,
 * transactions with a token, and updates without a condition. Whatever goes wrong, the SDK then sends the request again,
 * with its retries and errors, as it would after a failure of its own.
 */
export function sendLeanly(client: DynamoDBDocumentClient): DynamoDBDocumentClient {
  const send = client.send.bind(client) as (...args: unknown[]) => Promise<unknown>;
  client.send = (async (command: { input: Fields }, options?: { abortSignal?: AbortSignal }) => {
    const codec = codecOf(command);
    return (codec && (await attempt(client, codec, command.input, options))) ?? send(command, options);
  }) as DynamoDBDocumentClient['send'];
  return client;
}

async function attempt(
  { config }: DynamoDBDocumentClient,
  { operation, write, read }: Codec,
  input: Fields,
  { abortSignal }: { abortSignal?: AbortSignal } = {},
): Promise<(Fields & { $metadata: object }) | undefined> {
  try {
    const [region, credentials, endpoint] = await Promise.all([
      config.region(),
      config.credentials(),
      config.endpoint?.() ?? givenEndpoint(),
    ]);
    const { protocol = 'https:', hostname = `dynamodb.${region}.amazonaws.com`, port } = endpoint ?? {};
    const body = JSON.stringify(write(input));
    const { sessionToken } = credentials;
    const unsigned = {
      'content-type': 'application/x-amz-json-1.0',
      host: port ? `${hostname}:${port}` : hostname,
      'x-amz-date': new Date().toISOString().replaceAll(/[-:]|\.\d+/g, ''),
      ...(sessionToken && { 'x-amz-security-token': sessionToken }),
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    };
    const headers = {
      ...unsigned,
      authorization: authorizationOf(unsigned, body, { ...credentials, region }),
      'content-length': String(Buffer.byteLength(body)),
    };
    const request = { protocol, hostname, ...(port && { port }), method: 'POST', path: '/', query: {}, headers, body };
    const { response } = await config.requestHandler.handle(request as never, { abortSignal });
    const text = await textOf(response.body as AsyncIterable<Buffer>);
    if (response.statusCode !== 200) return undefined;
    return { ...read(JSON.parse(text) as Fields), $metadata: { httpStatusCode: 200 } };
  } catch {
    return undefined;
  }
}

/** The SDK reads this variable too late for `config.endpoint`. */
function givenEndpoint(): URL | undefined {
  const url = process.env['AWS_ENDPOINT_URL_DYNAMODB'];
  return url ? new URL(url) : undefined;
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

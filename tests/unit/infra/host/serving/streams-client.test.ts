import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient, GetRecordsCommand, GetShardIteratorCommand } from '@aws-sdk/client-dynamodb-streams';
import { expect, it, onTestFinished } from 'vitest';
import { startDatabase } from '../../../../../infra/host/database/dynoxide.ts';
import { ensureTable } from '../../../../../infra/host/database/tables.ts';
import { StreamLog } from '../../../../../infra/host/stream/stream-log.ts';
import { streamsClient } from '../../../../../infra/host/stream/streams-client.ts';
import { toLambdaRecord } from '../../../../../infra/replay/lambda-record.ts';

const table = {
  name: 'Table',
  properties: {
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
  },
};

const Item = {
  pk: { S: 'ÅÄÖ' },
  number: { N: '12.50' },
  bytes: { B: Buffer.from('a picture') },
  nested: { L: [{ M: { is: { BOOL: true }, none: { NULL: true }, more: { BS: [Buffer.from('é')] } } }] },
};

async function openTable() {
  const database = await startDatabase(undefined);
  onTestFinished(() => database.close());
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const config = { endpoint: database.url, region: 'eu-north-1', credentials };
  const client = new DynamoDBClient(config);
  const arn = await ensureTable(client, table);
  await client.send(new PutItemCommand({ TableName: 'Table', Item }));
  return { config, arn };
}

it('a record has the form in which a function receives it, bytes and time as well', async () => {
  const { config, arn } = await openTable();
  const log = new StreamLog(streamsClient(config), arn);
  const [shard] = await log.shards();
  const { records } = await log.after(shard!, undefined, undefined);
  const plain = new DynamoDBStreamsClient(config);
  const { ShardIterator } = await plain.send(
    new GetShardIteratorCommand({ StreamArn: arn, ShardId: shard, ShardIteratorType: 'TRIM_HORIZON' }),
  );
  const { Records = [] } = await plain.send(new GetRecordsCommand({ ShardIterator }));
  expect(records).toHaveLength(1);
  expect(records).toEqual(Records.map(toLambdaRecord));
});

it('a refusal is an error with its name', async () => {
  const { config } = await openTable();
  const log = new StreamLog(streamsClient(config), 'arn:aws:dynamodb:eu-north-1:000000000000:table/None/stream/1');
  await expect(log.shards()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});

import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/mini';
import { AppError } from '../../../shared/codes/errors.ts';
import { invalidFields, notFound } from '../../../shared/codes/errors/every-call.ts';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import { any, isBelow, lacks } from './condition.ts';
import { updateIf } from './conditional-update.ts';
import { type Key, keys } from './keys.ts';
import { type Data, type Kind, type StoredRecord, records } from './records.ts';
import { isAwaited } from './timestamps.ts';

export type Item = Record<string, unknown> & Key;

export async function getItem(key: Key): Promise<Item | undefined> {
  const { Item: item } = await dynamodb().send(
    new GetCommand({ TableName: environment.tableName(), Key: key, ConsistentRead: true }),
  );
  return item as Item | undefined;
}

type QueryRequest = Pick<
  QueryCommandInput,
  | 'KeyConditionExpression'
  | 'ExpressionAttributeNames'
  | 'ExpressionAttributeValues'
  | 'ProjectionExpression'
  | 'ScanIndexForward'
>;

async function query(request: QueryRequest, limit = Infinity): Promise<Item[]> {
  const items: Item[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await dynamodb().send(
      new QueryCommand({
        TableName: environment.tableName(),
        ConsistentRead: true,
        ...request,
        ...(Number.isFinite(limit) && { Limit: limit - items.length }),
        ExclusiveStartKey: start,
      }),
    );
    items.push(...((page.Items ?? []) as Item[]));
    start = page.LastEvaluatedKey;
  } while (start && items.length < limit);
  return items;
}

export async function queryItems(pk: string, skPrefix: string): Promise<Item[]> {
  // DynamoDB refuses an empty key value, even in a condition.
  if (skPrefix === '') return query({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } });
  return query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': skPrefix },
  });
}

type Range = { from: Key; to: Key; limit?: number; oldestFirst?: boolean };

export async function queryRange({ limit, ...range }: Range): Promise<Item[]> {
  return query(between(range), limit);
}

export async function queryField(field: string, { limit, ...range }: Range): Promise<Item[]> {
  const only = { ProjectionExpression: 'pk, sk, #field', ExpressionAttributeNames: { '#field': field } };
  return query({ ...between(range), ...only }, limit);
}

function between({ from, to, oldestFirst = false }: Range): QueryRequest {
  return {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': from.pk, ':from': from.sk, ':to': to.sk },
    ScanIndexForward: oldestFirst,
  };
}

const batchSize = 100;
const batchesAtOnce = 10;

/** Strongly consistent and unordered; missing items are left out. */
export async function getItems(wanted: Key[]): Promise<Item[]> {
  const unique = [...new Map(wanted.map((key) => [`${key.pk} ${key.sk}`, { pk: key.pk, sk: key.sk }])).values()];
  const batches = Array.from({ length: Math.ceil(unique.length / batchSize) }, (_, index) =>
    unique.slice(index * batchSize, (index + 1) * batchSize),
  );
  const items: Item[] = [];
  for (let index = 0; index < batches.length; index += batchesAtOnce) {
    const found = await Promise.all(batches.slice(index, index + batchesAtOnce).map(async (batch) => getBatch(batch)));
    items.push(...found.flat());
  }
  return items;
}

/** Only some fields of records' data, for records that are large. */
export async function getFieldsOf<K extends Kind, Field extends keyof Data<K> & string>(
  kind: K,
  ids: readonly number[],
  fields: readonly Field[],
): Promise<{ id: number; data: Partial<Pick<Data<K>, Field>> }[]> {
  const names = Object.fromEntries(fields.map((field, index) => [`#f${index}`, field]));
  const projection = {
    ProjectionExpression: ['id', ...Object.keys(names).map((name) => `#data.${name}`)].join(', '),
    ExpressionAttributeNames: { '#data': 'data', ...names },
  };
  const items: Item[] = [];
  for (let start = 0; start < ids.length; start += batchSize * batchesAtOnce) {
    const some = ids.slice(start, start + batchSize * batchesAtOnce).map((id) => keys.record(kind, id));
    const batches = Array.from({ length: Math.ceil(some.length / batchSize) }, (_, index) =>
      some.slice(index * batchSize, (index + 1) * batchSize),
    );
    // oxlint-disable-next-line no-await-in-loop -- some batches at a time
    items.push(...(await Promise.all(batches.map(async (batch) => getBatch(batch, projection)))).flat());
  }
  return items as unknown as { id: number; data: Partial<Pick<Data<K>, Field>> }[];
}

type Projection = Pick<QueryCommandInput, 'ProjectionExpression' | 'ExpressionAttributeNames'>;

async function getBatch(wanted: Record<string, unknown>[], projection: Projection = {}): Promise<Item[]> {
  const items: Item[] = [];
  for (let rest = wanted; rest.length > 0;) {
    const { Responses, UnprocessedKeys } = await dynamodb().send(
      new BatchGetCommand({
        RequestItems: { [environment.tableName()]: { Keys: rest, ConsistentRead: true, ...projection } },
      }),
    );
    items.push(...((Responses?.[environment.tableName()] ?? []) as Item[]));
    rest = UnprocessedKeys?.[environment.tableName()]?.Keys ?? [];
  }
  return items;
}

/** From 1, never the same twice. An unused number leaves a gap. */
export async function nextNumber(counter: string): Promise<number> {
  const { Attributes } = await dynamodb().send(
    new UpdateCommand({
      TableName: environment.tableName(),
      Key: keys.counter(counter),
      UpdateExpression: 'ADD #value :one',
      ExpressionAttributeNames: { '#value': 'value' },
      ExpressionAttributeValues: { ':one': 1 },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Attributes?.['value'] as number;
}

export async function nextNumbers(counter: string, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { Attributes } = await dynamodb().send(
    new UpdateCommand({
      TableName: environment.tableName(),
      Key: keys.counter(counter),
      UpdateExpression: 'ADD #value :count',
      ExpressionAttributeNames: { '#value': 'value' },
      ExpressionAttributeValues: { ':count': count },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  const last = Attributes?.['value'] as number;
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

export async function raiseCounter(counter: string, to: number): Promise<void> {
  await updateIf(keys.counter(counter), {
    set: { value: to },
    onlyIf: any(lacks('value'), isBelow('value', to)),
  });
}

export async function lastNumber(counter: string): Promise<number> {
  const item = await getItem(keys.counter(counter));
  return (item?.['value'] as number | undefined) ?? 0;
}

export async function findRecord<K extends Kind>(kind: K, id: number): Promise<StoredRecord<K> | undefined> {
  const item = await getItem(keys.record(kind, id));
  return item && parseRecord(kind, item);
}

/** @throws not_found when the record does not exist or is deleted */
export async function getRecord<K extends Kind>(kind: K, id: number): Promise<StoredRecord<K>> {
  return existingRecord(kind, await getItem(keys.record(kind, id)));
}

/** @throws not_found when the record does not exist or is deleted */
export function existingRecord<K extends Kind>(kind: K, item: Item | undefined): StoredRecord<K> {
  const record = item && parseRecord(kind, item);
  if (!record || record.deleted) throw new AppError(notFound);
  return record;
}

type RecordRef = readonly [kind: Kind, id: number | null | undefined];

/** Includes deleted records, whose names may still be shown. */
export class RecordMap {
  readonly #records: Map<string, StoredRecord>;

  constructor(found: StoredRecord[]) {
    this.#records = new Map(found.map((record) => [`${record.kind} ${record.id}`, record]));
  }

  get<K extends Kind>(kind: K, id: number | null | undefined): StoredRecord<K> | undefined {
    return this.#records.get(`${kind} ${id}`) as StoredRecord<K> | undefined;
  }

  all(): StoredRecord[] {
    return [...this.#records.values()];
  }

  /** @throws a 422 for the field when the record does not exist or is deleted */
  require<K extends Kind>(kind: K, id: number, field: string, message: string): StoredRecord<K> {
    const record = this.get(kind, id);
    if (!record || record.deleted) throw new AppError(invalidFields, { fields: [{ field, message }] });
    return record;
  }
}

export async function findRecords(wanted: readonly RecordRef[]): Promise<RecordMap> {
  const present = wanted.filter((one): one is readonly [Kind, number] => typeof one[1] === 'number' && one[1] > 0);
  const items = await getItems(present.map(([kind, id]) => keys.record(kind, id)));
  return new RecordMap(items.map((item) => parseRecord(item['kind'] as Kind, item)));
}

export function parseRecord<K extends Kind>(kind: K, item: Item): StoredRecord<K> {
  const { id, version, deleted, changedAt, changedBy } = item as unknown as Omit<
    StoredRecord,
    'kind' | 'data' | 'refs'
  >;
  const refs = (item['refs'] as number | undefined) ?? 0;
  const schema = records[kind] as unknown as z.ZodMiniType<Data<K>>;
  const record = { kind, id, version, deleted, changedAt, changedBy, refs, data: schema.parse(item['data']) };
  const replaced = item['replaced'] as string | undefined;
  return replaced !== undefined && isAwaited(changedAt, Date.now()) ? { ...record, replaced } : record;
}

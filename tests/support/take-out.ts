import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { pagesOfTable } from './copy-items.ts';

type Environment = Record<string, string>;
type TakeOutRun = { code: number; output: string };

/** @param command 'take-out' or 'restore' */
export async function runOnFirm(command: string, environment: Environment, ...args: string[]): Promise<TakeOutRun> {
  const run = promisify(execFile)(process.execPath, [`infra/bin/${command}.ts`, ...args], {
    env: { ...process.env, ...environment },
  });
  return run.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  );
}

/** The firm's items by key, without what a restoration changes and what is passing. */
export async function itemsOfFirm(environment: Environment): Promise<Map<string, string>> {
  const items = new Map<string, string>();
  for await (const [key, item] of itemsIn(environment)) items.set(key, item);
  return items;
}

async function* itemsIn(environment: Environment): AsyncGenerator<[key: string, item: string]> {
  for await (const page of pagesOfTable(environment)) {
    const kept = page.filter(({ pk, sk }) => !passing.test(`${pk!.S} ${sk!.S}`));
    yield* kept.map((item): [string, string] => [keyOf(item), JSON.stringify(sorted(plain(item)))]);
  }
}

/** The same of two firms, one by one: for more items than fit in memory. @returns the keys of those that differ or lack */
export async function comparedFirms(was: Environment, is: Environment): Promise<{ equal: number; others: string[] }> {
  const hashOf = (item: string) => createHash('sha256').update(item).digest('base64');
  const hashes = new Map<string, string>();
  for await (const [key, item] of itemsIn(was)) hashes.set(key, hashOf(item));
  const others: string[] = [];
  let equal = 0;
  for await (const [key, item] of itemsIn(is)) {
    if (hashes.get(key) === hashOf(item)) equal += 1;
    else others.push(key);
    hashes.delete(key);
  }
  return { equal, others: [...others, ...hashes.keys()] };
}

const passing =
  /^(SYSTEM_SECRETS|FORTNOX_CONNECTION|SESSIONS?|HUB|RESET|RESTORATION|DEVICE_KEY|ATTEMPTS|IDEMPOTENCY|NOTIFICATIONS|DAILY_MAIL|FORTNOX|FORTNOX_STATE|DEMO_SEED|MIGRATION|LOG_INS|MESSAGE_LOG|LIST_EXPORTS|TAKE_OUT)[#_ ]/;

/** The key of a deleted record's entry is a time, which a restoration moves. */
function keyOf({ pk, sk, kind, id }: Record<string, AttributeValue>): string {
  return pk!.S === 'DELETED' ? `DELETED ${kind!.S} ${id!.N}` : `${pk!.S} ${sk!.S}`;
}

function plain({ feed: _feed, row: _row, restored: _restored, ...item }: Record<string, AttributeValue>): object {
  if (item['pk']!.S === 'DELETED') return { ...item, sk: undefined };
  if (item['sk']!.S?.startsWith('FOLLOW_UP#')) return { ...item, files: { L: filesOf(item) } };
  if (item['sk']!.S !== 'RECORD') return item;
  const { changedAt: _changedAt, replaced: _replaced, refs = { N: '0' }, data, ...record } = item;
  const { pinHash: _pinHash, ...fields } = data!.M!;
  return { ...record, refs, data: fields };
}

const filesOf = ({ files }: Record<string, AttributeValue>) =>
  (files?.L ?? []).map(({ M }) => ({ ...M, versionId: '' }));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, one]) => [name, sorted(one)]),
  );
}

/** The contents of all versions of each object, the newest first, by key. */
export async function bytesOf(environment: Environment, bucket: string): Promise<Map<string, string[]>> {
  const client = new S3Client({
    region: 'eu-north-1',
    endpoint: environment['AWS_ENDPOINT_URL_S3']!,
    forcePathStyle: true,
    credentials: {
      accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
      secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
    },
  });
  const Bucket = environment[bucket]!;
  const found = new Map<string, string[]>();
  const { Versions = [], IsTruncated } = await client.send(new ListObjectVersionsCommand({ Bucket }));
  if (IsTruncated) throw new Error('The bucket has more objects than this reads.');
  for (const { Key = '', VersionId, IsLatest } of Versions) {
    if (bucket === 'FILES_BUCKET' && !IsLatest) continue;
    const { Body, ContentType, Metadata } = await client.send(new GetObjectCommand({ Bucket, Key, VersionId }));
    const hash = createHash('sha256')
      .update(await Body!.transformToByteArray())
      .digest('hex');
    found.set(Key, [...(found.get(Key) ?? []), `${hash} ${ContentType} ${JSON.stringify(Metadata)}`]);
  }
  return found;
}

import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { errorName, s3Client, s3Fixture, type S3Fixture } from './s3-fixture.ts';

const Bucket = 'locked';
const lock = { mode: 'COMPLIANCE', days: 2922 } as const;
const day = 24 * 3_600_000;

let folder: string;
let fixture: S3Fixture;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'klang-lock-'));
  fixture = await openBucket();
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await fixture.close();
  await rm(folder, { recursive: true, force: true });
});

async function openBucket(): Promise<S3Fixture> {
  const opened = await s3Fixture({ dataDir: folder });
  await opened.s3.createBucket(Bucket, { versioned: true, lock });
  return opened;
}

const put = async (Key: string, Body: string) =>
  (await fixture.client.send(new PutObjectCommand({ Bucket, Key, Body, ChecksumAlgorithm: 'SHA256' }))).VersionId!;
const read = async (Key: string, VersionId?: string) =>
  (await fixture.client.send(new GetObjectCommand({ Bucket, Key, VersionId }))).Body!.transformToString();
const remove = (Key: string, VersionId?: string) =>
  fixture.client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));

it('a bucket with object lock refuses to delete a version that is locked, with a 403', async () => {
  const version = await put('a', 'ett');
  await expect(remove('a', version)).rejects.toMatchObject({
    name: 'AccessDenied',
    $metadata: { httpStatusCode: 403 },
    message: 'Access Denied because object protected by object lock.',
  });
  expect(await read('a', version)).toBe('ett');
});

it('a bucket with object lock keeps the version that an overwrite replaces, and that a deletion hides', async () => {
  const first = await put('b', 'ett');
  const second = await put('b', 'två');
  const { VersionId: marker } = await remove('b');
  expect(await errorName(read('b'))).toBe('NoSuchKey');
  expect([await read('b', first), await read('b', second)]).toEqual(['ett', 'två']);
  await remove('b', marker);
  expect(await read('b')).toBe('två');
});

it('a bucket with object lock names which of many versions it refused to delete', async () => {
  const VersionId = await put('c', 'ett');
  const { Deleted, Errors } = await fixture.client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'c', VersionId }, { Key: 'saknas' }] } }),
  );
  expect(Deleted).toMatchObject([{ Key: 'saknas' }]);
  expect(Errors).toMatchObject([{ Key: 'c', VersionId, Code: 'AccessDenied' }]);
  const { Versions } = await fixture.client.send(new ListObjectVersionsCommand({ Bucket, Prefix: 'c' }));
  expect(Versions).toHaveLength(1);
});

it('a bucket with object lock answers until when a version is locked', async () => {
  await put('d', 'ett');
  const { ObjectLockMode, ObjectLockRetainUntilDate } = await fixture.client.send(
    new HeadObjectCommand({ Bucket, Key: 'd' }),
  );
  expect(ObjectLockMode).toBe('COMPLIANCE');
  expect(Math.round((ObjectLockRetainUntilDate!.getTime() - Date.now()) / day)).toBe(2922);
});

it('a bucket with object lock refuses an upload without a checksum', async () => {
  expect(await errorName(fixture.client.send(new PutObjectCommand({ Bucket, Key: 'e', Body: 'ett' })))).toBe(
    'InvalidRequest',
  );
});

it('a bucket with object lock stays locked over a restart, until the time is out', async () => {
  const version = await put('f', 'ett');
  await fixture.close();
  fixture = await openBucket();
  expect(await errorName(remove('f', version))).toBe('AccessDenied');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + lock.days * day + 60_000 });
  await remove('f', version);
  vi.useRealTimers();
  // The first client has adjusted to the fake clock.
  const client = s3Client(fixture.s3.url);
  expect(await errorName(client.send(new GetObjectCommand({ Bucket, Key: 'f', VersionId: version })))).toBe(
    'NoSuchVersion',
  );
  client.destroy();
});

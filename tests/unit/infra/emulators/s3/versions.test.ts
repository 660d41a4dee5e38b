import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorName, s3Fixture, type S3Fixture } from './s3-fixture.ts';

const Bucket = 'versioned';
let fixture: S3Fixture;
beforeAll(async () => {
  fixture = await s3Fixture();
});
afterAll(() => fixture.close());

const put = async (Key: string, Body: string) =>
  (await fixture.client.send(new PutObjectCommand({ Bucket, Key, Body }))).VersionId!;
const read = async (Key: string, VersionId?: string) =>
  (await fixture.client.send(new GetObjectCommand({ Bucket, Key, VersionId }))).Body!.transformToString();
const remove = (Key: string, VersionId?: string) =>
  fixture.client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
const list = (Prefix: string, more = {}) =>
  fixture.client.send(new ListObjectVersionsCommand({ Bucket, Prefix, ...more }));

it('a versioned bucket keeps every version readable', async () => {
  const first = await put('a', 'ett');
  const second = await put('a', 'två');
  expect(await read('a')).toBe('två');
  expect(await read('a', first)).toBe('ett');
  expect(await read('a', second)).toBe('två');
  const { Versions } = await list('a');
  expect(Versions?.map(({ VersionId, IsLatest, Size }) => [VersionId, IsLatest, Size])).toEqual([
    [second, true, 4],
    [first, false, 3],
  ]);
});

it('a versioned bucket hides a deleted object behind a marker, and brings it back when the marker goes', async () => {
  const version = await put('b', 'kvar');
  const { DeleteMarker, VersionId: marker } = await remove('b');
  expect(DeleteMarker).toBe(true);
  expect(await errorName(read('b'))).toBe('NoSuchKey');
  expect(await errorName(read('b', marker))).toBe('MethodNotAllowed');
  expect(await read('b', version)).toBe('kvar');
  const { DeleteMarkers, Versions } = await list('b');
  expect(DeleteMarkers).toMatchObject([{ Key: 'b', VersionId: marker, IsLatest: true }]);
  expect(Versions).toMatchObject([{ Key: 'b', VersionId: version, IsLatest: false }]);
  expect(await remove('b', marker)).toMatchObject({ DeleteMarker: true, VersionId: marker });
  expect(await read('b')).toBe('kvar');
});

it('a versioned bucket deletes a named version for good', async () => {
  const first = await put('c', 'ett');
  const second = await put('c', 'två');
  await remove('c', second);
  expect(await read('c')).toBe('ett');
  expect(await errorName(read('c', second))).toBe('NoSuchVersion');
  await remove('c', first);
  expect((await list('c')).Versions).toBeUndefined();
});

it('a versioned bucket deletes many versions at once', async () => {
  const versions = [await put('d', '1'), await put('d', '2')];
  const { Deleted } = await fixture.client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects: versions.map((VersionId) => ({ Key: 'd', VersionId })) } }),
  );
  expect(Deleted?.map(({ VersionId }) => VersionId)).toEqual(versions);
  expect((await list('d')).Versions).toBeUndefined();
});

it('a versioned bucket pages through versions, keys and folders', async () => {
  const wanted: string[] = [];
  for (const key of ['sida/1', 'sida/2'])
    for (const body of ['x', 'y', 'z']) wanted.push(`${key} ${await put(key, body)}`);
  await put('sida/under/3', 'x');
  const seen: string[] = [];
  let markers: object = {};
  for (;;) {
    const page = await list('sida/', { Delimiter: '/', MaxKeys: 2, ...markers });
    seen.push(...(page.Versions ?? []).map(({ Key, VersionId }) => `${Key} ${VersionId}`));
    seen.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix!));
    if (!page.IsTruncated) break;
    markers = { KeyMarker: page.NextKeyMarker, VersionIdMarker: page.NextVersionIdMarker };
  }
  expect(seen).toHaveLength(7);
  expect(seen.toSorted()).toEqual([...wanted, 'sida/under/'].toSorted());
});

it('a versioned bucket tells a made-up version from a malformed one', async () => {
  await put('e', 'x');
  expect(await errorName(read('e', 'A'.repeat(32)))).toBe('NoSuchVersion');
  expect(await errorName(read('e', 'fel'))).toBe('InvalidArgument');
  expect(
    await errorName(fixture.client.send(new HeadObjectCommand({ Bucket, Key: 'e', VersionId: 'A'.repeat(32) }))),
  ).toBe('NotFound');
});

it('a versioned bucket tells whether a bucket keeps versions', async () => {
  const status = async (name: string) =>
    (await fixture.client.send(new GetBucketVersioningCommand({ Bucket: name }))).Status;
  expect([await status('versioned'), await status('plain')]).toEqual(['Enabled', undefined]);
});

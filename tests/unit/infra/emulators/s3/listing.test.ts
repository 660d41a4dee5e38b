import {
  DeleteObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
  type ListObjectsV2CommandInput,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorName, s3Fixture, type S3Fixture } from './s3-fixture.ts';

const Bucket = 'plain';
const folderSize = 2_500;
let fixture: S3Fixture;

beforeAll(async () => {
  fixture = await s3Fixture();
  const numbers = Array.from({ length: folderSize }, (_, n) => `stor/${String(n).padStart(5, '0')}.txt`);
  const others = [
    'P1/a.pdf',
    'P1/b å.pdf',
    'P1/Ritningar/1.dwg',
    'P1/Ritningar/2.dwg',
    'P1/Ö/3.txt',
    'P10/x',
    '\uffee',
    '😀',
  ];
  const keys = [...numbers, ...others];
  for (let at = 0; at < keys.length; at += 100) {
    await Promise.all(keys.slice(at, at + 100).map((Key) => put(Key)));
  }
});
afterAll(() => fixture.close());

const put = (Key: string, bucket = Bucket) =>
  fixture.client.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'x' }));
const list = (more: Partial<ListObjectsV2CommandInput>) =>
  fixture.client.send(new ListObjectsV2Command({ Bucket, ...more }));

it('a listing of a bucket gives the files and folders of one level', async () => {
  const { Contents, CommonPrefixes, KeyCount, IsTruncated } = await list({ Prefix: 'P1/', Delimiter: '/' });
  expect(Contents?.map(({ Key }) => Key)).toEqual(['P1/a.pdf', 'P1/b å.pdf']);
  expect(CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual(['P1/Ritningar/', 'P1/Ö/']);
  expect({ KeyCount, IsTruncated }).toEqual({ KeyCount: 4, IsTruncated: false });
  expect(Contents?.[0]).toMatchObject({
    Size: 1,
    StorageClass: 'STANDARD',
    ETag: expect.stringMatching(/^"[\da-f]{32}"$/),
  });
});

it('a listing of a bucket skips the contents of a large folder, and orders by UTF-8 bytes', async () => {
  const { Contents, CommonPrefixes } = await list({ Delimiter: '/' });
  expect(CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual(['P1/', 'P10/', 'stor/']);
  expect(Contents?.map(({ Key }) => Key)).toEqual(['\uffee', '😀']);
});

it('a listing of a bucket pages through a large folder without losing or repeating a key', async () => {
  const seen: string[] = [];
  let pages = 0;
  for await (const page of paginateListObjectsV2({ client: fixture.client }, { Bucket, Prefix: 'stor/' })) {
    pages += 1;
    seen.push(...page.Contents!.map(({ Key }) => Key!));
  }
  expect(pages).toBe(3);
  expect(seen).toHaveLength(folderSize);
  expect(new Set(seen).size).toBe(folderSize);
  expect(seen).toEqual(seen.toSorted());
});

it('a listing of a bucket pages through folders too', async () => {
  const seen: string[] = [];
  for await (const page of paginateListObjectsV2({ client: fixture.client, pageSize: 1 }, { Bucket, Delimiter: '/' })) {
    expect(page.KeyCount).toBe(1);
    seen.push(page.CommonPrefixes?.[0]?.Prefix ?? page.Contents![0]!.Key!);
  }
  expect(seen).toEqual(['P1/', 'P10/', 'stor/', '\uffee', '😀']);
});

it('a listing of a bucket starts after a key', async () => {
  const { Contents } = await list({ Prefix: 'stor/', StartAfter: 'stor/02497.txt' });
  expect(Contents?.map(({ Key }) => Key)).toEqual(['stor/02498.txt', 'stor/02499.txt']);
});

it('a listing of a bucket encodes names on request', async () => {
  const { Contents, EncodingType } = await list({ Prefix: 'P1/b', EncodingType: 'url' });
  expect({ key: Contents?.[0]?.Key, EncodingType }).toEqual({ key: 'P1/b%20%C3%A5.pdf', EncodingType: 'url' });
});

it('a listing of a bucket may be empty', async () => {
  expect(await list({ Prefix: 'finns inte' })).toMatchObject({ KeyCount: 0, IsTruncated: false });
  expect(await list({ MaxKeys: 0 })).toMatchObject({ KeyCount: 0, IsTruncated: false });
});

it('a listing of a bucket leaves out what has been deleted, and folders of nothing else', async () => {
  await put('mapp/ett', 'versioned');
  await put('annan/två', 'versioned');
  await fixture.client.send(new DeleteObjectCommand({ Bucket: 'versioned', Key: 'mapp/ett' }));
  const { CommonPrefixes } = await list({ Bucket: 'versioned', Delimiter: '/' });
  expect(CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual(['annan/']);
});

it('a listing of a bucket refuses what it does not understand', async () => {
  expect(await errorName(list({ ContinuationToken: 'hittepå' }))).toBe('InvalidArgument');
  expect(await errorName(list({ MaxKeys: -1 }))).toBe('InvalidArgument');
});

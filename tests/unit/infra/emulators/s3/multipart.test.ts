import { randomBytes } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorName, s3Fixture, type S3Fixture } from './s3-fixture.ts';

const Bucket = 'plain';
const big = randomBytes(5 * 1024 ** 2);
let fixture: S3Fixture;
beforeAll(async () => {
  fixture = await s3Fixture();
});
afterAll(() => fixture.close());

const create = async (Key: string) =>
  (
    await fixture.client.send(
      new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4', Metadata: { a: 'b' } }),
    )
  ).UploadId!;
const part = async (Key: string, UploadId: string, PartNumber: number, Body: Buffer | string) => {
  const { ETag } = await fixture.client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
  return { PartNumber, ETag };
};
const complete = (Key: string, UploadId: string, Parts: object[], more = {}) =>
  fixture.client.send(
    new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts }, ...more }),
  );

it('a multipart upload joins its parts in the order of their numbers, sent in any order', async () => {
  const id = await create('film');
  const second = await part('film', id, 2, 'slutet');
  await part('film', id, 1, randomBytes(10));
  const first = await part('film', id, 1, big);
  const { ETag } = await complete('film', id, [first, second]);
  expect(ETag).toMatch(/^"[\da-f]{32}-2"$/);
  const read = await fixture.client.send(new GetObjectCommand({ Bucket, Key: 'film' }));
  expect(read).toMatchObject({ ETag, ContentLength: big.length + 6, ContentType: 'video/mp4', Metadata: { a: 'b' } });
  expect(Buffer.from(await read.Body!.transformToByteArray()).equals(Buffer.concat([big, Buffer.from('slutet')]))).toBe(
    true,
  );
  const Range = `bytes=${big.length - 2}-${big.length + 1}`;
  const across = await fixture.client.send(new GetObjectCommand({ Bucket, Key: 'film', Range }));
  expect(Buffer.from(await across.Body!.transformToByteArray())).toEqual(
    Buffer.concat([big.subarray(-2), Buffer.from('sl')]),
  );
});

it('a multipart upload lists its parts, a page at a time', async () => {
  const id = await create('delar');
  for (const number of [3, 1, 2]) await part('delar', id, number, `del ${number}`);
  const page = await fixture.client.send(new ListPartsCommand({ Bucket, Key: 'delar', UploadId: id, MaxParts: 2 }));
  expect(page.Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
    [1, 5],
    [2, 5],
  ]);
  expect(page).toMatchObject({ IsTruncated: true, NextPartNumberMarker: '2' });
});

it('a multipart upload is gone once it has been aborted or completed', async () => {
  const id = await create('avbruten');
  await part('avbruten', id, 1, 'x');
  await fixture.client.send(new AbortMultipartUploadCommand({ Bucket, Key: 'avbruten', UploadId: id }));
  expect(await errorName(part('avbruten', id, 2, 'x'))).toBe('NoSuchUpload');
  const other = await create('klar');
  const only = await part('klar', other, 1, 'x');
  await complete('klar', other, [only]);
  expect(await errorName(complete('klar', other, [only]))).toBe('NoSuchUpload');
});

it('a multipart upload refuses parts that are wrong, out of order or too small', async () => {
  const id = await create('fel');
  const [first, second] = [await part('fel', id, 1, 'liten'), await part('fel', id, 2, 'liten')];
  expect(await errorName(complete('fel', id, [first, { ...second, ETag: '"annan"' }]))).not.toBe('no error');
  expect(await errorName(complete('fel', id, [{ ...first, ETag: '"annan"' }]))).toBe('InvalidPart');
  expect(await errorName(complete('fel', id, [second, first]))).toBe('EntityTooSmall');
  expect(await errorName(complete('fel', id, [first, second]))).toBe('EntityTooSmall');
  expect(await errorName(complete('fel', id, []))).toBe('MalformedXML');
  expect(await errorName(part('fel', id, 10_001, 'x'))).toBe('InvalidArgument');
});

it('a multipart upload refuses parts out of order', async () => {
  const id = await create('ordning');
  const [first, second] = [await part('ordning', id, 1, big), await part('ordning', id, 2, big)];
  expect(await errorName(complete('ordning', id, [second, first]))).toBe('InvalidPartOrder');
});

it('a multipart upload can be retried after a failed condition', async () => {
  await fixture.client.send(new PutObjectCommand({ Bucket, Key: 'upptagen', Body: 'x' }));
  const id = await create('upptagen');
  const only = await part('upptagen', id, 1, 'ny');
  expect(await errorName(complete('upptagen', id, [only], { IfNoneMatch: '*' }))).toBe('PreconditionFailed');
  await complete('upptagen', id, [only]);
});

it('a multipart upload takes parts by presigned addresses', async () => {
  const id = await create('signerad');
  const command = new UploadPartCommand({ Bucket, Key: 'signerad', UploadId: id, PartNumber: 1 });
  const url = await getSignedUrl(fixture.client, command, { expiresIn: 60 });
  const answer = await fetch(url, {
    method: 'PUT',
    body: 'från webbläsaren',
    headers: { origin: 'http://localhost:3000' },
  });
  expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');
  await complete('signerad', id, [{ PartNumber: 1, ETag: answer.headers.get('etag')! }]);
});

it('a multipart upload takes parts that are copied within S3, of a version and of some of its bytes', async () => {
  const old = Buffer.concat([big, Buffer.from('slutet')]);
  const { VersionId } = await fixture.client.send(
    new PutObjectCommand({ Bucket: 'versioned', Key: 'käll a', Body: old }),
  );
  await fixture.client.send(new PutObjectCommand({ Bucket: 'versioned', Key: 'käll a', Body: 'nyare' }));
  const id = await create('kopia');
  const copy = (PartNumber: number, CopySourceRange?: string, version = `?versionId=${VersionId}`) =>
    fixture.client.send(
      new UploadPartCopyCommand({
        Bucket,
        Key: 'kopia',
        UploadId: id,
        PartNumber,
        CopySource: `versioned/${encodeURIComponent('käll a')}${version}`,
        CopySourceRange,
      }),
    );
  const first = await copy(1, `bytes=0-${big.length - 1}`);
  expect(first.CopySourceVersionId).toBe(VersionId);
  const second = await copy(2, `bytes=${big.length}-${old.length - 1}`);
  const third = await copy(3, undefined, '');
  const parts = [first, second, third].map(({ CopyPartResult }, index) => ({
    PartNumber: index + 1,
    ETag: CopyPartResult!.ETag,
  }));
  expect(await errorName(complete('kopia', id, parts))).toBe('EntityTooSmall');
  await complete('kopia', id, parts.slice(0, 2));
  const read = await fixture.client.send(new GetObjectCommand({ Bucket, Key: 'kopia' }));
  expect(Buffer.from(await read.Body!.transformToByteArray()).equals(old)).toBe(true);
  expect(read).toMatchObject({ ContentType: 'video/mp4', Metadata: { a: 'b' } });
});

it('a multipart upload copies no part of a missing object, or beyond its end', async () => {
  await fixture.client.send(new PutObjectCommand({ Bucket, Key: 'liten', Body: '0123456789' }));
  const id = await create('kopia av liten');
  const copy = (CopySource: string, more: object = {}) =>
    errorName(
      fixture.client.send(
        new UploadPartCopyCommand({ Bucket, Key: 'kopia av liten', UploadId: id, PartNumber: 1, CopySource, ...more }),
      ),
    );
  expect(await copy('plain/ingen')).toBe('NoSuchKey');
  for (const CopySourceRange of ['bytes=5-10', 'bytes=-5', 'bytes=5-', 'bytes=7-6']) {
    expect(await copy('plain/liten', { CopySourceRange }), CopySourceRange).toBe('InvalidArgument');
  }
  expect(await copy('plain/liten', { UploadId: 'ingen' })).toBe('NoSuchUpload');
  expect(await copy('plain/liten', { CopySourceIfMatch: '"annan"' })).toBe('PreconditionFailed');
  expect(await copy('plain/liten', { CopySourceRange: 'bytes=0-9' })).toBe('no error');
});

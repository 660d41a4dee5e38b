import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorName, s3Client, s3Fixture, type S3Fixture } from './s3-fixture.ts';

let fixture: S3Fixture;
beforeAll(async () => {
  fixture = await s3Fixture();
});
afterAll(() => fixture.close());

const Bucket = 'plain';
const put = (Key: string, Body: string | Buffer = 'innehåll', more = {}) =>
  fixture.client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = (Key: string, more = {}) => fixture.client.send(new GetObjectCommand({ Bucket, Key, ...more }));
const text = async (Key: string, more = {}) => (await get(Key, more)).Body!.transformToString();

describe('an object', () => {
  it('comes back with its bytes, type, tag and metadata', async () => {
    const body = randomBytes(300_000);
    const written = await put('a/b.bin', body, {
      ContentType: 'application/pdf',
      ContentDisposition: 'attachment; filename="b.pdf"',
      CacheControl: 'no-cache',
      Metadata: { 'klang-id': '17' },
    });
    const read = await get('a/b.bin');
    expect(Buffer.from(await read.Body!.transformToByteArray()).equals(body)).toBe(true);
    expect(written.ETag).toBe(`"${createHash('md5').update(body).digest('hex')}"`);
    expect(read).toMatchObject({
      ETag: written.ETag,
      ContentLength: 300_000,
      ContentType: 'application/pdf',
      ContentDisposition: 'attachment; filename="b.pdf"',
      CacheControl: 'no-cache',
      Metadata: { 'klang-id': '17' },
      AcceptRanges: 'bytes',
    });
    expect(read.VersionId).toBeUndefined();
  });

  it('may be empty', async () => {
    await put('empty', '');
    expect(await text('empty')).toBe('');
    expect((await fixture.client.send(new HeadObjectCommand({ Bucket, Key: 'empty' }))).ContentLength).toBe(0);
  });

  it('is replaced by a later one', async () => {
    await put('twice', 'först');
    await put('twice', 'sedan');
    expect(await text('twice')).toBe('sedan');
  });

  it.each([
    'Ritningar/Ljudmätning å ä ö ÅÄÖ.pdf',
    'a b+c&d=e?f#g%20h.txt',
    'tecken (1) [2] {3} !*\'";:@,$~.txt',
    'dubbla//snedstreck/',
    '..',
    'emoji 🔊.wav',
    'radbrytning\r\n och tabb\t.txt',
    'ö'.repeat(512),
  ])('may be named %.30s', async (key) => {
    await put(key, key);
    expect(await text(key)).toBe(key);
    await fixture.client.send(
      new CopyObjectCommand({
        Bucket,
        Key: `kopia av ${key}`.slice(0, 500),
        CopySource: `${Bucket}/${encodeURIComponent(key)}`,
      }),
    );
    expect(await text(`kopia av ${key}`.slice(0, 500))).toBe(key);
  });

  it('refuses a name of more than 1024 bytes', async () => {
    expect(await errorName(put('ö'.repeat(513)))).toBe('KeyTooLongError');
  });

  it('refuses more than 2 kB of metadata', async () => {
    expect(await errorName(put('meta', '', { Metadata: { note: 'x'.repeat(2050) } }))).toBe('MetadataTooLarge');
  });

  it('is missing by name, and in silence for HEAD', async () => {
    expect(await errorName(get('saknas'))).toBe('NoSuchKey');
    expect(await errorName(fixture.client.send(new HeadObjectCommand({ Bucket, Key: 'saknas' })))).toBe('NotFound');
    expect(await errorName(fixture.client.send(new GetObjectCommand({ Bucket: 'ingen-sadan', Key: 'x' })))).toBe(
      'NoSuchBucket',
    );
  });
});

describe('ranges', () => {
  beforeAll(() => put('siffror', '0123456789'));

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-500', '56789', 'bytes 5-9/10'],
  ])('give %s', async (Range, wanted, ContentRange) => {
    const part = await get('siffror', { Range });
    expect(part.$metadata.httpStatusCode).toBe(206);
    expect(part.ContentRange).toBe(ContentRange);
    expect(await part.Body!.transformToString()).toBe(wanted);
  });

  it('beyond the end are refused', async () => {
    expect(await errorName(get('siffror', { Range: 'bytes=10-' }))).toBe('InvalidRange');
  });
});

describe('conditions', () => {
  it('answer an unchanged object without its bytes', async () => {
    const { ETag } = await put('etag');
    const notModified = { $metadata: { httpStatusCode: 304 } };
    await expect(get('etag', { IfNoneMatch: ETag })).rejects.toMatchObject(notModified);
    await expect(get('etag', { IfModifiedSince: new Date() })).rejects.toMatchObject(notModified);
    expect(await errorName(get('etag', { IfMatch: '"annan"' }))).toBe('PreconditionFailed');
    expect(await text('etag', { IfMatch: ETag })).toBe('innehåll');
  });

  it('let only one of many create a key', async () => {
    const tries = Array.from({ length: 8 }, (_, n) => errorName(put('en-gang', `${n}`, { IfNoneMatch: '*' })));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((name) => name === 'no error')).toHaveLength(1);
    expect(outcomes.filter((name) => name === 'PreconditionFailed')).toHaveLength(7);
  });

  it('let a key be replaced only by whoever has read it', async () => {
    const { ETag } = await put('las', 'ett');
    await put('las', 'två', { IfMatch: ETag });
    expect(await errorName(put('las', 'tre', { IfMatch: ETag }))).toBe('PreconditionFailed');
    expect(await errorName(put('finns-inte', 'x', { IfMatch: ETag }))).toBe('NoSuchKey');
    expect(await text('las')).toBe('två');
  });
});

describe('a copy', () => {
  it('keeps type and metadata unless told otherwise', async () => {
    await put('källa', 'x', { ContentType: 'text/csv', Metadata: { a: '1' } });
    const CopySource = `${Bucket}/${encodeURIComponent('källa')}`;
    await fixture.client.send(new CopyObjectCommand({ Bucket, Key: 'lik', CopySource }));
    expect(await get('lik')).toMatchObject({ ContentType: 'text/csv', Metadata: { a: '1' } });
    await fixture.client.send(
      new CopyObjectCommand({
        Bucket,
        Key: 'olik',
        CopySource,
        MetadataDirective: 'REPLACE',
        ContentType: 'text/plain',
      }),
    );
    expect(await get('olik')).toMatchObject({ ContentType: 'text/plain', Metadata: {} });
  });

  it('of an object to itself must change something', async () => {
    await put('själv');
    const call = fixture.client.send(
      new CopyObjectCommand({ Bucket, Key: 'själv', CopySource: `${Bucket}/sj%C3%A4lv` }),
    );
    expect(await errorName(call)).toBe('InvalidRequest');
  });

  it('needs its source', async () => {
    expect(
      await errorName(fixture.client.send(new CopyObjectCommand({ Bucket, Key: 'k', CopySource: `${Bucket}/saknas` }))),
    ).toBe('NoSuchKey');
  });
});

describe('deleting', () => {
  it('succeeds twice', async () => {
    await put('bort');
    await fixture.client.send(new DeleteObjectCommand({ Bucket, Key: 'bort' }));
    await fixture.client.send(new DeleteObjectCommand({ Bucket, Key: 'bort' }));
    expect(await errorName(get('bort'))).toBe('NoSuchKey');
  });

  it('takes many at once', async () => {
    const keys = ['ett & två', '<tre>', 'fyra\r\n', 'aldrig funnits'];
    for (const key of keys.slice(0, 3)) await put(key);
    const { Deleted } = await fixture.client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })) } }),
    );
    expect(Deleted?.map(({ Key }) => Key)).toEqual(keys);
    for (const key of keys) expect(await errorName(get(key))).toBe('NoSuchKey');
  });

  it('takes keys that look like numbers, and keeps their spaces', async () => {
    const keys = ['007', '1e3', 'true', ' a ', 'b\tc', '&amp;'];
    for (const key of keys) await put(key);
    const { Deleted } = await fixture.client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })) } }),
    );
    expect(Deleted?.map(({ Key }) => Key)).toEqual(keys);
    for (const key of keys) expect(await errorName(get(key))).toBe('NoSuchKey');
  });

  it.each([
    ['that is empty', ''],
    ['that is no XML', 'bort'],
    ['that is not closed', '<Delete><Object><Key>a</Key></Object>'],
    ['that is closed in the wrong order', '<Delete><Object><Key>a</Object></Key></Delete>'],
    ['with two roots', '<Delete><Object><Key>a</Key></Object></Delete><Delete/>'],
    ['with another root', '<Remove><Object><Key>a</Key></Object></Remove>'],
    ['without objects', '<Delete><Quiet>true</Quiet></Delete>'],
    ['with an object without a key', '<Delete><Object><VersionId>a</VersionId></Object></Delete>'],
    ['that declares entities', '<!DOCTYPE a [<!ENTITY b "c">]><Delete><Object><Key>&b;</Key></Object></Delete>'],
  ])('refuses a list %s', async (_, body) => {
    const command = new DeleteObjectsCommand({ Bucket, Delete: { Objects: [] } });
    command.middlewareStack.add(
      (next) => (call) => next({ ...call, request: Object.assign(call.request as object, { body }) }),
      { step: 'serialize', priority: 'low' },
    );
    expect(await errorName(fixture.client.send(command))).toBe('MalformedXML');
  });
});

describe('bodies', () => {
  it('come in chunks with a checksum after them, as the SDK sends by default', async () => {
    const client = s3Client(fixture.s3.url, {
      requestChecksumCalculation: 'WHEN_SUPPORTED',
      responseChecksumValidation: 'WHEN_SUPPORTED',
    });
    const body = randomBytes(500_000);
    const stream = Readable.from([body.subarray(0, 1), body.subarray(1, 200_000), body.subarray(200_000)]);
    await client.send(new PutObjectCommand({ Bucket, Key: 'ström', Body: stream, ContentLength: body.length }));
    const read = await client.send(new GetObjectCommand({ Bucket, Key: 'ström' }));
    expect(Buffer.from(await read.Body!.transformToByteArray()).equals(body)).toBe(true);
    expect(read.ChecksumCRC32).toBeDefined();
    expect(read.ContentEncoding).toBeUndefined();
    client.destroy();
  });

  it.each(['SHA1', 'SHA256', 'CRC32'] as const)('carry a %s checksum', async (ChecksumAlgorithm) => {
    await put(`summa-${ChecksumAlgorithm}`, 'x', { ChecksumAlgorithm });
    const head = await fixture.client.send(
      new HeadObjectCommand({ Bucket, Key: `summa-${ChecksumAlgorithm}`, ChecksumMode: 'ENABLED' }),
    );
    expect(head[`Checksum${ChecksumAlgorithm}`]).toBeDefined();
  });

  it('that do not match their digest are not kept', async () => {
    expect(await errorName(put('fel', 'x', { ContentMD5: createHash('md5').update('y').digest('base64') }))).toBe(
      'BadDigest',
    );
    expect(await errorName(put('fel', 'x', { ChecksumCRC32: 'AAAAAA==' }))).toBe('BadDigest');
    expect(await errorName(put('fel', 'x', { ContentMD5: 'kort' }))).toBe('InvalidDigest');
    expect(await errorName(get('fel'))).toBe('NoSuchKey');
  });
});

describe('metadata', () => {
  it('is signed as one space for several', async () => {
    await put('mellanrum', 'x', { Metadata: { a: 'ett   tre' } });
    expect((await get('mellanrum')).Metadata).toEqual({ a: 'ett   tre' });
  });

  it('beyond ASCII is refused where other bytes are sent than those that were signed', async () => {
    // Node sends the headers before a string as UTF-8, which is signed, and those before bytes as Latin-1.
    expect(await errorName(put('å', 'x', { Metadata: { av: 'Åsa' } }))).toBe('no error');
    expect(await errorName(put('å', Buffer.from('x'), { Metadata: { av: 'Åsa' } }))).toBe('SignatureDoesNotMatch');
  });
});

describe('buckets', () => {
  it('are listed and found', async () => {
    const { Buckets } = await fixture.client.send(new ListBucketsCommand({}));
    expect(Buckets?.map(({ Name }) => Name)).toEqual(['plain', 'versioned']);
    await fixture.client.send(new HeadBucketCommand({ Bucket }));
    expect(await errorName(fixture.client.send(new HeadBucketCommand({ Bucket: 'ingen-sadan' })))).toBe('NotFound');
  });

  it('take new settings without losing what they hold', async () => {
    await put('kvar');
    await fixture.s3.createBucket('plain', { versioned: false, corsOrigins: ['http://localhost:3000'] });
    expect(await text('kvar')).toBe('innehåll');
  });
});

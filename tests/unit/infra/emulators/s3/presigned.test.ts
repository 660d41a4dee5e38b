import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials, errorName, s3Client, s3Fixture, type S3Fixture } from './s3-fixture.ts';

const Bucket = 'plain';
let fixture: S3Fixture;
beforeAll(async () => {
  fixture = await s3Fixture();
  await fixture.client.send(
    new PutObjectCommand({ Bucket, Key: 'Ritning å.pdf', Body: 'pdf', ContentType: 'text/plain' }),
  );
});
afterAll(() => fixture.close());

const download = (more = {}, options = {}) =>
  getSignedUrl(fixture.client, new GetObjectCommand({ Bucket, Key: 'Ritning å.pdf', ...more }), {
    expiresIn: 60,
    ...options,
  });
const codeOf = async (answer: Response) => /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];

describe('a presigned address', () => {
  it('downloads under another name and type', async () => {
    const url = await download({
      ResponseContentDisposition: `attachment; filename*=UTF-8''Ritning%20%C3%A5.pdf`,
      ResponseContentType: 'application/pdf',
    });
    const answer = await fetch(url);
    expect(await answer.text()).toBe('pdf');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''Ritning%20%C3%A5.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });

  it('refuses an override that a header cannot hold', async () => {
    const answer = await fetch(await download({ ResponseContentDisposition: 'attachment; filename="Ł.pdf"' }));
    expect([answer.status, await codeOf(answer)]).toEqual([400, 'InvalidArgument']);
  });

  it('uploads', async () => {
    const command = new PutObjectCommand({
      Bucket,
      Key: 'upp/laddad.txt',
      ContentType: 'text/plain',
      Metadata: { a: '1' },
    });
    const url = await getSignedUrl(fixture.client, command, { expiresIn: 60 });
    const answer = await fetch(url, { method: 'PUT', body: 'hej', headers: { 'content-type': 'text/plain' } });
    expect(answer.status).toBe(200);
    const read = await fixture.client.send(new GetObjectCommand({ Bucket, Key: 'upp/laddad.txt' }));
    expect([await read.Body!.transformToString(), read.Metadata]).toEqual(['hej', { a: '1' }]);
  });

  it('that carries the checksum of an empty body refuses any other', async () => {
    const client = s3Client(fixture.s3.url, { requestChecksumCalculation: 'WHEN_SUPPORTED' });
    const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key: 'summa' }), { expiresIn: 60 });
    expect(url).toContain('x-amz-checksum-crc32');
    expect(await codeOf(await fetch(url, { method: 'PUT', body: 'hej' }))).toBe('BadDigest');
    client.destroy();
  });

  it('expires', async () => {
    const answer = await fetch(await download({}, { signingDate: new Date(Date.now() - 61_000) }));
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<Code>AccessDenied</Code><Message>Request has expired</Message>');
  });

  it('is valid only for its method, key and parameters', async () => {
    const url = await download({ ResponseContentType: 'text/html' });
    for (const changed of [
      url.replace('Ritning', 'Annan'),
      url.replace('text%2Fhtml', 'text%2Fplain'),
      `${url}&versionId=null`,
    ]) {
      expect(await codeOf(await fetch(changed))).toBe('SignatureDoesNotMatch');
    }
    expect(await codeOf(await fetch(url, { method: 'DELETE' }))).toBe('SignatureDoesNotMatch');
  });

  it('must have every Amazon header of the request signed', async () => {
    const answer = await fetch(await download(), { headers: { 'x-amz-meta-smuggel': '1' } });
    expect(await codeOf(answer)).toBe('AccessDenied');
  });

  it('lives a week at most', async () => {
    const url = (await download()).replace('X-Amz-Expires=60', 'X-Amz-Expires=604801');
    expect(await codeOf(await fetch(url))).toBe('AuthorizationQueryParametersError');
  });
});

describe('a request', () => {
  it('without a signature is refused', async () => {
    for (const path of ['/plain/Ritning%20%C3%A5.pdf', '/plain?list-type=2', '/']) {
      const answer = await fetch(fixture.s3.url + path);
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'AccessDenied']);
    }
    expect((await fetch(`${fixture.s3.url}/plain/ny`, { method: 'PUT', body: 'x' })).status).toBe(403);
  });

  it.each([
    ['another secret', { secretAccessKey: 'fel' }, {}, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'OKÄND' }, {}, 'InvalidAccessKeyId'],
    ['a session token', { sessionToken: 'x' }, {}, 'InvalidToken'],
    ['another region', {}, { region: 'us-east-1' }, 'AuthorizationHeaderMalformed'],
    ['a clock an hour behind', {}, { systemClockOffset: -3_600_000 }, 'RequestTimeTooSkewed'],
  ])('with %s is refused', async (_, keys, more, code) => {
    const { region: __, ...own } = credentials;
    const client = s3Client(fixture.s3.url, { credentials: { ...own, ...keys }, ...more });
    expect(await errorName(client.send(new ListObjectsV2Command({ Bucket })))).toBe(code);
    client.destroy();
  });

  it('for what is not built says so', async () => {
    const { GetObjectAclCommand, PutObjectTaggingCommand } = await import('@aws-sdk/client-s3');
    const acl = fixture.client.send(new GetObjectAclCommand({ Bucket, Key: 'Ritning å.pdf' }));
    expect(await errorName(acl)).toBe('NotImplemented');
    const tags = fixture.client.send(new PutObjectTaggingCommand({ Bucket, Key: 'x', Tagging: { TagSet: [] } }));
    expect(await errorName(tags)).toBe('NotImplemented');
    const open = fixture.client.send(new PutObjectCommand({ Bucket, Key: 'x', ACL: 'public-read' }));
    expect(await errorName(open)).toBe('AccessControlListNotSupported');
  });
});

import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readUploadForm } from '../../../../../infra/emulators/s3/core/form-data.ts';
import { errorName, s3Client, s3Fixture, type S3Fixture } from './s3-fixture.ts';

const Bucket = 'plain';
let fixture: S3Fixture;
beforeAll(async () => {
  fixture = await s3Fixture();
});
afterAll(() => fixture.close());

type Changes = {
  fields?: Record<string, string>;
  without?: string;
  file?: string | Blob;
  fileName?: string;
  after?: Record<string, string>;
  options?: Partial<PresignedPostOptions>;
};

const Key = 'P1/Mätning å.txt';

async function upload({ fields, without, after = {}, options, ...chosen }: Changes = {}): Promise<Response> {
  const { file = 'mätvärden', fileName = 'vald fil.txt' } = chosen;
  const post = await createPresignedPost(fixture.client, {
    Bucket,
    Key,
    Conditions: [['content-length-range', 1, 1000], { 'Content-Type': 'text/plain' }],
    Fields: { 'Content-Type': 'text/plain' },
    Expires: 60,
    ...options,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...post.fields, ...fields }))
    if (name !== without) form.append(name, value);
  form.append('file', typeof file === 'string' ? new Blob([file]) : file, fileName);
  for (const [name, value] of Object.entries(after)) form.append(name, value);
  return fetch(post.url, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { origin: 'http://localhost:3000' },
  });
}
const outcome = async (changes: Changes) => {
  const answer = await upload(changes);
  return `${answer.status} ${/<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]}`;
};

describe('a form', () => {
  it('uploads a file', async () => {
    const answer = await upload();
    expect(answer.status).toBe(204);
    const read = await fixture.client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await read.Body!.transformToString()).toBe('mätvärden');
    expect(read).toMatchObject({ ContentType: 'text/plain', ETag: answer.headers.get('etag') });
    expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(answer.headers.get('location')).toBe(`${fixture.s3.url}/plain/P1/M%C3%A4tning%20%C3%A5.txt`);
  });

  it('takes a file that looks like a form, of any size', async () => {
    const file = new Blob(['\r\n--', '-'.repeat(100_000), '\r\n------', '\r\n'.repeat(100_000), 'slut\r\n-']);
    const answer = await upload({
      file,
      options: { Conditions: [['content-length-range', 1, 10_000_000], { 'Content-Type': 'text/plain' }] },
    });
    expect(answer.status).toBe(204);
    const read = await fixture.client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await read.Body!.transformToString()).toBe(await file.text());
  });

  it('fills in the name of the chosen file', async () => {
    const options = { Key: 'P2/${filename}', Conditions: [], Fields: {} };
    expect((await upload({ options })).status).toBe(204);
    expect(await errorName(fixture.client.send(new HeadObjectCommand({ Bucket, Key: 'P2/vald fil.txt' })))).toBe(
      'no error',
    );
  });

  it('takes the name of a file as browsers write it', async () => {
    const options = { Key: 'P3/${filename}', Conditions: [], Fields: {} };
    for (const [fileName, name] of [
      ['C:\\ritningar/50 % "å" %41.txt', '50 % "å" %41.txt'],
      ['pris i $$ och $&.txt', 'pris i $$ och $&.txt'],
    ] as const) {
      await upload({ options, fileName });
      const found = fixture.client.send(new HeadObjectCommand({ Bucket, Key: `P3/${name}` }));
      expect(await errorName(found)).toBe('no error');
    }
  });

  it('has no fields after its file', async () => {
    const answer = await upload({ after: { key: 'P9/annan.txt', 'x-amz-meta-sen': '1' } });
    expect(answer.status).toBe(204);
    const { Metadata } = await fixture.client.send(new HeadObjectCommand({ Bucket, Key }));
    expect(Metadata).toEqual({});
  });

  it('answers as it is asked to', async () => {
    const withStatus = (status: string) => ({ Fields: { success_action_status: status }, Conditions: [] });
    const created = await upload({ options: withStatus('201') });
    expect([created.status, await created.text()]).toEqual([
      201,
      expect.stringContaining('<Key>P1/Mätning å.txt</Key>'),
    ]);
    expect((await upload({ options: withStatus('200') })).status).toBe(200);
    const options = { Fields: { success_action_redirect: 'http://localhost:3000/klart' }, Conditions: [] };
    const redirected = await upload({ options });
    expect(redirected.status).toBe(303);
    expect(redirected.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/klart\?bucket=plain&key=P1%2FM/);
  });

  it('keeps the metadata that its policy allows', async () => {
    const options = { Fields: { 'x-amz-meta-av': 'Åsa' }, Conditions: [] };
    await upload({ options });
    const { Metadata } = await fixture.client.send(new HeadObjectCommand({ Bucket, Key }));
    expect(Metadata).toEqual({ av: '=?UTF-8?B?w4VzYQ==?=' });
  });
});

describe('a policy', () => {
  it('allows only its key', async () => {
    expect(await outcome({ fields: { key: 'P2/annan.txt' } })).toBe('403 AccessDenied');
  });

  it('allows keys under its prefix', async () => {
    const options: Partial<PresignedPostOptions> = {
      Key: 'P1/${filename}',
      Conditions: [['starts-with', '$key', 'P1/']],
      Fields: {},
    };
    expect(await outcome({ options, fields: { key: 'P1/fri.txt' } })).toBe('204 undefined');
    expect(await outcome({ options, fields: { key: 'P2/fri.txt' } })).toBe('403 AccessDenied');
  });

  it('limits the size', async () => {
    expect(await outcome({ file: 'x'.repeat(1001) })).toBe('400 EntityTooLarge');
    expect(await outcome({ file: '' })).toBe('400 EntityTooSmall');
    expect(await outcome({ file: 'x'.repeat(1000) })).toBe('204 undefined');
  });

  it('sets the content type', async () => {
    expect(await outcome({ fields: { 'Content-Type': 'text/html' } })).toBe('403 AccessDenied');
    expect(await outcome({ without: 'Content-Type' })).toBe('403 AccessDenied');
  });

  it('allows no field that it does not name', async () => {
    expect(await outcome({ fields: { 'x-amz-meta-extra': '1' } })).toBe('403 AccessDenied');
    expect(await outcome({ fields: { 'x-ignore-me': '1' } })).toBe('204 undefined');
  });

  it('expires', async () => {
    const policy = { expiration: new Date(Date.now() - 1000).toISOString(), conditions: [] };
    const expired = await signedPolicy(policy);
    expect(await outcome({ fields: expired })).toBe('403 AccessDenied');
  });

  it('must be signed, and as it was written', async () => {
    expect(await outcome({ without: 'Policy' })).toBe('403 AccessDenied');
    expect(await outcome({ without: 'X-Amz-Signature' })).toBe('400 InvalidArgument');
    expect(await outcome({ fields: { Policy: Buffer.from('{}').toString('base64') } })).toBe(
      '403 SignatureDoesNotMatch',
    );
    expect(await outcome({ fields: await signedPolicy('inte JSON') })).toBe('400 InvalidPolicyDocument');
  });
});

/** A policy that the SDK would not create, signed with the account's key. */
async function signedPolicy(policy: object | string): Promise<Record<string, string>> {
  const { Signer } = await import('../../../../../infra/emulators/s3/core/signature.ts');
  const { credentials } = await import('./s3-fixture.ts');
  const text = typeof policy === 'string' ? policy : JSON.stringify(policy);
  const Policy = Buffer.from(text).toString('base64');
  const date = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const credential = `${credentials.accessKeyId}/${date.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  return {
    Policy,
    'X-Amz-Date': date,
    'X-Amz-Credential': credential,
    'X-Amz-Signature': await new Signer(credentials).signText(Policy, date),
  };
}

describe('a refused upload', () => {
  it('is read to its end and leaves the connection usable', async () => {
    const file = new Blob(['x'.repeat(20_000_000)]);
    for (let n = 0; n < 3; n++) expect(await outcome({ file })).toBe('400 EntityTooLarge');
    expect(await outcome({})).toBe('204 undefined');
  });

  it('leaves nothing behind', async () => {
    const options = {
      Key: 'för stor',
      Conditions: [['content-length-range', 0, 5]] as PresignedPostOptions['Conditions'],
      Fields: {},
    };
    await upload({ options });
    const client = s3Client(fixture.s3.url);
    expect(await errorName(client.send(new HeadObjectCommand({ Bucket, Key: 'för stor' })))).toBe('NotFound');
    client.destroy();
  });

  it('that ends within its file, or before it, leaves nothing behind', async () => {
    const options = { Key: 'halv', Conditions: [], Fields: {} };
    const { url, fields } = await createPresignedPost(fixture.client, { Bucket, ...options });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob(['x'.repeat(1000)]), 'x');
    const whole = new Request(url, { method: 'POST', body: form });
    const bytes = Buffer.from(await whole.arrayBuffer());
    const send = async (body: Buffer) => {
      const headers = { 'content-type': whole.headers.get('content-type')! };
      const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
      return /<Code>(\w+)</.exec(await answer.text())?.[1];
    };
    const file = bytes.indexOf('xxx');
    expect(await send(bytes.subarray(0, file + 500))).toBe('IncompleteBody');
    expect(await send(bytes.subarray(0, file - 200))).toBe('MalformedPOSTRequest');
    expect(await send(bytes.subarray(0, 50))).toBe('MalformedPOSTRequest');
    // Its file is not read, since its signature is wrong.
    const forged = Buffer.from(bytes.subarray(0, file + 500));
    forged.write('0000', bytes.indexOf(fields['X-Amz-Signature']!));
    expect(await send(forged)).toBe('SignatureDoesNotMatch');
    expect(await errorName(fixture.client.send(new HeadObjectCommand({ Bucket, Key: 'halv' })))).toBe('NotFound');
  });

  it('whose connection is lost within its file fails', async () => {
    async function* lost() {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nabc');
      throw new Error('The connection is lost.');
    }
    const { file } = await readUploadForm(lost(), 'multipart/form-data; boundary=b');
    await expect(buffer(file)).rejects.toMatchObject({ code: 'IncompleteBody' });
  });

  it('without a file, or of another kind, says so', async () => {
    const send = async (body: BodyInit, headers = {}) =>
      /<Code>(\w+)</.exec(
        await (await fetch(`${fixture.s3.url}/plain`, { method: 'POST', body, headers })).text(),
      )?.[1];
    const form = new FormData();
    form.append('key', 'x');
    expect(await send(form)).toBe('InvalidArgument');
    expect(await send('{}', { 'content-type': 'application/json' })).toBe('MalformedPOSTRequest');
    form.append('mycket', 'x'.repeat(30_000));
    expect(await send(form)).toBe('MaxPostPreDataLengthExceeded');
  });
});

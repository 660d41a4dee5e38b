import { GetObjectCommand, PutObjectCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signUrl } from '../../../../functions/platform/sign-url.ts';

afterEach(() => vi.useRealTimers());

const object = { Bucket: 'filer', Key: "P1/Mätning å “1” (utkast)*!'+&=?#%.pdf" };
const shown = {
  ResponseContentType: 'application/octet-stream',
  ResponseContentDisposition: "attachment; filename*=UTF-8''M%C3%A4tning(1).pdf",
  ResponseCacheControl: 'private, no-store',
};
const part = { ...object, UploadId: 'a/b+c=', PartNumber: 7, ContentLength: 5_242_880 };
const signableHeaders = new Set(['content-length', 'host']);

const commands = {
  'a download': () => [new GetObjectCommand({ ...object, ...shown }), { expiresIn: 300 }],
  'a download of a version': () => [new GetObjectCommand({ ...object, ...shown, VersionId: 'x.y/z' }), {}],
  'an upload': () => [
    new PutObjectCommand({ ...object, ContentType: 'text/plain', Metadata: { 'upload-key': '7' } }),
    {},
  ],
  'a part of an upload': () => [new UploadPartCommand(part), { expiresIn: 3_600, signableHeaders }],
} as const satisfies Record<string, () => readonly [unknown, object]>;

const places = {
  'on AWS': {},
  'with a borrowed session': { sessionToken: 'lånad/+=' },
  'on this machine': { endpoint: 'http://127.0.0.1:4566' },
};

function clientOf({ sessionToken, endpoint }: { sessionToken?: string; endpoint?: string }): S3Client {
  return new S3Client({
    region: 'eu-north-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'hemlig/nyckel+',
      ...(sessionToken && { sessionToken }),
    },
    ...(endpoint && { endpoint }),
  });
}

describe.each(Object.entries(places))('an address %s', (_, place) => {
  it.each(Object.entries(commands))('of %s is what AWS’s own package signs', async (_, command) => {
    vi.useFakeTimers({ now: new Date('2026-11-26T11:35:07.891Z'), toFake: ['Date'] });
    const [[theirs, options], [ours]] = [command(), command()];
    const client = clientOf(place);
    expect(await signUrl(client, ours, options)).toBe(await getSignedUrl(client, theirs as GetObjectCommand, options));
  });
});

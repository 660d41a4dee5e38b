import { createHmac } from 'node:crypto';
import type { S3Client } from '@aws-sdk/client-s3';

type Post = {
  bucket: string;
  key: string;
  fields: Readonly<Record<string, string>>;
  mostBytes: number;
  seconds: number;
};

/**
 * The fields of a form by which a browser uploads one object. Signed as Amazon S3's API reference describes
 * ('Authenticating requests: browser-based uploads using POST').
 */
export async function signPost(
  { config }: S3Client,
  { bucket, key, fields, mostBytes, seconds }: Post,
): Promise<Record<string, string>> {
  const { accessKeyId, secretAccessKey, sessionToken } = await config.credentials();
  const now = Date.now() + config.systemClockOffset;
  const time = timeOf(now).replaceAll(/[-:]/g, '');
  const scope = [time.slice(0, 8), await config.region(), 's3', 'aws4_request'];
  const signed = {
    ...fields,
    bucket,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [accessKeyId, ...scope].join('/'),
    'X-Amz-Date': time,
    ...(sessionToken !== undefined && { 'X-Amz-Security-Token': sessionToken }),
    key,
  };
  const conditions = [
    ['content-length-range', 0, mostBytes],
    ...Object.entries(signed).map(([name, value]) => ({ [name]: value })),
  ];
  const policy = JSON.stringify({ expiration: timeOf(now + seconds * 1000), conditions });
  const encoded = Buffer.from(policy).toString('base64');
  const signingKey = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return { ...signed, Policy: encoded, 'X-Amz-Signature': hmac(signingKey, encoded).toString('hex') };
}

/** In whole seconds. */
function timeOf(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterEach, expect, it, vi } from 'vitest';
import { signPost } from '../../../../functions/platform/sign-post.ts';

afterEach(() => vi.useRealTimers());

const fields = { 'Content-Type': 'text/plain', 'x-amz-meta-uploaded-by': '7' };
const form = { bucket: 'filer', key: 'P1/Mätning å “1”.txt', fields, mostBytes: 1_000, seconds: 3_600 };

const clientWith = (sessionToken?: string) =>
  new S3Client({
    region: 'eu-north-1',
    forcePathStyle: true,
    credentials: {
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'hemlig/nyckel+',
      ...(sessionToken && { sessionToken }),
    },
  });

it.each([undefined, 'lånad'])(
  'signs the form that AWS’s own package signs, with the session token %s',
  async (token) => {
    vi.useFakeTimers({ now: new Date('2026-11-26T11:35:07.891Z') });
    const client = clientWith(token);
    const theirs = await createPresignedPost(client, {
      Bucket: form.bucket,
      Key: form.key,
      Fields: fields,
      Conditions: [['content-length-range', 0, form.mostBytes]],
      Expires: form.seconds,
    });
    expect(await signPost(client, form)).toEqual(theirs.fields);
  },
);

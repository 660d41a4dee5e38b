import { randomUUID } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachmentOf } from '../runtime/answer.ts';
import { s3 } from '../runtime/clients/s3.ts';
import { environment } from '../runtime/environment.ts';

/** The bucket of files that are too large to be answered. It forgets them after a day. */

const fetchSeconds = 300;

type Export = { bytes: Uint8Array; fileName: string; contentType: string; userId: number };

/** Lays a file out for the one who asked for it. @returns where it is fetched under its name, for five minutes */
export async function handOver({ bytes, fileName, contentType, userId }: Export): Promise<string> {
  const file = { Bucket: environment.handoverBucket(), Key: `${userId}/${randomUUID()}` };
  await s3().send(new PutObjectCommand({ ...file, Body: bytes, ContentType: contentType }));
  const command = new GetObjectCommand({
    ...file,
    ResponseContentDisposition: attachmentOf(fileName),
    ResponseCacheControl: 'private, no-store',
  });
  return getSignedUrl(s3(), command, { expiresIn: fetchSeconds });
}

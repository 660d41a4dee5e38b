import { randomUUID } from 'node:crypto';
import { attachmentOf } from './answer.ts';
import { s3, s3Signing } from './s3.ts';
import { environment } from './environment.ts';

/** The handover bucket holds list exports, and files too large for an answer. */

export const handoverPlaces = {
  answers: { prefix: 'answers/', days: 1 },
  exports: { prefix: 'exports/', days: 7 },
} as const;

const fetchSeconds = 300;

type Export = { bytes: Uint8Array; fileName: string; contentType: string; userId: number };

/** @returns a presigned URL, valid for five minutes */
export async function handOver({ fileName, ...file }: Export): Promise<string> {
  return linkTo(await layOut('answers', file), fileName);
}

/** @returns the object's key, which cannot be guessed */
export async function layOut(
  place: keyof typeof handoverPlaces,
  { bytes, contentType, userId }: Omit<Export, 'fileName'>,
): Promise<string> {
  const Key = `${handoverPlaces[place].prefix}${userId}/${randomUUID()}`;
  const { client, PutObjectCommand } = await s3();
  await client.send(
    new PutObjectCommand({ Bucket: environment.handoverBucket(), Key, Body: bytes, ContentType: contentType }),
  );
  return Key;
}

export async function linkTo(key: string, fileName: string): Promise<string> {
  const { client, GetObjectCommand, getSignedUrl } = await s3Signing();
  const command = new GetObjectCommand({
    Bucket: environment.handoverBucket(),
    Key: key,
    ResponseContentDisposition: attachmentOf(fileName),
    ResponseCacheControl: 'private, no-store',
  });
  return getSignedUrl(client, command, { expiresIn: fetchSeconds });
}

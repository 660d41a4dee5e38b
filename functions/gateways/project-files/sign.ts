import { GetObjectCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { pictureTypeOf } from '../../../shared/domain/file-kinds.ts';
import { nameOf } from '../../../shared/lib/file-paths.ts';
import { attachmentOf } from '../../runtime/answer.ts';
import { s3 } from '../../platform/s3.ts';
import { environment } from '../../platform/environment.ts';

const fetchSeconds = 300;
/** A large file on a slow line begins long after it was asked for. */
const sendSeconds = 3600;

type FormFor = { key: string; size: number; contentType: string; userId: number };
type Form = { url: string; fields: Record<string, string> };

/** A form by which one browser may send one file, of this key and type and at most this many bytes, within an hour. */
export async function signForm({ key, size, contentType, userId }: FormFor): Promise<Form> {
  const { url, fields } = await createPresignedPost(s3(), {
    Bucket: environment.filesBucket(),
    Key: key,
    Fields: { 'Content-Type': contentType, 'x-amz-meta-uploaded-by': String(userId) },
    Conditions: [['content-length-range', 0, size]],
    Expires: sendSeconds,
  });
  // Below the bucket's address, which is what the page may send to.
  return { url: `${url}/`, fields };
}

type PartFor = { key: string; uploadId: string; partNumber: number; size: number };

/** Where one part of this very size is put. */
export async function signPart({ key, uploadId, partNumber, size }: PartFor): Promise<string> {
  const command = new UploadPartCommand({
    Bucket: environment.filesBucket(),
    Key: key,
    UploadId: uploadId,
    PartNumber: partNumber,
    ContentLength: size,
  });
  return getSignedUrl(s3(), command, { expiresIn: sendSeconds, signableHeaders: new Set(['content-length', 'host']) });
}

/** Where a file is fetched, to be kept under its own name: never as a page, whatever it says it is. */
export function signDownload(key: string, versionId?: string): Promise<string> {
  return signGet(key, 'application/octet-stream', versionId);
}

/** Where a picture is fetched to be drawn. */
export function signPicture(key: string): Promise<string> {
  return signGet(key, pictureTypeOf(key) ?? 'application/octet-stream');
}

function signGet(key: string, contentType: string, versionId?: string): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: environment.filesBucket(),
    Key: key,
    ...(versionId !== undefined && { VersionId: versionId }),
    ResponseContentType: contentType,
    ResponseContentDisposition: attachmentOf(nameOf(key)),
    ResponseCacheControl: 'private, no-store',
  });
  return getSignedUrl(s3(), command, { expiresIn: fetchSeconds });
}

import { pictureTypeOf } from '../../../shared/domain/file-kinds.ts';
import { nameOf } from '../../../shared/lib/file-paths.ts';
import { attachmentOf } from '../../platform/answer.ts';
import { s3Signing } from '../../platform/s3.ts';
import { environment } from '../../platform/environment.ts';

const fetchSeconds = 300;
/** A large file on a slow line starts long after its URL was signed. */
const sendSeconds = 3600;

/** The metadata by which a later attempt of the same upload finds that an earlier one arrived. */
export const uploadKeyOf = 'upload-key';

type FormFor = { key: string; size: number; contentType: string; userId: number; uploadKey: string | undefined };
type Form = { url: string; fields: Record<string, string> };

export async function signForm({ key, size, contentType, userId, uploadKey }: FormFor): Promise<Form> {
  const { client, createPresignedPost } = await s3Signing();
  const { url, fields } = await createPresignedPost(client, {
    Bucket: environment.filesBucket(),
    Key: key,
    Fields: {
      'Content-Type': contentType,
      'x-amz-meta-uploaded-by': String(userId),
      ...(uploadKey !== undefined && { [`x-amz-meta-${uploadKeyOf}`]: uploadKey }),
    },
    Conditions: [['content-length-range', 0, size]],
    Expires: sendSeconds,
  });
  // With the trailing slash, the URL is below the bucket's origin, as the content security policy requires.
  return { url: `${url}/`, fields };
}

type PartFor = { key: string; uploadId: string; partNumber: number; size: number };

export async function signPart({ key, uploadId, partNumber, size }: PartFor): Promise<string> {
  const { client, UploadPartCommand, getSignedUrl } = await s3Signing();
  const command = new UploadPartCommand({
    Bucket: environment.filesBucket(),
    Key: key,
    UploadId: uploadId,
    PartNumber: partNumber,
    ContentLength: size,
  });
  return getSignedUrl(client, command, {
    expiresIn: sendSeconds,
    signableHeaders: new Set(['content-length', 'host']),
  });
}

/** Downloads the file under its own name: never rendered, whatever its type. */
export function signDownload(key: string, versionId?: string): Promise<string> {
  return signGet(key, 'application/octet-stream', versionId);
}

export function signPicture(key: string): Promise<string> {
  return signGet(key, pictureTypeOf(key) ?? 'application/octet-stream');
}

async function signGet(key: string, contentType: string, versionId?: string): Promise<string> {
  const { client, GetObjectCommand, getSignedUrl } = await s3Signing();
  const command = new GetObjectCommand({
    Bucket: environment.filesBucket(),
    Key: key,
    ...(versionId !== undefined && { VersionId: versionId }),
    ResponseContentType: contentType,
    ResponseContentDisposition: attachmentOf(nameOf(key)),
    ResponseCacheControl: 'private, no-store',
  });
  return getSignedUrl(client, command, { expiresIn: fetchSeconds });
}

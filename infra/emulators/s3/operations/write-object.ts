import { uploadedBody } from '../core/body.ts';
import type { Bucket, ObjectHeaders, ObjectVersion, Precondition } from '../core/bucket.ts';
import type { Answer, Call } from '../core/call.ts';
import { isWanted, writePrecondition } from '../core/conditions.ts';
import { DigestedBody } from '../core/digests.ts';
import { S3Error } from '../core/errors.ts';
import { requestedHeaders, versionHeader } from '../core/object-headers.ts';
import { refuseUnchecked } from '../core/object-lock.ts';
import { queryValue, type S3Request } from '../core/request.ts';
import { xmlDocument } from '../core/xml.ts';
import { findVersion, readContent } from './read-object.ts';

export async function storeObject(
  bucket: Bucket,
  key: string,
  content: ObjectHeaders,
  body: DigestedBody,
  precondition?: Precondition,
): Promise<ObjectVersion> {
  const part = await bucket.writeBlob(key, body);
  const { size, etag, checksum } = body;
  try {
    const whole = { ...content, parts: [part], size, etag, ...(checksum ? { checksum } : {}) };
    return await bucket.put(key, whole, precondition);
  } catch (error) {
    await bucket.removeBlobs([part]);
    throw error;
  }
}

export function writtenHeaders(bucket: Bucket, version: ObjectVersion): Record<string, string> {
  const { checksum } = version;
  return {
    etag: `"${version.etag}"`,
    'x-amz-server-side-encryption': 'AES256',
    ...versionHeader(bucket, version),
    ...(checksum ? { [checksum.header]: checksum.value } : {}),
  };
}

export async function putObject({ request, bucket, payloadHash }: Call): Promise<Answer> {
  const precondition = writePrecondition(request);
  if (bucket.lock) refuseUnchecked(request.headers);
  // Checked before the body as well, so that a refusal does not wait for five gigabytes.
  precondition(bucket.current(request.key));
  const body = uploadedBody(request, payloadHash);
  const version = await storeObject(bucket, request.key, requestedHeaders(request), body, precondition);
  return { headers: writtenHeaders(bucket, version) };
}

export const largestCopy = 5 * 1024 ** 3;

export type CopySource = { from: Bucket; original: ObjectVersion; isNewest: boolean };

export function findCopySource(request: S3Request, findBucket: (name: string) => Bucket): CopySource {
  const [path = '', wantedVersion] = (request.headers['x-amz-copy-source'] ?? '')
    .replace(/^\//, '')
    .split('?versionId=');
  const source = decodeSource(path);
  const slash = source.indexOf('/');
  if (slash < 1) throw new S3Error('InvalidArgument', 'Copy Source must mention the source bucket and key');
  const from = findBucket(source.slice(0, slash));
  const original = findVersion(from, source.slice(slash + 1), wantedVersion);
  if (!isWanted(request, original, 'x-amz-copy-source-')) throw new S3Error('PreconditionFailed');
  return { from, original, isNewest: wantedVersion === undefined };
}

export function copiedHeader({ original: { versionId } }: CopySource): Record<string, string> {
  return versionId === 'null' ? {} : { 'x-amz-copy-source-version-id': versionId };
}

export async function copyObject(call: Call, findBucket: (name: string) => Bucket): Promise<Answer> {
  const { request, bucket } = call;
  const source = findCopySource(request, findBucket);
  const { from, original, isNewest } = source;
  if (original.size > largestCopy) {
    throw new S3Error(
      'InvalidRequest',
      `The specified copy source is larger than the maximum allowable size for a copy source: ${largestCopy}`,
    );
  }

  const isReplacing = request.headers['x-amz-metadata-directive'] === 'REPLACE';
  const isItself = from === bucket && original.key === request.key && isNewest;
  if (isItself && !isReplacing) {
    throw new S3Error('InvalidRequest', 'This copy request is illegal because it changes nothing.');
  }
  const body = new DigestedBody(readContent(from, original, 0, original.size - 1));
  const content = isReplacing ? requestedHeaders(request) : { headers: original.headers, metadata: original.metadata };
  const version = await storeObject(bucket, request.key, content, body, writePrecondition(request));
  const { etag: _, ...written } = writtenHeaders(bucket, version);
  const headers = { ...written, ...copiedHeader(source) };
  const { etag, lastModified } = version;
  return { headers, xml: xmlDocument('CopyObjectResult', { LastModified: lastModified, ETag: `"${etag}"` }) };
}

function decodeSource(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error('InvalidArgument', 'Copy Source is not encoded as it should be');
  }
}

export async function deleteObject({ request, bucket }: Call): Promise<Answer> {
  const { versionId, isDeleteMarker } = await bucket.remove(request.key, queryValue(request, 'versionId'));
  return {
    status: 204,
    headers: {
      ...(versionId === undefined ? {} : { 'x-amz-version-id': versionId }),
      ...(isDeleteMarker ? { 'x-amz-delete-marker': 'true' } : {}),
    },
  };
}

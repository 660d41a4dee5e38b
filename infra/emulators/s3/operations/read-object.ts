import type { Bucket, ObjectVersion } from '../core/bucket.ts';
import type { Answer, Call } from '../core/call.ts';
import { isWanted } from '../core/conditions.ts';
import { S3Error } from '../core/errors.ts';
import { answeredHeaders, versionHeader } from '../core/object-headers.ts';
import { queryValue } from '../core/request.ts';

export async function readObject({ request, bucket }: Call): Promise<Answer> {
  const version = findVersion(bucket, request.key, queryValue(request, 'versionId'));
  const headers = answeredHeaders(request, bucket, version);
  if (!isWanted(request, version)) return { status: 304, headers };
  const range = readRange(request.headers['range'], version.size);
  const [start, end] = range ?? [0, version.size - 1];
  if (range) {
    headers['content-range'] = `bytes ${start}-${end}/${version.size}`;
    // The checksum covers the whole object.
    if (version.checksum && (start > 0 || end < version.size - 1)) delete headers[version.checksum.header];
  }
  headers['content-length'] = String(end - start + 1);
  const answer: Answer = { status: range ? 206 : 200, headers };
  return request.method === 'HEAD' ? answer : { ...answer, stream: readContent(bucket, version, start, end) };
}

export function findVersion(bucket: Bucket, key: string, versionId: string | undefined): ObjectVersion {
  const version = versionId === undefined ? bucket.newest(key) : bucket.version(key, versionId);
  if (!version) throw new S3Error('NoSuchKey', undefined, { details: { Key: key } });
  if (!version.isDeleteMarker) return version;
  const headers = { 'x-amz-delete-marker': 'true', ...versionHeader(bucket, version) };
  if (versionId === undefined) throw new S3Error('NoSuchKey', undefined, { details: { Key: key }, headers });
  throw new S3Error('MethodNotAllowed', undefined, { headers: { ...headers, allow: 'DELETE' } });
}

/** The bytes from `start` to `end`, inclusive, read part by part. */
export async function* readContent(
  bucket: Bucket,
  version: ObjectVersion,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for (const { blob, size } of version.parts) {
    const first = Math.max(start - offset, 0);
    const last = Math.min(end - offset, size - 1);
    if (first <= last) yield* bucket.storage.readBlob(blob, first, last);
    offset += size;
  }
}

/** The range 'bytes=0-99', 'bytes=100-' or 'bytes=-100'; S3 ignores any other form. */
function readRange(header: string | undefined, size: number): [number, number] | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  if (start >= size || (from === '' && to === '0')) {
    throw new S3Error('InvalidRange', undefined, {
      details: { RangeRequested: header!, ActualObjectSize: String(size) },
    });
  }
  return [start, end];
}

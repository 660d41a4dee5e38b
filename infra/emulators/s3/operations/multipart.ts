import { textBody, uploadedBody } from '../core/body.ts';
import type { Bucket } from '../core/bucket.ts';
import type { Answer, Call } from '../core/call.ts';
import { writePrecondition } from '../core/conditions.ts';
import { DigestedBody } from '../core/digests.ts';
import { S3Error } from '../core/errors.ts';
import { requestedHeaders } from '../core/object-headers.ts';
import { queryValue } from '../core/request.ts';
import { childText, parseXml, xmlDocument } from '../core/xml.ts';
import { readContent } from './read-object.ts';
import { copiedHeader, findCopySource, largestCopy, writtenHeaders } from './write-object.ts';

export async function createUpload({ request, bucket, uploads }: Call): Promise<Answer> {
  const id = await uploads.create(request.key, requestedHeaders(request));
  const result = { Bucket: bucket.name, Key: request.key, UploadId: id };
  return { xml: xmlDocument('InitiateMultipartUploadResult', result) };
}

export async function uploadPart({ request, uploads, payloadHash }: Call): Promise<Answer> {
  const body = uploadedBody(request, payloadHash);
  const number = Number(queryValue(request, 'partNumber'));
  const { etag } = await uploads.addPart(request.key, uploadIdOf(request), number, body);
  const { checksum } = body;
  return { headers: { etag: `"${etag}"`, ...(checksum ? { [checksum.header]: checksum.value } : {}) } };
}

export async function uploadPartCopy(call: Call, findBucket: (name: string) => Bucket): Promise<Answer> {
  const { request, uploads } = call;
  const source = findCopySource(request, findBucket);
  const { from, original } = source;
  const [start, end] = copyRange(request.headers['x-amz-copy-source-range'], original.size);
  if (end - start >= largestCopy) {
    throw new S3Error(
      'InvalidRequest',
      `The specified copy source is larger than the maximum allowable size for a copy source: ${largestCopy}`,
    );
  }
  const body = new DigestedBody(readContent(from, original, start, end));
  const number = Number(queryValue(request, 'partNumber'));
  const { etag, lastModified } = await uploads.addPart(request.key, uploadIdOf(request), number, body);
  return {
    headers: { 'x-amz-server-side-encryption': 'AES256', ...copiedHeader(source) },
    xml: xmlDocument('CopyPartResult', { LastModified: lastModified, ETag: `"${etag}"` }),
  };
}

/** Unlike a read's range, this one needs both ends and must lie within the source. */
function copyRange(header: string | undefined, size: number): [number, number] {
  if (header === undefined) return [0, size - 1];
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(header) ?? [];
  if (from === undefined || to === undefined || Number(to) < Number(from)) {
    throw new S3Error(
      'InvalidArgument',
      'The x-amz-copy-source-range value must be of the form bytes=first-last where first and last are the zero-based offsets of the first and last bytes to copy',
    );
  }
  if (Number(to) >= size) {
    throw new S3Error('InvalidArgument', `Range specified is not valid for source object of size: ${size}`);
  }
  return [Number(from), Number(to)];
}

export async function completeUpload({ request, bucket, uploads, payloadHash }: Call): Promise<Answer> {
  const root = parseXml(await textBody(request, payloadHash));
  if (root.name !== 'CompleteMultipartUpload') throw new S3Error('MalformedXML');
  const chosen = root.children.map((part) => ({
    number: Number(childText(part, 'PartNumber')),
    etag: childText(part, 'ETag') ?? '',
  }));
  const precondition = writePrecondition(request);
  const version = await uploads.complete(request.key, uploadIdOf(request), chosen, (content) =>
    bucket.put(request.key, content, precondition),
  );
  const { etag, ...headers } = writtenHeaders(bucket, version);
  const location = `http://${request.headers['host'] ?? ''}${request.path}`;
  const result = { Location: location, Bucket: bucket.name, Key: request.key, ETag: etag };
  return { headers, xml: xmlDocument('CompleteMultipartUploadResult', result) };
}

export async function abortUpload({ request, uploads }: Call): Promise<Answer> {
  await uploads.abort(request.key, uploadIdOf(request));
  return { status: 204 };
}

export async function listParts({ request, bucket, uploads }: Call): Promise<Answer> {
  const max = Math.min(Number(queryValue(request, 'max-parts') ?? 1000), 1000);
  const marker = Number(queryValue(request, 'part-number-marker') ?? 0);
  if (!Number.isInteger(max) || !Number.isInteger(marker) || max < 0) throw new S3Error('InvalidArgument');
  const all = uploads.parts(request.key, uploadIdOf(request)).filter(({ number }) => number > marker);
  const page = all.slice(0, max);
  const isTruncated = all.length > page.length && max > 0;
  return {
    xml: xmlDocument('ListPartsResult', {
      Bucket: bucket.name,
      Key: request.key,
      UploadId: uploadIdOf(request),
      StorageClass: 'STANDARD',
      PartNumberMarker: marker,
      NextPartNumberMarker: isTruncated ? page.at(-1)!.number : undefined,
      MaxParts: max,
      IsTruncated: isTruncated,
      Part: page.map(({ number, etag, size, lastModified }) => ({
        PartNumber: number,
        LastModified: lastModified,
        ETag: `"${etag}"`,
        Size: size,
      })),
    }),
  };
}

function uploadIdOf(request: Call['request']): string {
  return queryValue(request, 'uploadId') ?? '';
}

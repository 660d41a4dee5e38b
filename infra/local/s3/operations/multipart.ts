import { textBody, uploadedBody } from '../body.ts';
import type { Answer, Call } from '../call.ts';
import { writePrecondition } from '../conditions.ts';
import { S3Error } from '../errors.ts';
import { requestedHeaders } from '../object-headers.ts';
import { queryValue } from '../request.ts';
import { childText, parseXml, xmlDocument } from '../xml.ts';
import { writtenHeaders } from './write-object.ts';

export async function createUpload({ request, bucket, uploads }: Call): Promise<Answer> {
  const id = await uploads.create(request.key, requestedHeaders(request));
  const result = { Bucket: bucket.name, Key: request.key, UploadId: id };
  return { xml: xmlDocument('InitiateMultipartUploadResult', result) };
}

export async function uploadPart({ request, uploads, payloadHash }: Call): Promise<Answer> {
  if (request.headers['x-amz-copy-source'] !== undefined) throw new S3Error('NotImplemented');
  const body = uploadedBody(request, payloadHash);
  const number = Number(queryValue(request, 'partNumber'));
  const { etag } = await uploads.addPart(request.key, uploadIdOf(request), number, body);
  const { checksum } = body;
  return { headers: { etag: `"${etag}"`, ...(checksum ? { [checksum.header]: checksum.value } : {}) } };
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
  const most = Math.min(Number(queryValue(request, 'max-parts') ?? 1000), 1000);
  const marker = Number(queryValue(request, 'part-number-marker') ?? 0);
  if (!Number.isInteger(most) || !Number.isInteger(marker) || most < 0) throw new S3Error('InvalidArgument');
  const all = uploads.parts(request.key, uploadIdOf(request)).filter(({ number }) => number > marker);
  const page = all.slice(0, most);
  const isTruncated = all.length > page.length && most > 0;
  return {
    xml: xmlDocument('ListPartsResult', {
      Bucket: bucket.name,
      Key: request.key,
      UploadId: uploadIdOf(request),
      StorageClass: 'STANDARD',
      PartNumberMarker: marker,
      NextPartNumberMarker: isTruncated ? page.at(-1)!.number : undefined,
      MaxParts: most,
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

import { DigestedBody, type ExpectedDigests } from './digests.ts';
import { unpackAwsChunks } from './aws-chunked.ts';
import { S3Error } from './errors.ts';
import { headerValue, type S3Request } from './request.ts';

export const largestPut = 5 * 1024 ** 3;

/** Stopping early keeps the connection, so that an error can be sent. */
export async function* wireBody({ incoming }: S3Request): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch {
    throw new S3Error('IncompleteBody');
  }
}

export function uploadedBody(request: S3Request, payloadHash: string): DigestedBody {
  const { headers } = request;
  const isChunked = payloadHash.startsWith('STREAMING-');
  if (isChunked && payloadHash !== 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') throw new S3Error('NotImplemented');
  const length = isChunked ? headers['x-amz-decoded-content-length'] : headers['content-length'];
  if (length === undefined) {
    if (headers['transfer-encoding'] !== undefined) throw new S3Error('NotImplemented');
    throw new S3Error('MissingContentLength');
  }
  if (Number(length) > largestPut) throw new S3Error('EntityTooLarge');
  const expected: ExpectedDigests = { length: Number(length) };
  if (/^[\da-f]{64}$/.test(payloadHash)) expected.sha256 = payloadHash;
  if (headers['content-md5'] !== undefined) expected.md5 = headers['content-md5'];
  if (expected.md5 && Buffer.from(expected.md5, 'base64').length !== 16) throw new S3Error('InvalidDigest');

  const trailers: Record<string, string> = {};
  const trailer = headers['x-amz-trailer'];
  const inHeader = checksumHeader(request);
  if (isChunked && trailer)
    expected.checksum = { header: trailer.toLowerCase(), value: () => trailers[trailer.toLowerCase()] };
  else if (inHeader) expected.checksum = { header: inHeader, value: () => headerValue(request, inHeader) };
  return new DigestedBody(isChunked ? unpackAwsChunks(wireBody(request), trailers) : wireBody(request), expected);
}

function checksumHeader(request: S3Request): string | undefined {
  const names = [...Object.keys(request.headers), ...request.query.map(([name]) => name.toLowerCase())];
  return names.find((name) => /^x-amz-checksum-(crc|sha)/.test(name));
}

export async function textBody(request: S3Request, payloadHash: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of uploadedBody(request, payloadHash)) {
    size += chunk.length;
    if (size > 2 * 1024 ** 2) throw new S3Error('MalformedXML');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

import type { Bucket, ObjectHeaders, ObjectVersion } from './bucket.ts';
import { S3Error } from './errors.ts';
import { lockHeaders } from './object-lock.ts';
import { headerValue, type S3Request } from './request.ts';

export const standardHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];
const metadataPrefix = 'x-amz-meta-';
const maxMetadataBytes = 2048;

const overrides: Record<string, string> = {
  'response-cache-control': 'Cache-Control',
  'response-content-disposition': 'Content-Disposition',
  'response-content-encoding': 'Content-Encoding',
  'response-content-language': 'Content-Language',
  'response-content-type': 'Content-Type',
  'response-expires': 'Expires',
};

export function requestedHeaders(request: S3Request): ObjectHeaders {
  const inQuery = request.query.map(([name, value]) => [name.toLowerCase(), value] as const);
  const inHeaders = Object.entries(request.headers).map(([name, value]) => [name, fromWire(value)] as const);
  return pickHeaders(new Map([...inQuery.filter(([name]) => name.startsWith(metadataPrefix)), ...inHeaders]));
}

export function pickHeaders(fields: ReadonlyMap<string, string>): ObjectHeaders {
  const headers: Record<string, string> = {};
  for (const name of standardHeaders) {
    const value = name === 'content-encoding' ? withoutTransport(fields.get(name)) : fields.get(name);
    if (value) headers[name] = value;
  }
  const metadata: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (name.startsWith(metadataPrefix)) metadata[name.slice(metadataPrefix.length)] = value;
  }
  const size = Object.entries(metadata).reduce((sum, pair) => sum + Buffer.byteLength(pair.join('')), 0);
  if (size > maxMetadataBytes) throw new S3Error('MetadataTooLarge');
  return { headers, metadata };
}

// 'aws-chunked' is a transfer encoding of the SDK, not the object's.
function withoutTransport(encoding: string | undefined): string | undefined {
  return encoding
    ?.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== 'aws-chunked')
    .join(',');
}

function fromWire(value: string): string {
  return Buffer.from(value, 'latin1').toString('utf8');
}

// S3 returns non-ASCII metadata as RFC 2047.
function toWire(value: string): string {
  return /^[\x20-\x7e\t]*$/.test(value) ? value : `=?UTF-8?B?${Buffer.from(value).toString('base64')}?=`;
}

export function answeredHeaders(request: S3Request, bucket: Bucket, version: ObjectVersion): Record<string, string> {
  const headers: Record<string, string> = {
    'content-type': 'binary/octet-stream',
    'last-modified': new Date(version.lastModified).toUTCString(),
    etag: `"${version.etag}"`,
    'accept-ranges': 'bytes',
    'x-amz-server-side-encryption': 'AES256',
    ...versionHeader(bucket, version),
    ...lockHeaders(version.lock),
  };
  for (const [name, value] of Object.entries(version.headers)) headers[name] = toWire(value);
  for (const [name, value] of Object.entries(version.metadata)) headers[metadataPrefix + name] = toWire(value);
  for (const [name, value] of request.query) {
    const header = overrides[name];
    if (header && !/^[\x20-\x7e\xa0-\xff\t]*$/.test(value)) {
      throw new S3Error('InvalidArgument', 'Header value cannot be represented using ISO-8859-1.', {
        details: { ArgumentName: name, ArgumentValue: value },
      });
    }
    if (header) headers[header.toLowerCase()] = value;
  }
  const wantsChecksum = headerValue(request, 'x-amz-checksum-mode')?.toUpperCase() === 'ENABLED';
  if (wantsChecksum && version.checksum) headers[version.checksum.header] = version.checksum.value;
  return headers;
}

/** Only objects of buckets that are or were versioned have a version id. */
export function versionHeader(bucket: Bucket, { versionId }: { versionId: string }): Record<string, string> {
  return bucket.isVersioned || versionId !== 'null' ? { 'x-amz-version-id': versionId } : {};
}

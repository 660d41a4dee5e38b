import type { Answer, Call } from '../core/call.ts';
import { S3Error } from '../core/errors.ts';
import { readListing, walk, type Place } from '../core/listing.ts';
import { queryValue } from '../core/request.ts';
import { afterKey, bytesOf, keyOf } from '../core/sorted-keys.ts';
import { xmlDocument } from '../core/xml.ts';

export async function listObjects({ request, bucket }: Call): Promise<Answer> {
  const { prefix, delimiter, max, encode, isEncoded } = readListing(request);
  const token = queryValue(request, 'continuation-token');
  const startAfter = queryValue(request, 'start-after');
  const start = token === undefined ? afterKey(bytesOf(startAfter ?? '')) : readToken(token);
  const isThere = (bytes: string) => bucket.versions(bytes)[0]?.isDeleteMarker === false;

  const places: Place[] = [];
  let isTruncated = false;
  for (const place of walk(bucket.keys, { prefix, delimiter, start, isThere })) {
    isTruncated = places.length === max;
    if (isTruncated) break;
    places.push(place);
  }
  // For max-keys 0, S3 always reports a complete listing.
  if (max === 0) isTruncated = false;

  const contents = places
    .filter(({ isFolder }) => !isFolder)
    .map(({ bytes }) => {
      const version = bucket.versions(bytes)[0]!;
      return {
        Key: encode(version.key),
        LastModified: version.lastModified,
        ETag: `"${version.etag}"`,
        Size: version.size,
        StorageClass: 'STANDARD',
      };
    });
  return {
    xml: xmlDocument('ListBucketResult', {
      Name: bucket.name,
      Prefix: encode(keyOf(prefix)),
      StartAfter: startAfter === undefined ? undefined : encode(startAfter),
      ContinuationToken: token,
      NextContinuationToken: isTruncated ? writeToken(places.at(-1)!.next) : undefined,
      KeyCount: places.length,
      MaxKeys: max,
      Delimiter: delimiter === '' ? undefined : encode(keyOf(delimiter)),
      EncodingType: isEncoded ? 'url' : undefined,
      IsTruncated: isTruncated,
      Contents: contents,
      CommonPrefixes: places.filter(({ isFolder }) => isFolder).map(({ bytes }) => ({ Prefix: encode(keyOf(bytes)) })),
    }),
  };
}

function writeToken(bytes: string): string {
  return Buffer.from(`1${bytes}`, 'latin1').toString('base64url');
}

function readToken(token: string): string {
  const text = Buffer.from(token, 'base64url').toString('latin1');
  if (!text.startsWith('1')) throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect');
  return text.slice(1);
}

import type { ObjectVersion } from '../core/bucket.ts';
import type { Answer, Call } from '../core/call.ts';
import { S3Error } from '../core/errors.ts';
import { readListing, walk } from '../core/listing.ts';
import { queryValue } from '../core/request.ts';
import { afterKey, afterPrefix, bytesOf, keyOf } from '../core/sorted-keys.ts';
import { xmlDocument } from '../core/xml.ts';

type Entry = { folder: string } | { version: ObjectVersion; isLatest: boolean };

export async function listVersions(call: Call): Promise<Answer> {
  const { request, bucket } = call;
  const { prefix, delimiter, max, encode, isEncoded } = readListing(request);
  const keyMarker = queryValue(request, 'key-marker') ?? '';
  const versionMarker = queryValue(request, 'version-id-marker');
  if (versionMarker && !keyMarker) {
    throw new S3Error('InvalidArgument', 'A version-id marker cannot be specified without a key marker.');
  }
  const page: Entry[] = [];
  let isTruncated = false;
  for (const entry of entries(call, { prefix, delimiter, keyMarker, versionMarker })) {
    isTruncated = page.length === max;
    if (isTruncated) break;
    page.push(entry);
  }
  if (max === 0) isTruncated = false;

  const last = isTruncated ? page.at(-1)! : undefined;
  const describe = (entry: Entry) => {
    if ('folder' in entry) return [];
    const { version, isLatest } = entry;
    const common = {
      Key: encode(version.key),
      VersionId: version.versionId,
      IsLatest: isLatest,
      LastModified: version.lastModified,
    };
    if (version.isDeleteMarker) return [common];
    return [{ ...common, ETag: `"${version.etag}"`, Size: version.size, StorageClass: 'STANDARD' }];
  };
  const isMarker = (entry: Entry) => 'version' in entry && entry.version.isDeleteMarker;
  return {
    xml: xmlDocument('ListVersionsResult', {
      Name: bucket.name,
      Prefix: encode(keyOf(prefix)),
      KeyMarker: encode(keyMarker),
      VersionIdMarker: versionMarker ?? '',
      NextKeyMarker: last && encode('folder' in last ? last.folder : last.version.key),
      NextVersionIdMarker: last && 'version' in last ? last.version.versionId : undefined,
      MaxKeys: max,
      Delimiter: delimiter === '' ? undefined : encode(keyOf(delimiter)),
      EncodingType: isEncoded ? 'url' : undefined,
      IsTruncated: isTruncated,
      Version: page.filter((entry) => !isMarker(entry)).flatMap(describe),
      DeleteMarker: page.filter(isMarker).flatMap(describe),
      CommonPrefixes: page.flatMap((entry) => ('folder' in entry ? [{ Prefix: encode(entry.folder) }] : [])),
    }),
  };
}

type Span = { prefix: string; delimiter: string; keyMarker: string; versionMarker: string | undefined };

function* entries({ bucket }: Call, { prefix, delimiter, keyMarker, versionMarker }: Span): Generator<Entry> {
  const marker = bytesOf(keyMarker);
  const isFolderMarker = delimiter !== '' && marker.length > prefix.length && marker.endsWith(delimiter);
  let start = '';
  if (versionMarker) start = marker;
  else if (isFolderMarker) start = afterPrefix(marker);
  else if (keyMarker) start = afterKey(marker);
  for (const place of walk(bucket.keys, { prefix, delimiter, start, isThere: () => true })) {
    if (place.isFolder) yield { folder: keyOf(place.bytes) };
    else {
      const versions = bucket.versions(place.bytes);
      const isResumed = versionMarker !== undefined && place.bytes === marker;
      const seen = isResumed ? versions.findIndex(({ versionId }) => versionId === versionMarker) + 1 : 0;
      for (const version of versions.slice(seen)) yield { version, isLatest: version === versions[0] };
    }
  }
}

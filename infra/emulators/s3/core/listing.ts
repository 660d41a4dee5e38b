import { S3Error } from './errors.ts';
import { encodeStrictly, queryValue, type S3Request } from './request.ts';
import { afterKey, afterPrefix, bytesOf, type SortedKeys } from './sorted-keys.ts';

export type Place = { isFolder: boolean; bytes: string; next: string };

type Walk = {
  prefix: string;
  delimiter: string;
  start: string;
  isThere(bytes: string): boolean;
};

export function* walk(keys: SortedKeys, { prefix, delimiter, start, isThere }: Walk): Generator<Place> {
  let index = keys.from(start > prefix ? start : prefix);
  const end = keys.from(afterPrefix(prefix));
  while (index < end) {
    const bytes = keys.at(index)!;
    const cut = delimiter === '' ? -1 : bytes.indexOf(delimiter, prefix.length);
    if (!isThere(bytes)) index += 1;
    else if (cut < 0) {
      yield { isFolder: false, bytes, next: afterKey(bytes) };
      index += 1;
    } else {
      const folder = bytes.slice(0, cut + delimiter.length);
      yield { isFolder: true, bytes: folder, next: afterPrefix(folder) };
      index = keys.from(afterPrefix(folder));
    }
  }
}

export function readListing(request: S3Request) {
  const encoding = queryValue(request, 'encoding-type');
  if (encoding !== undefined && encoding !== 'url')
    throw new S3Error('InvalidArgument', 'Invalid Encoding Method specified');
  const max = Number(queryValue(request, 'max-keys') ?? 1000);
  if (!Number.isInteger(max) || max < 0) throw new S3Error('InvalidArgument', 'Provided max-keys not an integer');
  const isEncoded = encoding === 'url';
  return {
    prefix: bytesOf(queryValue(request, 'prefix') ?? ''),
    delimiter: bytesOf(queryValue(request, 'delimiter') ?? ''),
    max: Math.min(max, 1000),
    isEncoded,
    encode: (text: string) => (isEncoded ? text.split('/').map(encodeStrictly).join('/') : text),
  };
}

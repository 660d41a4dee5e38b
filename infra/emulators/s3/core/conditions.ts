import type { ObjectVersion, Precondition } from './bucket.ts';
import { S3Error } from './errors.ts';
import { headerValue, type S3Request } from './request.ts';

/**
 * Evaluates the headers in HTTP's order.
 * @param prefix 'x-amz-copy-source-' for the source of a copy
 * @returns false when the client's copy is current
 * @throws PreconditionFailed
 */
export function isWanted(request: S3Request, version: ObjectVersion, prefix = ''): boolean {
  const [match, noneMatch, since, until] = ['match', 'none-match', 'modified-since', 'unmodified-since'].map((name) =>
    headerValue(request, `${prefix}if-${name}`),
  );
  const modified = Math.floor(Date.parse(version.lastModified) / 1000) * 1000;
  if (match !== undefined) {
    if (!names(match, version))
      throw new S3Error('PreconditionFailed', undefined, { details: { Condition: 'If-Match' } });
  } else if (until !== undefined && modified > Date.parse(until)) throw new S3Error('PreconditionFailed');
  if (noneMatch !== undefined) return !names(noneMatch, version);
  return since === undefined || !(modified <= Date.parse(since));
}

export function writePrecondition(request: S3Request): Precondition {
  const match = request.headers['if-match'];
  const noneMatch = request.headers['if-none-match'];
  if (noneMatch !== undefined && noneMatch !== '*') throw new S3Error('NotImplemented');
  return (current) => {
    if (noneMatch === '*' && current) {
      throw new S3Error('PreconditionFailed', undefined, { details: { Condition: 'If-None-Match' } });
    }
    if (match !== undefined && !current) throw new S3Error('NoSuchKey');
    if (match !== undefined && current && !names(match, current)) {
      throw new S3Error('PreconditionFailed', undefined, { details: { Condition: 'If-Match' } });
    }
  };
}

export function ifMatches(etag: string | undefined): Precondition {
  return (current) => {
    if (etag === undefined) return;
    if (!current) throw new S3Error('NoSuchKey');
    if (!names(etag, current)) {
      throw new S3Error('PreconditionFailed', undefined, { details: { Condition: 'If-Match' } });
    }
  };
}

function names(tags: string, { etag }: ObjectVersion): boolean {
  return tags
    .split(',')
    .map((tag) => tag.trim().replaceAll('"', ''))
    .some((tag) => tag === '*' || tag === etag);
}

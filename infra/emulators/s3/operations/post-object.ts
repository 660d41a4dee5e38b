import { largestPut, wireBody } from '../core/body.ts';
import type { Bucket } from '../core/bucket.ts';
import type { Answer } from '../core/call.ts';
import { DigestedBody } from '../core/digests.ts';
import { S3Error } from '../core/errors.ts';
import { readUploadForm } from '../core/form-data.ts';
import { pickHeaders } from '../core/object-headers.ts';
import { verifyPostPolicy } from '../core/post-policy.ts';
import { encodeStrictly, type S3Request } from '../core/request.ts';
import type { Credentials } from '../core/signature.ts';
import { xmlDocument } from '../core/xml.ts';
import { storeObject, writtenHeaders } from './write-object.ts';

export async function postObject(request: S3Request, bucket: Bucket, credentials: Credentials): Promise<Answer> {
  if (request.headers['content-length'] === undefined) throw new S3Error('MissingContentLength');
  const { fields, fileName, file } = await readUploadForm(wireBody(request), request.headers['content-type'] ?? '');
  const key = fields.get('key')?.replaceAll('${filename}', () => fileName);
  if (!key) throw new S3Error('InvalidArgument', "Bucket POST must contain a field named 'key'.");
  fields.set('key', key);
  fields.set('bucket', bucket.name);
  const { smallest, largest } = await verifyPostPolicy(fields, credentials, new Date());

  const body = new DigestedBody(withinRange(file, smallest, Math.min(largest, largestPut)));
  const version = await storeObject(bucket, key, pickHeaders(fields), body);
  const address = `http://${request.headers['host'] ?? ''}/${bucket.name}/${key.split('/').map(encodeStrictly).join('/')}`;
  const headers = { ...writtenHeaders(bucket, version), location: address };
  return answerForm(fields, headers, { Location: address, Bucket: bucket.name, Key: key, ETag: `"${version.etag}"` });
}

async function* withinRange(
  file: AsyncIterable<Uint8Array>,
  smallest: number,
  largest: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of file) {
    size += chunk.length;
    if (size > largest) {
      throw new S3Error('EntityTooLarge', undefined, {
        details: { ProposedSize: String(size), MaxSizeAllowed: String(largest) },
      });
    }
    yield chunk;
  }
  if (size < smallest) {
    throw new S3Error('EntityTooSmall', undefined, {
      details: { ProposedSize: String(size), MinSizeAllowed: String(smallest) },
    });
  }
}

function answerForm(
  fields: ReadonlyMap<string, string>,
  headers: Record<string, string>,
  result: Record<'Location' | 'Bucket' | 'Key' | 'ETag', string>,
): Answer {
  const redirect = fields.get('success_action_redirect') ?? fields.get('redirect');
  if (redirect !== undefined && URL.canParse(redirect)) {
    const target = new URL(redirect);
    target.searchParams.set('bucket', result.Bucket);
    target.searchParams.set('key', result.Key);
    target.searchParams.set('etag', result.ETag);
    return { status: 303, headers: { ...headers, location: target.href } };
  }
  const status = fields.get('success_action_status');
  if (status === '201') return { status: 201, headers, xml: xmlDocument('PostResponse', result) };
  return { status: status === '200' ? 200 : 204, headers };
}

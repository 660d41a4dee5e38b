import { textBody } from '../core/body.ts';
import type { Answer, Call } from '../core/call.ts';
import { ifMatches } from '../core/conditions.ts';
import { S3Error } from '../core/errors.ts';
import { childText, parseXml, xmlDocument } from '../core/xml.ts';

const maxObjects = 1000;

export async function deleteObjects({ request, bucket, payloadHash }: Call): Promise<Answer> {
  const isChecked = Object.keys(request.headers).some(
    (name) => name === 'content-md5' || name.startsWith('x-amz-checksum-'),
  );
  if (!isChecked)
    throw new S3Error('InvalidRequest', 'Missing required header for this request: Content-MD5 OR x-amz-checksum-*');
  const root = parseXml(await textBody(request, payloadHash));
  const expected = root.children
    .filter(({ name }) => name === 'Object')
    .map((object) => ({
      key: childText(object, 'Key'),
      versionId: childText(object, 'VersionId'),
      etag: childText(object, 'ETag'),
    }));
  if (root.name !== 'Delete' || expected.length === 0 || expected.length > maxObjects)
    throw new S3Error('MalformedXML');

  const deleted = [];
  const refused = [];
  for (const { key, versionId, etag } of expected) {
    if (!key) throw new S3Error('MalformedXML');
    const named = { Key: key, VersionId: versionId };
    try {
      const result = await bucket.remove(key, versionId, ifMatches(etag));
      const marker = result.isDeleteMarker ? { DeleteMarker: true, DeleteMarkerVersionId: result.versionId } : {};
      deleted.push({ ...named, ...marker });
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      refused.push({ ...named, Code: error.code, Message: error.message });
    }
  }
  const isQuiet = childText(root, 'Quiet') === 'true';
  return { xml: xmlDocument('DeleteResult', { Deleted: isQuiet ? [] : deleted, Error: refused }) };
}

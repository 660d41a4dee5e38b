import type { Bucket } from '../core/bucket.ts';
import type { Answer, Call } from '../core/call.ts';
import { xmlDocument } from '../core/xml.ts';

export async function headBucket(): Promise<Answer> {
  return {};
}

export async function getVersioning({ bucket }: Call): Promise<Answer> {
  return { xml: xmlDocument('VersioningConfiguration', { Status: bucket.isVersioned ? 'Enabled' : undefined }) };
}

export function listBuckets(buckets: Iterable<Bucket>): Answer {
  const each = [...buckets].map(({ name, createdAt }) => ({ Name: name, CreationDate: createdAt }));
  each.sort((left, right) => (left.Name < right.Name ? -1 : 1));
  return {
    xml: xmlDocument('ListAllMyBucketsResult', {
      Owner: { ID: 'local', DisplayName: 'local' },
      Buckets: { Bucket: each },
    }),
  };
}

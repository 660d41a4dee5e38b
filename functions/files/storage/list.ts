import { s3 } from '../../platform/s3.ts';
import { environment } from '../../platform/environment.ts';
import { isNamed } from '../../platform/sdk.ts';

export type StoredFile = { key: string; size: number; etag: string; changedAt: Date };
export type StoredVersion = StoredFile & { versionId: string; isLatest: boolean; isMarker: boolean };
type Page<Item> = { items: Item[]; folders: string[]; next: string | undefined };

export async function listBelow(prefix: string, continueFrom?: string): Promise<Page<StoredFile>> {
  const { client, ListObjectsV2Command } = await s3();
  const page = await client.send(
    new ListObjectsV2Command({
      Bucket: environment.filesBucket(),
      Prefix: prefix,
      Delimiter: '/',
      ContinuationToken: continueFrom,
    }),
  );
  return {
    items: (page.Contents ?? []).map(storedFile),
    folders: (page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix ?? ''),
    next: page.NextContinuationToken,
  };
}

export async function listDeep(prefix: string, { limit = 1000, after = '' } = {}): Promise<StoredFile[]> {
  const { client, ListObjectsV2Command } = await s3();
  const page = await client.send(
    new ListObjectsV2Command({
      Bucket: environment.filesBucket(),
      Prefix: prefix,
      MaxKeys: limit,
      ...(after && { StartAfter: after }),
    }),
  );
  return (page.Contents ?? []).map(storedFile);
}

type VersionsOf = { prefix: string; isDeep?: boolean; continueFrom?: string | undefined };

export async function listVersions({ prefix, isDeep, continueFrom }: VersionsOf): Promise<Page<StoredVersion>> {
  const [keyMarker, versionMarker] = continueFrom ? readMarker(continueFrom) : [];
  const { client, ListObjectVersionsCommand } = await s3();
  const page = await client.send(
    new ListObjectVersionsCommand({
      Bucket: environment.filesBucket(),
      Prefix: prefix,
      ...(!isDeep && { Delimiter: '/' }),
      KeyMarker: keyMarker,
      ...(versionMarker && { VersionIdMarker: versionMarker }),
    }),
  );
  const versions = (page.Versions ?? []).map((one) => ({ ...one, isMarker: false }));
  const markers = (page.DeleteMarkers ?? []).map((one) => ({ ...one, isMarker: true }));
  const items = [...versions, ...markers].map((one) => ({
    ...storedFile(one),
    versionId: one.VersionId ?? 'null',
    isLatest: one.IsLatest ?? false,
    isMarker: one.isMarker,
  }));
  return {
    items: items.sort((a, b) => compareKeys(a.key, b.key) || b.changedAt.getTime() - a.changedAt.getTime()),
    folders: (page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix ?? ''),
    next: page.IsTruncated ? writeMarker(page.NextKeyMarker ?? '', page.NextVersionIdMarker ?? '') : undefined,
  };
}

export async function headStored(key: string, versionId?: string): Promise<StoredFile | undefined> {
  try {
    const { client, HeadObjectCommand } = await s3();
    const head = await client.send(
      new HeadObjectCommand({ Bucket: environment.filesBucket(), Key: key, VersionId: versionId }),
    );
    return storedFile({ Key: key, Size: head.ContentLength, ETag: head.ETag, LastModified: head.LastModified });
  } catch (error) {
    // The errors for an invalid version id, and for a delete marker.
    if (isNamed(error, 'NotFound', 'NoSuchKey', 'NoSuchVersion', '405', 'MethodNotAllowed', '400')) return undefined;
    throw error;
  }
}

type ListedObject = {
  Key?: string | undefined;
  Size?: number | undefined;
  ETag?: string | undefined;
  LastModified?: Date | undefined;
};

function storedFile({ Key = '', Size = 0, ETag = '', LastModified = new Date(0) }: ListedObject): StoredFile {
  return { key: Key, size: Size, etag: ETag.replaceAll('"', ''), changedAt: LastModified };
}

function compareKeys(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function writeMarker(key: string, versionId: string): string {
  return Buffer.from(JSON.stringify([key, versionId])).toString('base64url');
}

function readMarker(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return [];
  }
}

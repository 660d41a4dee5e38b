import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { isNamed } from '../../platform/sdk.ts';
import { environment } from '../../platform/environment.ts';
import { s3 } from '../../platform/s3.ts';
import { type Work, nextPhase } from './progress.ts';

type StoredObject = { bucket: string; key: string; path: string; versionId?: string };

const filesPrefix = 'projects/';
const invoicesPrefix = 'invoices/';
const atATime = 200;

/** The keys of project files as they are now, some hundred at a time. */
export async function projectFilesAfter(after: string | undefined): Promise<string[]> {
  const { client, ListObjectsV2Command } = await s3();
  const Bucket = environment.filesBucket();
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket, Prefix: filesPrefix, StartAfter: after, MaxKeys: atATime }),
  );
  return Contents.map(({ Key = '' }) => Key);
}

/** Takes some project files, each whole: at most 5 GiB. */
export async function takeProjectFiles(work: Work): Promise<void> {
  const { progress, tell, isTimeUp } = work;
  const keys = await projectFilesAfter(progress.cursor as string | undefined);
  if (keys.length === 0) return nextPhase(progress);
  for (const key of keys) {
    await take(work, { bucket: environment.filesBucket(), key, path: `filer/${key.slice(filesPrefix.length)}` });
    progress.cursor = key;
    await tell(progress.files, null);
    if (isTimeUp()) return;
  }
}

export type Markers = { KeyMarker?: string | undefined; VersionIdMarker?: string | undefined };
export type ArchivedVersion = { key: string; versionId: string; isLatest: boolean };

/** The versions of files in the archive of invoices, some hundred at a time; the newest of a file is first. */
export async function invoiceVersionsFrom(
  from: Markers,
): Promise<{ versions: ArchivedVersion[]; next: Markers | undefined }> {
  const { client, ListObjectVersionsCommand } = await s3();
  const page = await client.send(
    new ListObjectVersionsCommand({
      Bucket: environment.invoiceArchive(),
      Prefix: invoicesPrefix,
      MaxKeys: atATime,
      ...from,
    }),
  );
  const versions = (page.Versions ?? []).map(({ Key = '', VersionId = '', IsLatest = false }) => ({
    key: Key,
    versionId: VersionId,
    isLatest: IsLatest,
  }));
  const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page;
  return { versions, next: page.IsTruncated ? { KeyMarker, VersionIdMarker } : undefined };
}

export async function takeInvoiceFiles(work: Work): Promise<void> {
  const { progress, tell } = work;
  const { versions, next } = await invoiceVersionsFrom(progress.cursor ?? {});
  for (const { key, versionId, isLatest } of versions) {
    const name = `fakturor/${key.slice(invoicesPrefix.length)}`;
    const path = isLatest ? name : name.replace(/(\.\w+)$/, ` (${versionId})$1`);
    await take(work, { bucket: environment.invoiceArchive(), key, versionId, path });
  }
  await tell(progress.files, null);
  if (next) progress.cursor = next;
  else nextPhase(progress);
}

async function take({ progress, zip, entries }: Work, { bucket, key, path, versionId }: StoredObject): Promise<void> {
  const got = await opened({ Bucket: bucket, Key: key, VersionId: versionId });
  if (typeof got === 'string') {
    progress.left.push({ key, reason: got });
    return;
  }
  const { ContentType: contentType, Metadata: metadata } = got;
  entries.push({
    ...(await zip.add(path, got.Body as AsyncIterable<Uint8Array>, { isPacked: false })),
    key,
    ...(contentType && { contentType }),
    ...(metadata && { metadata }),
    ...(versionId && { versionId }),
  });
  progress.files += 1;
}

type Place = { Bucket: string; Key: string; VersionId: string | undefined };

/** @returns why the file could not be read, instead of it */
async function opened(place: Place): Promise<GetObjectCommandOutput | string> {
  const { client, GetObjectCommand } = await s3();
  try {
    return await client.send(new GetObjectCommand(place));
  } catch (error) {
    if (isNamed(error, 'AccessDenied', 'Forbidden')) return 'Filen är i karantän eller får inte läsas.';
    if (isNamed(error, 'NoSuchKey')) return 'Filen togs bort medan uttaget gjordes.';
    throw error;
  }
}

import { AppError } from '../../../shared/codes/errors.ts';
import { s3 } from '../../platform/s3.ts';
import { environment } from '../../platform/environment.ts';
import { isNamed } from '../../platform/sdk.ts';
import { inParallel } from './change.ts';
import { copySource } from './keys.ts';
import { headStored } from './list.ts';
import { abortParts, allParts } from './parts.ts';

/** Tags are not copied, because the scan result belongs to the source. */
export type Copy = {
  from: string;
  versionId?: string | undefined;
  etag: string;
  size: number;
  to: string;
  isNew: boolean;
};

/** 'taken': another file exists at the target. 'more': some parts are still to be copied. */
export type CopyOutcome = 'done' | 'taken' | 'more';

export class FileChanged extends Error {
  override readonly name = 'FileChanged';
}

/** Metadata of a multipart copy: the copied version, because its ETag differs from the source's. */
const copyOf = 'copy-of';

/** True if a file must be copied in parts: S3 copies at most 5 GiB at once, and too slowly for a call. */
export function isLarge({ size }: { size: number }): boolean {
  return size > environment.copyPartBytes();
}

export async function copyFile(copy: Copy): Promise<Exclude<CopyOutcome, 'more'>> {
  const { from, versionId, to, isNew, etag } = copy;
  // A multipart file gets another ETag when copied as one.
  const head = etag.includes('-') ? await headOf(copy) : undefined;
  try {
    const { client, CopyObjectCommand } = await s3();
    await client.send(
      new CopyObjectCommand({
        Bucket: environment.filesBucket(),
        Key: to,
        CopySource: copySource(from, head?.VersionId ?? versionId),
        TaggingDirective: 'REPLACE',
        ...(head && {
          MetadataDirective: 'REPLACE',
          ContentType: head.ContentType,
          Metadata: { ...head.Metadata, [copyOf]: head.VersionId ?? '' },
        }),
        ...(isNew && { IfNoneMatch: '*' }),
      }),
    );
    return 'done';
  } catch (error) {
    if (!isNew || !isNamed(error, 'PreconditionFailed')) throw error;
    if (head) return (await isCopyOf(to, head.VersionId)) ? 'done' : 'taken';
    const existing = await headStored(to);
    return existing?.etag === etag && existing.size === copy.size ? 'done' : 'taken';
  }
}

type MultipartCopy = {
  begun: { versionId: string; uploadId: string } | undefined;
  /** Called before the first part is copied, so that another process can continue. */
  onBegun: (begun: { versionId: string; uploadId: string }) => Promise<void>;
  isOver: () => boolean;
};

/** Copies a large file part by part, until time is up; it is invisible until complete. @throws FileChanged */
export async function copyInParts(copy: Copy, { begun, onBegun, isOver }: MultipartCopy): Promise<CopyOutcome> {
  const { from, to, size, isNew } = copy;
  let upload = begun;
  let have = upload && (await partsOf(to, upload.uploadId));
  if (upload && !have && (await isCopyOf(to, upload.versionId))) return 'done';
  if (!upload || !have) {
    upload = await begin(copy);
    await onBegun(upload);
    have = [];
  }
  const { uploadId } = upload;
  const partBytes = environment.copyPartBytes();
  const copiedParts = new Set(have.map(({ PartNumber }) => PartNumber));
  const numbers = Array.from({ length: Math.ceil(size / partBytes) }, (_, index) => index + 1);
  const source = copySource(from, upload.versionId);
  let isWhole = true;
  try {
    await inParallel(
      numbers.filter((number) => !copiedParts.has(number)),
      async (number) => {
        if (isOver()) isWhole = false;
        else await copyPart({ to, uploadId, source, number, partBytes, size });
      },
    );
    if (!isWhole) return 'more';
    const parts = (await partsOf(to, uploadId)) ?? [];
    const { client, CompleteMultipartUploadCommand } = await s3();
    await client.send(
      new CompleteMultipartUploadCommand({
        Bucket: environment.filesBucket(),
        Key: to,
        UploadId: uploadId,
        MultipartUpload: { Parts: parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })) },
        ...(isNew && { IfNoneMatch: '*' }),
      }),
    );
    return 'done';
  } catch (error) {
    // A concurrent process may have finished the copy first.
    if (!isNamed(error, 'NoSuchUpload', 'PreconditionFailed', 'MalformedXML')) throw error;
    await abortParts(to, uploadId).catch(unlessGone);
    if (await isCopyOf(to, upload.versionId)) return 'done';
    if (isNamed(error, 'PreconditionFailed')) return 'taken';
    throw error;
  }
}

async function begin(copy: Copy): Promise<{ versionId: string; uploadId: string }> {
  const head = await headOf(copy);
  const versionId = head.VersionId ?? '';
  const { client, CreateMultipartUploadCommand } = await s3();
  const { UploadId = '' } = await client.send(
    new CreateMultipartUploadCommand({
      Bucket: environment.filesBucket(),
      Key: copy.to,
      ContentType: head.ContentType,
      Metadata: { ...head.Metadata, [copyOf]: versionId },
    }),
  );
  return { versionId, uploadId: UploadId };
}

type PartOf = { to: string; uploadId: string; source: string; number: number; partBytes: number; size: number };

async function copyPart({ to, uploadId, source, number, partBytes, size }: PartOf): Promise<void> {
  const start = (number - 1) * partBytes;
  const { client, UploadPartCopyCommand } = await s3();
  await client.send(
    new UploadPartCopyCommand({
      Bucket: environment.filesBucket(),
      Key: to,
      UploadId: uploadId,
      PartNumber: number,
      CopySource: source,
      CopySourceRange: `bytes=${start}-${Math.min(start + partBytes, size) - 1}`,
    }),
  );
}

async function partsOf(key: string, uploadId: string) {
  return allParts(key, uploadId).catch(unlessGone);
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
}

async function headOf({ from, versionId, etag }: Copy) {
  const { client, HeadObjectCommand } = await s3();
  const head = await client.send(
    new HeadObjectCommand({ Bucket: environment.filesBucket(), Key: from, VersionId: versionId }),
  );
  if (head.ETag?.replaceAll('"', '') !== etag) throw new FileChanged(`${from} has been written anew.`);
  return head;
}

export async function isCopyOf(key: string, versionId: string | undefined): Promise<boolean> {
  if (!versionId) return false;
  try {
    const { client, HeadObjectCommand } = await s3();
    const { Metadata } = await client.send(new HeadObjectCommand({ Bucket: environment.filesBucket(), Key: key }));
    return Metadata?.[copyOf] === versionId;
  } catch (error) {
    if (isNamed(error, 'NotFound', 'NoSuchKey')) return false;
    throw error;
  }
}

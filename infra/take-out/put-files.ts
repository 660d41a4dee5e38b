import { buffer } from 'node:stream/consumers';
import { archiveFile } from '../../functions/invoices/stores/invoice-archive.ts';
import { environment } from '../../functions/platform/environment.ts';
import { s3 } from '../../functions/platform/s3.ts';
import type { Archive } from './archive.ts';
import type { ArchivedEntry } from '../../functions/exports/take-out/manifest.ts';
import { type Markers, invoiceVersionsFrom, projectFilesAfter } from '../../functions/exports/take-out/stored-files.ts';

/** S3 takes at most 5 GiB in one request, and the memory holds no more than a part. */
const partBytes = 64 * 1024 ** 2;

type PutResult = { files: number; versions: Map<string, string> };

/**
 * What an interrupted restoration has put is whole, and is left: a second put would be an earlier version to everybody,
 * and versions in the archive of invoices cannot be removed.
 * @returns for each version of a file in the archive of invoices, the one that it has become
 */
export async function putFiles({ manifest, zip }: Archive): Promise<PutResult> {
  const versions = new Map<string, string>();
  const [existing, present] = [await versionsOfInvoices(), await keysOfProjectFiles()];
  const files = manifest.files.filter(({ key }) => key !== undefined);
  // The newest version of a file is first in the archive, and is stored last.
  for (const entry of files.toReversed()) {
    const { path, key = '', contentType, versionId } = entry;
    if (versionId === undefined) {
      if (!present.has(key)) await putFile(entry, zip.read(path));
    } else {
      const type = contentType === 'application/xml' ? contentType : 'application/pdf';
      const stored =
        existing.get(key)?.shift() ?? (await archiveFile(key, await buffer(zip.read(path)), { contentType: type }));
      versions.set(versionId, stored!);
    }
  }
  return { files: files.length, versions };
}

async function keysOfProjectFiles(): Promise<Set<string>> {
  const found = new Set<string>();
  let last: string | undefined;
  for (;;) {
    const some = await projectFilesAfter(last);
    for (const key of some) found.add(key);
    last = some.at(-1);
    if (last === undefined) return found;
  }
}

/** By key, the oldest first. */
async function versionsOfInvoices(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  let from: Markers | undefined = {};
  while (from) {
    const page: Awaited<ReturnType<typeof invoiceVersionsFrom>> = await invoiceVersionsFrom(from);
    for (const { key, versionId } of page.versions) found.set(key, [versionId, ...(found.get(key) ?? [])]);
    from = page.next;
  }
  return found;
}

async function putFile(entry: ArchivedEntry, content: AsyncIterable<Uint8Array>): Promise<void> {
  const { client, PutObjectCommand, CreateMultipartUploadCommand, UploadPartCommand, CompleteMultipartUploadCommand } =
    await s3();
  const file = { Bucket: environment.filesBucket(), Key: entry.key! };
  const described = { ...file, ContentType: entry.contentType, Metadata: entry.metadata };
  if (entry.bytes <= partBytes) {
    await client.send(new PutObjectCommand({ ...described, Body: await buffer(content) }));
    return;
  }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(described));
  const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
  for await (const Body of inParts(content)) {
    const PartNumber = Parts.length + 1;
    const { ETag } = await client.send(new UploadPartCommand({ ...file, UploadId, PartNumber, Body }));
    Parts.push({ PartNumber, ETag });
  }
  await client.send(new CompleteMultipartUploadCommand({ ...file, UploadId, MultipartUpload: { Parts } }));
}

async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    yield Buffer.concat(chunks);
    [chunks, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}

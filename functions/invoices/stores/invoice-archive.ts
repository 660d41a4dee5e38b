import { createHash } from 'node:crypto';
import { s3 } from '../../platform/s3.ts';
import { environment } from '../../platform/environment.ts';
import { isNamed } from '../../platform/sdk.ts';

/** The bucket with object lock: its versions can neither be overwritten nor deleted before their retention ends. */

export type Fingerprint = { versionId: string; bytes: number; sha256: string };

export type ArchivedContent = { content: Uint8Array; versionId: string };

type PutOptions = {
  contentType: 'application/pdf' | 'application/xml';
  onlyIfNew?: boolean;
};

export function invoicePdfKey(invoiceId: number, invoiceCode: string): string {
  return `invoices/${invoiceId}/${invoiceCode}.pdf`;
}

export function eInvoiceKey(invoiceId: number, invoiceCode: string): string {
  return `invoices/${invoiceId}/${invoiceCode}.xml`;
}

export async function archiveFile(
  key: string,
  content: Uint8Array,
  { onlyIfNew, contentType }: PutOptions,
): Promise<string | undefined> {
  try {
    const { client, PutObjectCommand } = await s3();
    const { VersionId } = await client.send(
      new PutObjectCommand({
        Bucket: environment.invoiceArchive(),
        Key: key,
        Body: content,
        ContentType: contentType,
        // S3 requires a checksum for writes to a bucket with object lock.
        ChecksumSHA256: digest(content).toString('base64'),
        ...(onlyIfNew && { IfNoneMatch: '*' }),
      }),
    );
    if (!VersionId) throw new Error('The archive bucket is not versioned.');
    return VersionId;
  } catch (error) {
    if (onlyIfNew && isNamed(error, 'PreconditionFailed')) return undefined;
    throw error;
  }
}

export async function readArchived(key: string, versionId?: string): Promise<ArchivedContent | undefined> {
  try {
    const { client, GetObjectCommand } = await s3();
    const { Body, VersionId = '' } = await client.send(
      new GetObjectCommand({ Bucket: environment.invoiceArchive(), Key: key, VersionId: versionId }),
    );
    return { content: await Body!.transformToByteArray(), versionId: VersionId };
  } catch (error) {
    if (isNamed(error, 'NoSuchKey', 'NoSuchVersion', 'MethodNotAllowed')) return undefined;
    throw error;
  }
}

export function fingerprintOf({ content, versionId }: ArchivedContent): Fingerprint {
  return { versionId, bytes: content.length, sha256: digest(content).toString('hex') };
}

export function isSame(content: Uint8Array, { bytes, sha256 }: Fingerprint): boolean {
  return content.length === bytes && digest(content).toString('hex') === sha256;
}

function digest(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

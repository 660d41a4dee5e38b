import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { s3 } from '../platform/s3.ts';
import { environment } from '../platform/environment.ts';
import { isNamed } from './s3-errors.ts';

/** The bucket whose versions nobody can overwrite or delete before their time is out. */

/** By what a file is known again: its version in the bucket, and what its bytes are. */
export type Fingerprint = { versionId: string; bytes: number; sha256: string };

export type ArchivedFile = { content: Uint8Array; versionId: string };

type PutOptions = {
  /** Leaves a file that is there already as it is. */
  onlyIfNew?: boolean;
};

/** Where the PDF of an invoice is kept: one key for each invoice, whose versions are its PDFs. */
export function invoicePdfKey(invoiceId: number, invoiceCode: string): string {
  return `invoices/${invoiceId}/${invoiceCode}.pdf`;
}

/** Archives a PDF as the key's newest version. @returns its version; nothing where one was there already */
export async function archivePdf(
  key: string,
  content: Uint8Array,
  { onlyIfNew }: PutOptions = {},
): Promise<string | undefined> {
  try {
    const { VersionId } = await s3().send(
      new PutObjectCommand({
        Bucket: environment.invoiceArchive(),
        Key: key,
        Body: content,
        ContentType: 'application/pdf',
        // S3 takes nothing into a locked bucket that it has not checked.
        ChecksumSHA256: digest(content).toString('base64'),
        ...(onlyIfNew && { IfNoneMatch: '*' }),
      }),
    );
    if (!VersionId) throw new Error('The archive keeps no versions.');
    return VersionId;
  } catch (error) {
    if (onlyIfNew && isNamed(error, 'PreconditionFailed')) return undefined;
    throw error;
  }
}

/** @param versionId the newest where left out @returns nothing where there is no such file */
export async function readArchived(key: string, versionId?: string): Promise<ArchivedFile | undefined> {
  try {
    const { Body, VersionId = '' } = await s3().send(
      new GetObjectCommand({ Bucket: environment.invoiceArchive(), Key: key, VersionId: versionId }),
    );
    return { content: await Body!.transformToByteArray(), versionId: VersionId };
  } catch (error) {
    if (isNamed(error, 'NoSuchKey', 'NoSuchVersion', 'MethodNotAllowed')) return undefined;
    throw error;
  }
}

export function fingerprintOf({ content, versionId }: ArchivedFile): Fingerprint {
  return { versionId, bytes: content.length, sha256: digest(content).toString('hex') };
}

/** Whether the bytes are those that the fingerprint was taken of. */
export function isSame(content: Uint8Array, { bytes, sha256 }: Fingerprint): boolean {
  return content.length === bytes && digest(content).toString('hex') === sha256;
}

function digest(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

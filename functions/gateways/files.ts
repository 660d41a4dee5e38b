import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { s3 } from '../runtime/clients/s3.ts';
import { environment } from '../runtime/environment.ts';
import { isNamed } from './s3-errors.ts';

type PutOptions = {
  contentType: string;
  /** Leaves a file that is there already as it is. */
  onlyIfNew?: boolean;
};

export type FileFacts = { bytes: number; contentType: string; changedAt: Date | undefined };

/** Where the PDF of an invoice is kept: one key for each invoice, so that making it twice makes one file. */
export function invoicePdfKey(invoiceId: number, invoiceCode: string): string {
  return `invoices/${invoiceId}/${invoiceCode}.pdf`;
}

/** Where a PDF that was made anew is kept as it was; a file of its own, for an earlier version of a file is not kept for ever. */
export function earlierInvoicePdfKey(invoiceId: number, invoiceCode: string, replacedAt: Date): string {
  return `invoices/${invoiceId}/earlier/${invoiceCode} ${replacedAt.toISOString().replaceAll(':', '')}.pdf`;
}

/** Stores a file; the bucket keeps what it replaces as an older version. @returns false where it was there already */
export async function putFile(key: string, body: Uint8Array, { contentType, onlyIfNew }: PutOptions): Promise<boolean> {
  try {
    await s3().send(
      new PutObjectCommand({
        Bucket: environment.filesBucket(),
        Key: key,
        Body: body,
        ContentType: contentType,
        ...(onlyIfNew && { IfNoneMatch: '*' }),
      }),
    );
    return true;
  } catch (error) {
    if (onlyIfNew && isNamed(error, 'PreconditionFailed')) return false;
    throw error;
  }
}

/** @returns the newest version, or nothing where there is no such file */
export async function getFile(key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await s3().send(new GetObjectCommand({ Bucket: environment.filesBucket(), Key: key }));
    return await Body!.transformToByteArray();
  } catch (error) {
    if (isNamed(error, 'NoSuchKey')) return undefined;
    throw error;
  }
}

/** @returns what is known of the newest version, or nothing where there is no such file */
export async function headFile(key: string): Promise<FileFacts | undefined> {
  try {
    const head = await s3().send(new HeadObjectCommand({ Bucket: environment.filesBucket(), Key: key }));
    return { bytes: head.ContentLength ?? 0, contentType: head.ContentType ?? '', changedAt: head.LastModified };
  } catch (error) {
    if (isNamed(error, 'NotFound')) return undefined;
    throw error;
  }
}

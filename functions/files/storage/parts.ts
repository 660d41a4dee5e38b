import type { Part } from '@aws-sdk/client-s3';
import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { s3 } from '../../platform/s3.ts';
import { environment } from '../../platform/environment.ts';
import { isNamed } from '../../platform/sdk.ts';

/** Larger files are uploaded in parts of this size, each of which can be retried. */
export const partSize = 16 * 1024 ** 2;

export function partCountOf(size: number): number {
  return Math.max(1, Math.ceil(size / partSize));
}

export function sizeOfPart(size: number, partNumber: number): number {
  return Math.min(partSize, size - (partNumber - 1) * partSize);
}

export async function beginParts(key: string, contentType: string, userId: number): Promise<string> {
  const { client, CreateMultipartUploadCommand } = await s3();
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({
      Bucket: environment.filesBucket(),
      Key: key,
      ContentType: contentType,
      Metadata: { 'uploaded-by': String(userId) },
    }),
  );
  return UploadId!;
}

/** @throws not_found when the upload was completed, aborted or never existed */
export async function listParts(key: string, uploadId: string, size: number): Promise<Part[]> {
  const parts = await allParts(key, uploadId);
  return parts.filter(({ PartNumber = 0, Size }) => Size === sizeOfPart(size, PartNumber));
}

export async function allParts(key: string, uploadId: string): Promise<Part[]> {
  const parts: Part[] = [];
  const { client, ListPartsCommand } = await s3();
  let marker: string | undefined;
  do {
    const page = await found(
      client.send(
        new ListPartsCommand({
          Bucket: environment.filesBucket(),
          Key: key,
          UploadId: uploadId,
          PartNumberMarker: marker,
        }),
      ),
    );
    parts.push(...(page.Parts ?? []));
    marker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
  } while (marker);
  return parts;
}

export async function completeParts(key: string, uploadId: string, parts: readonly Part[]): Promise<void> {
  const { client, CompleteMultipartUploadCommand } = await s3();
  await found(
    client.send(
      new CompleteMultipartUploadCommand({
        Bucket: environment.filesBucket(),
        Key: key,
        UploadId: uploadId,
        MultipartUpload: { Parts: parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag })) },
      }),
    ),
  );
}

export async function abortParts(key: string, uploadId: string): Promise<void> {
  const { client, AbortMultipartUploadCommand } = await s3();
  await found(
    client.send(new AbortMultipartUploadCommand({ Bucket: environment.filesBucket(), Key: key, UploadId: uploadId })),
  );
}

async function found<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (!isNamed(error, 'NoSuchUpload')) throw error;
    throw new AppError(notFound, {
      message: 'Uppladdningen finns inte längre. Ladda upp filen igen.',
      cause: error,
    });
  }
}

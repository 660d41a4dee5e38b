import { completeUpload, getUploadParts } from '../../../../../shared/contract/calls/files.ts';
import { call } from '../../../api/call.ts';
import { ApiError } from '../../../api/api-error.ts';
import { UploadError, persist, sendBytes } from '../../../api/send-bytes.ts';
import { filesText as text } from '../../../text/files.ts';

type SendOptions = { file: File; signal: AbortSignal; onProgress: (sent: number) => void };

const partsAtOnce = 3;

export type Parts = { projectCode: string; path: string; uploadId: string };

/**
 * Uploads the missing parts of a large file and completes it. @throws ApiError with 404 when the upload no longer
 * exists
 */
export async function sendParts(
  { projectCode, path, uploadId }: Parts,
  { file, signal, onProgress }: SendOptions,
): Promise<void> {
  const params = { projectCode };
  const body = { path, uploadId, size: file.size };
  const sentOf = new Map<number, number>();
  const report = () => onProgress([...sentOf.values()].reduce((sum, sent) => sum + sent, 0));

  for (;;) {
    const { partSize, partCount, done, parts } = await ask(signal, () =>
      call(getUploadParts, { params, body }, { signal }),
    );
    const sizeOf = (partNumber: number) => Math.min(partSize, file.size - (partNumber - 1) * partSize);
    for (const partNumber of done) sentOf.set(partNumber, sizeOf(partNumber));
    report();
    if (done.length === partCount) break;
    const queue = [...parts];
    const work = async () => {
      for (let part = queue.shift(); part; part = queue.shift()) {
        const { partNumber, url } = part;
        const start = (partNumber - 1) * partSize;
        const onPart = (sent: number) => {
          sentOf.set(partNumber, sent);
          report();
        };
        const piece = file.slice(start, start + sizeOf(partNumber));
        try {
          await persist(signal, () => sendBytes({ method: 'PUT', url, body: piece, signal, onProgress: onPart }));
        } catch (error) {
          // The file has failed: no more of it is sent.
          queue.length = 0;
          throw error;
        }
      }
    };
    await Promise.all(Array.from({ length: partsAtOnce }, work));
  }
  const idempotencyKey = crypto.randomUUID();
  await ask(signal, () => call(completeUpload, { params, body }, { signal, idempotencyKey }));
}

/** Calls the server between uploads, with retries after network errors. @throws UploadError when they are exhausted */
export async function ask<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return persist(signal, async () => {
    try {
      return await work();
    } catch (error) {
      const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      throw isPassing ? new UploadError(error.status === 0 ? text.noContact : error.message, { isPassing }) : error;
    }
  });
}

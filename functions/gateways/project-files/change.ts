import { DeleteObjectsCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { s3 } from '../../platform/s3.ts';
import { environment } from '../../platform/environment.ts';
import { isNamed } from '../s3-errors.ts';
import { folderKey } from './keys.ts';

/** A file as it was when somebody decided about it. */
export type Seen = { key: string; etag: string };

/** Of what another has changed or taken away meanwhile. */
const passed = new Set(['PreconditionFailed', 'NoSuchKey']);

/**
 * Deletes at most a thousand, each only if it is still what it was: what somebody has put in its place stays. The bucket
 * keeps what they were. Those that are not there are no fault.
 * @returns the keys of those that have become others
 */
export async function deleteFiles(files: readonly Seen[]): Promise<string[]> {
  if (files.length === 0) return [];
  const { Errors = [] } = await s3().send(
    new DeleteObjectsCommand({
      Bucket: environment.filesBucket(),
      Delete: { Quiet: true, Objects: files.map(({ key, etag }) => ({ Key: key, ETag: `"${etag}"` })) },
    }),
  );
  const fault = Errors.find(({ Code = '' }) => !passed.has(Code));
  if (fault) {
    const error = new Error(`S3 did not delete ${Errors.length} files: ${fault.Code}.`);
    throw Object.assign(error, { name: fault.Code ?? 'Error' });
  }
  return Errors.filter(({ Code }) => Code === 'PreconditionFailed').map(({ Key = '' }) => Key);
}

/** Makes a folder, or leaves the one that is there as it is. */
export async function putFolder(projectId: number, path: string): Promise<void> {
  if (path === '') return;
  try {
    await s3().send(
      new PutObjectCommand({
        Bucket: environment.filesBucket(),
        Key: folderKey(projectId, path),
        Body: '',
        ContentLength: 0,
        ContentType: 'application/x-directory',
        IfNoneMatch: '*',
      }),
    );
  } catch (error) {
    // It is there, or is being made by somebody else.
    if (!isNamed(error, 'PreconditionFailed', 'ConditionalRequestConflict')) throw error;
  }
}

/** Does something with each, some at a time. Once one has failed, no further ones are begun. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const workers = Array.from({ length: 16 }, async () => {
    try {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
    } catch (error) {
      rest.length = 0;
      throw error;
    }
  });
  const ends = await Promise.allSettled(workers);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

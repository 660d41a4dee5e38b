import { s3 } from '../../platform/s3.ts';
import { environment } from '../../platform/environment.ts';
import { isNamed } from '../../platform/sdk.ts';
import { folderKey } from './keys.ts';

export type SeenObject = { key: string; etag: string };

const passed = new Set(['PreconditionFailed', 'NoSuchKey']);

/**
 * Deletes at most a thousand files, each only if it is unchanged. The bucket keeps their versions. Missing files are
 * ignored.
 * @returns the keys of changed files, which were kept
 */
export async function deleteFiles(files: readonly SeenObject[]): Promise<string[]> {
  if (files.length === 0) return [];
  const { client, DeleteObjectsCommand } = await s3();
  const { Errors = [] } = await client.send(
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

export async function putFolder(projectId: number, path: string): Promise<void> {
  if (path === '') return;
  try {
    const { client, PutObjectCommand } = await s3();
    await client.send(
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
    // It exists, or is being created concurrently.
    if (!isNamed(error, 'PreconditionFailed', 'ConditionalRequestConflict')) throw error;
  }
}

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

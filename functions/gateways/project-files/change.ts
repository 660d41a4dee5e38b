import { CopyObjectCommand, DeleteObjectsCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { s3 } from '../../runtime/clients/s3.ts';
import { environment } from '../../runtime/environment.ts';
import { isNamed } from '../s3-errors.ts';
import { copySource, folderKey } from './keys.ts';

type Copy = { from: string; versionId?: string | undefined; to: string; onlyIfNew?: boolean };

/** Copies a file within S3. Tags stay behind: what the scanner said was of the other. @returns false where one is there that must stay */
export async function copyFile({ from, versionId, to, onlyIfNew = false }: Copy): Promise<boolean> {
  try {
    await s3().send(
      new CopyObjectCommand({
        Bucket: environment.filesBucket(),
        Key: to,
        CopySource: copySource(from, versionId),
        TaggingDirective: 'REPLACE',
        ...(onlyIfNew && { IfNoneMatch: '*' }),
      }),
    );
    return true;
  } catch (error) {
    if (onlyIfNew && isNamed(error, 'PreconditionFailed')) return false;
    throw error;
  }
}

/** Deletes at most a thousand; the bucket keeps what they were. Those that are not there are no fault. */
export async function deleteKeys(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { Errors = [] } = await s3().send(
    new DeleteObjectsCommand({
      Bucket: environment.filesBucket(),
      Delete: { Quiet: true, Objects: keys.map((Key) => ({ Key })) },
    }),
  );
  if (Errors.length > 0) throw new Error(`S3 did not delete ${Errors.length} files: ${Errors[0]?.Code}.`);
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
    if (!isNamed(error, 'PreconditionFailed')) throw error;
  }
}

/** Does something with each, some at a time. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const workers = Array.from({ length: 16 }, async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  });
  await Promise.all(workers);
}

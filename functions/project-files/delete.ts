import { AppError } from '../../shared/contract/errors.ts';
import { folderOf, nameOf } from '../../shared/domain/file-paths.ts';
import { deleteKeys, putFolder } from '../gateways/project-files/change.ts';
import { fileKey, folderKey } from '../gateways/project-files/keys.ts';
import { headStored, listDeep } from '../gateways/project-files/list.ts';
import type { Progress } from './move.ts';
import { Pace } from './pace.ts';

/** @throws not_found */
export async function deleteFile(projectId: number, path: string): Promise<Progress> {
  const key = fileKey(projectId, path);
  if (!(await headStored(key)))
    throw new AppError('not_found', { message: `Filen ”${nameOf(path)}” finns inte längre.` });
  // The folder stays though its last file goes.
  await putFolder(projectId, folderOf(path));
  await deleteKeys([key]);
  return { count: 1, isDone: true };
}

/** Deletes a folder with what is in it, as far as one call reaches. */
export async function deleteFolder(projectId: number, path: string): Promise<Progress> {
  const pace = new Pace();
  let count = 0;
  await putFolder(projectId, folderOf(path));
  for (;;) {
    const files = await listDeep(folderKey(projectId, path));
    await deleteKeys(files.map(({ key }) => key));
    count += files.length;
    if (files.length < 1000) return { count, isDone: true };
    if (pace.isOver) return { count, isDone: false };
  }
}

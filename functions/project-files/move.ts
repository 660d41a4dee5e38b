import { AppError, fieldError } from '../../shared/contract/errors.ts';
import { folderOf, isWithin, nameOf } from '../../shared/domain/file-paths.ts';
import { copyFile, deleteKeys, inParallel, putFolder } from '../gateways/project-files/change.ts';
import { fileKey, folderKey, readFileKey } from '../gateways/project-files/keys.ts';
import { headStored, listDeep } from '../gateways/project-files/list.ts';
import { refuseThreat, threatsIn } from '../stores/quarantine-store.ts';
import { refuseTaken } from './entries.ts';
import { Pace } from './pace.ts';

type Move = { projectId: number; from: string; to: string };
export type Progress = { count: number; isDone: boolean };

/**
 * Copies, then deletes: a crash between leaves the file twice, and the same again takes the old one away.
 * @throws not_found, already_exists, quarantined
 */
export async function moveFile({ projectId, from, to }: Move): Promise<Progress> {
  const key = fileKey(projectId, from);
  const target = fileKey(projectId, to);
  const [file, there] = await Promise.all([headStored(key), headStored(target)]);
  if (!file) throw new AppError('not_found', { message: `Filen ”${nameOf(from)}” finns inte längre.` });
  if (from === to) return { count: 0, isDone: true };
  await refuseThreat(projectId, from, file.etag);
  const isCopied = there?.etag === file.etag && there.size === file.size;
  if (!isCopied) {
    await refuseTaken(projectId, to, from);
    if (!(await copyFile({ from: key, to: target, onlyIfNew: true }))) {
      throw new AppError('already_exists', { message: `Det finns redan en fil som heter ”${nameOf(to)}”.` });
    }
  }
  await putFolder(projectId, folderOf(from));
  await deleteKeys([key]);
  return { count: 1, isDone: true };
}

/**
 * Moves what a folder holds, as far as one call reaches.
 * @param isMore the call goes on with what an earlier one began: then the target is there
 * @throws not_found, already_exists, quarantined
 */
export async function moveFolder({ projectId, from, to, isMore }: Move & { isMore: boolean }): Promise<Progress> {
  if (from !== to && isWithin(to, from)) throw fieldError('to', 'En mapp kan inte flyttas in i sig själv.');
  const pace = new Pace();
  const prefix = folderKey(projectId, from);
  let files = await listDeep(prefix);
  if (files.length === 0) {
    if (isMore) return { count: 0, isDone: true };
    throw new AppError('not_found', { message: `Mappen ”${nameOf(from)}” finns inte längre.` });
  }
  if (from === to) return { count: 0, isDone: true };
  if (!isMore) await refuseTaken(projectId, to, from);
  const threatOf = await threatsIn(projectId);
  let count = 0;
  await putFolder(projectId, to);
  for (; files.length > 0; files = await listDeep(prefix)) {
    const some = files.slice(0, 100);
    for (const { key, etag } of some) {
      if (threatOf(readFileKey(key)?.path ?? '', etag)) throw new AppError('quarantined');
    }
    await inParallel(some, async (file) => {
      const target = `${folderKey(projectId, to)}${file.key.slice(prefix.length)}`;
      if (target === folderKey(projectId, to)) return;
      if (await copyFile({ from: file.key, to: target, onlyIfNew: true })) return;
      const there = await headStored(target);
      if (there?.etag === file.etag && there.size === file.size) return;
      throw new AppError('already_exists', { message: `Det finns redan en fil som heter ”${nameOf(target)}”.` });
    });
    await deleteKeys(some.map(({ key }) => key));
    count += some.length;
    if (pace.isOver && files.length > some.length) return { count, isDone: false };
  }
  await putFolder(projectId, folderOf(from));
  return { count, isDone: true };
}

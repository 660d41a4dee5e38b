import { AppError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { nameOf } from '../../shared/lib/file-paths.ts';
import { fileKey } from './storage/keys.ts';
import { type StoredFile, headStored } from './storage/list.ts';
import { refuseThreat } from './quarantine-store.ts';

export async function findFile(projectId: number, path: string, versionId?: string): Promise<StoredFile> {
  const file = await headStored(fileKey(projectId, path), versionId);
  if (!file) throw new AppError(notFound, { message: `Filen ”${nameOf(path)}” finns inte längre.` });
  return file;
}

export async function findSafeFile(projectId: number, path: string, versionId?: string): Promise<StoredFile> {
  const file = await findFile(projectId, path, versionId);
  await refuseThreat(projectId, path, file.etag);
  return file;
}

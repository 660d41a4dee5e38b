import { AppError, fieldError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { isWithin, nameOf } from '../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../shared/schemas/file.ts';
import { fileKey, folderKey } from './storage/keys.ts';
import { headStored, listDeep } from './storage/list.ts';
import { refuseThreat, threatenedPaths } from './quarantine-store.ts';
import { refuseTaken } from './entries.ts';
import { findSafeFile } from './require-file.ts';

type Move = { projectId: number; type: FileEntry['type']; from: string; to: string };

/** @throws not_found, quarantined, invalid_fields (a folder into itself), already_exists */
export async function checkMove({ projectId, type, from, to }: Move): Promise<void> {
  if (type === 'file') await findSafeFile(projectId, from);
  else await checkFolder({ projectId, from, to });
  if (from !== to) await refuseTaken(projectId, to, from);
}

async function requireFolder(projectId: number, path: string): Promise<void> {
  if ((await listDeep(folderKey(projectId, path), { limit: 1 })).length === 0) {
    throw new AppError(notFound, { message: `Mappen ”${nameOf(path)}” finns inte längre.` });
  }
}

/** A folder with a quarantined file is not moved at all. */
async function checkFolder({ projectId, from, to }: Omit<Move, 'type'>): Promise<void> {
  if (from !== to && isWithin(to, from)) throw fieldError('to', 'En mapp kan inte flyttas in i sig själv.');
  await requireFolder(projectId, from);
  const threatened = [...(await threatenedPaths(projectId))].filter((path) => isWithin(path, from));
  await Promise.all(
    threatened.map(async (path) => {
      const file = await headStored(fileKey(projectId, path));
      if (file) await refuseThreat(projectId, path, file.etag);
    }),
  );
}

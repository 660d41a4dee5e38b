import { AppError } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { nameKey, nameOf } from '../../shared/lib/file-paths.ts';
import type { FileVersion } from '../../shared/schemas/file.ts';
import { fileKey, folderKey } from './storage/keys.ts';
import { type StoredVersion, headStored, listVersions } from './storage/list.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { refuseThreat } from './quarantine-store.ts';
import { type Listing, fileEntry, folderEntry, namesIn } from './entries.ts';

export async function versionsOf(projectId: number, path: string): Promise<FileVersion[]> {
  const key = fileKey(projectId, path);
  const { items } = await listVersions({ prefix: key });
  const versions = items.filter((one) => one.key === key && !one.isMarker);
  if (versions.length === 0) throw gone(path);
  return versions.map(({ versionId, size, changedAt, isLatest }) => ({
    versionId,
    size,
    timestamp: changedAt.toISOString(),
    isCurrent: isLatest,
  }));
}

/** Deleted contents of a folder: files, and folders of which nothing is left. Their time is that of the deletion. */
export async function listDeleted(
  project: StoredRecord<'project'>,
  path: string,
  continueFrom: string | undefined,
): Promise<Listing> {
  const prefix = folderKey(project.id, path);
  const [page, names] = await Promise.all([listVersions({ prefix, continueFrom }), namesIn(project.id, path)]);
  const { projectCode } = project.data;
  const files = page.items.filter(({ isLatest, isMarker, key }) => isLatest && isMarker && !key.endsWith('/'));
  return {
    projectId: project.id,
    projectCode,
    path,
    items: [
      ...page.folders
        .map((folder) => folderEntry(projectCode, folder))
        .filter(({ basename }) => names.get(nameKey(basename))?.isFolder !== true),
      ...files.map((marker) => {
        const last = page.items.find(({ key, isMarker }) => key === marker.key && !isMarker);
        return { ...fileEntry(projectCode, { ...marker, size: last?.size ?? 0 }, () => null), thumb: false };
      }),
    ],
    next: page.next ?? null,
  };
}

type RestoreRequest = { projectId: number; path: string; versionId?: string | undefined };

/** @throws not_found, quarantined when that version of a file, or the last one, cannot be restored */
export async function checkRestore({ projectId, path, versionId }: RestoreRequest): Promise<void> {
  const key = fileKey(projectId, path);
  const version = versionId === undefined ? await lastVersionOf(key) : await headStored(key, versionId);
  if (version) await refuseThreat(projectId, path, version.etag);
  else if (versionId !== undefined || !(await headStored(key))) throw gone(path);
}

export async function lastVersionOf(key: string): Promise<StoredVersion | undefined> {
  let continueFrom: string | undefined;
  do {
    const page = await listVersions({ prefix: key, continueFrom });
    const ofFile = page.items.filter((one) => one.key === key);
    if (ofFile.some(({ isLatest, isMarker }) => isLatest && !isMarker)) return undefined;
    const last = ofFile.find(({ isMarker }) => !isMarker);
    if (last) return last;
    // The next page may hold the version, after many delete markers.
    continueFrom = page.items.at(-1)?.key === key ? page.next : undefined;
  } while (continueFrom);
  return undefined;
}

function gone(path: string): AppError {
  return new AppError(notFound, { message: `”${nameOf(path)}” finns inte i någon version.` });
}

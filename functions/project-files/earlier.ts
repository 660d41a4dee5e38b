import { AppError } from '../../shared/contract/errors.ts';
import { nameKey, nameOf } from '../../shared/domain/file-paths.ts';
import type { FileVersion } from '../../shared/schemas/file.ts';
import { copyFile, inParallel } from '../gateways/project-files/change.ts';
import { fileKey, folderKey } from '../gateways/project-files/keys.ts';
import { type StoredVersion, headStored, listVersions } from '../gateways/project-files/list.ts';
import type { Stored } from '../stores/records.ts';
import { refuseThreat } from '../stores/quarantine-store.ts';
import { type Listing, fileEntry, folderEntry, namesIn } from './entries.ts';
import type { Progress } from './move.ts';
import { Pace } from './pace.ts';

/** The versions of one file, the newest first; those that only say it was deleted are left out. @throws not_found */
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

/** What was deleted from a folder: files, and folders of which nothing is left. Their time is when they went. */
export async function listDeleted(
  project: Stored<'project'>,
  path: string,
  continueFrom: string | undefined,
): Promise<Listing> {
  const prefix = folderKey(project.id, path);
  const [page, names] = await Promise.all([listVersions({ prefix, continueFrom }), namesIn(project.id, path)]);
  const { projectCode } = project.data;
  const files = page.items.filter(({ isLatest, isMarker, key }) => isLatest && isMarker && !key.endsWith('/'));
  return {
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

type Restore = { projectId: number; path: string };

/** Makes a version the newest; without one, brings back a deleted file as it was. @throws not_found, quarantined */
export async function restoreFile({
  projectId,
  path,
  versionId,
}: Restore & { versionId?: string | undefined }): Promise<Progress> {
  const key = fileKey(projectId, path);
  if (versionId === undefined) {
    const { items } = await listVersions({ prefix: key });
    const ofFile = items.filter((one) => one.key === key);
    if (ofFile.length === 0) throw gone(path);
    if (!ofFile[0]!.isMarker) return { count: 0, isDone: true };
    const last = ofFile.find(({ isMarker }) => !isMarker);
    if (!last) throw gone(path);
    return restoreFile({ projectId, path, versionId: last.versionId });
  }
  const version = await headStored(key, versionId);
  if (!version) throw gone(path);
  await refuseThreat(projectId, path, version.etag);
  await copyFile({ from: key, versionId, to: key });
  return { count: 1, isDone: true };
}

/** Brings back what was deleted in a folder, as far as one call reaches. @param since only what went then or later */
export async function restoreFolder({
  projectId,
  path,
  since,
}: Restore & { since?: Date | undefined }): Promise<Progress> {
  const pace = new Pace();
  const prefix = folderKey(projectId, path);
  let count = 0;
  let continueFrom: string | undefined;
  let marked: string | undefined;
  do {
    const page = await listVersions({ prefix, isDeep: true, continueFrom });
    const wanted: StoredVersion[] = [];
    for (const one of page.items) {
      if (one.isMarker && one.isLatest && (!since || one.changedAt >= since)) marked = one.key;
      else if (!one.isMarker && one.key === marked) {
        wanted.push(one);
        marked = undefined;
      }
    }
    await inParallel(wanted, async ({ key, versionId }) => {
      await copyFile({ from: key, versionId, to: key });
    });
    count += wanted.length;
    continueFrom = page.next;
    if (pace.isOver && continueFrom) return { count, isDone: false };
  } while (continueFrom);
  return { count, isDone: true };
}

function gone(path: string): AppError {
  return new AppError('not_found', { message: `”${nameOf(path)}” finns inte i någon version.` });
}

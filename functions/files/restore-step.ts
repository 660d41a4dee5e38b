import { isCopyOf } from './storage/copy.ts';
import { fileKey, folderKey } from './storage/keys.ts';
import { type StoredVersion, headStored, listVersions } from './storage/list.ts';
import { threatsIn } from './quarantine-store.ts';
import { copyAll, pathOf, quarantinedMessage, withLeft } from './copy-all.ts';
import { lastVersionOf } from './earlier.ts';
import type { RunningTask } from './file-task-store.ts';

export async function restoreStep(running: RunningTask): Promise<void> {
  const { work } = running.task;
  if (work.what !== 'restored') return;
  if (work.type === 'dir') return restoreNext(running, work.path, work.since);
  if (work.versionId === undefined) return bringBack(running, work.path);
  return restoreVersion(running, work.path, work.versionId);
}

async function bringBack(running: RunningTask, path: string): Promise<void> {
  const key = fileKey(running.task.projectId, path);
  const last = await lastVersionOf(key);
  if (last) await finish(running, last, { key, isNew: true });
  else await running.save({ state: 'Done' });
}

async function restoreVersion(running: RunningTask, path: string, versionId: string): Promise<void> {
  const key = fileKey(running.task.projectId, path);
  const [version, current] = await Promise.all([headStored(key, versionId), headStored(key)]);
  const isThere = version && (current?.etag === version.etag || (await isCopyOf(key, versionId)));
  if (!version || isThere) return running.save({ state: 'Done', count: 1, copying: null });
  await finish(running, { ...version, versionId }, { key, isNew: false });
}

type Version = { versionId: string; etag: string; size: number };

async function finish(
  running: RunningTask,
  { versionId, etag, size }: Version,
  { key, isNew }: { key: string; isNew: boolean },
) {
  const { copied, left, isWhole } = await copyAll(running, [{ from: key, versionId, etag, size, to: key, isNew }]);
  if (isWhole) await running.save({ state: 'Done', count: copied.length, left, copying: null });
}

async function restoreNext(running: RunningTask, path: string, since: string | undefined): Promise<void> {
  const { projectId, after, count, left: before } = running.task;
  const page = await listVersions({ prefix: folderKey(projectId, path), isDeep: true, continueFrom: after });
  // S3's timestamps have a resolution of one second.
  const from = since === undefined ? 0 : Math.floor(Date.parse(since) / 1000) * 1000;
  const deleted = page.items.filter((one) => one.isMarker && one.isLatest && one.changedAt.getTime() >= from);
  const [threatOf, lasts] = await Promise.all([threatsIn(projectId), lastOfEach(deleted, page.items)]);
  const isLocked = ({ key, etag }: StoredVersion) => threatOf(pathOf(key), etag) !== null;
  const { copied, left, isWhole } = await copyAll(
    running,
    lasts
      .filter((version) => !isLocked(version))
      .map(({ key, versionId, etag, size }) => ({ from: key, versionId, etag, size, to: key, isNew: true })),
  );
  const locked = lasts.filter(isLocked).map(({ key }) => ({ path: pathOf(key), message: quarantinedMessage }));
  const isLast = page.next === undefined;
  await running.save({
    count: count + copied.length,
    left: withLeft(before, [...left, ...locked]),
    ...(isWhole && { after: page.next ?? after, copying: null, ...(isLast && { state: 'Done' }) }),
  });
}

async function lastOfEach(
  deleted: readonly StoredVersion[],
  items: readonly StoredVersion[],
): Promise<StoredVersion[]> {
  const versions = new Map<string, StoredVersion>();
  for (const one of items) if (!one.isMarker && !versions.has(one.key)) versions.set(one.key, one);
  const lasts = await Promise.all(deleted.map(async ({ key }) => versions.get(key) ?? lastVersionOf(key)));
  return lasts.filter((one) => one !== undefined);
}

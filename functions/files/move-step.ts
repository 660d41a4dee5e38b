import { folderOf } from '../../shared/lib/file-paths.ts';
import { deleteFiles, putFolder } from './storage/change.ts';
import { fileKey, folderKey } from './storage/keys.ts';
import { headStored, listDeep } from './storage/list.ts';
import { threatsIn } from './quarantine-store.ts';
import { changedMessage, copyAll, pathOf, quarantinedMessage, wasThere, withLeft } from './copy-all.ts';
import type { RunningTask } from './file-task-store.ts';

const atOnce = 100;
type Place = { projectId: number; from: string; to: string };

/** Moves the next files: copies, then deletes. A crash in between leaves both copies until the task continues. */
export async function moveStep(running: RunningTask): Promise<void> {
  const { projectId, work } = running.task;
  if (work.what !== 'moved') return;
  const place = { projectId, from: work.path, to: work.to };
  await (work.type === 'file' ? moveOne(running, place) : moveNext(running, place));
}

async function moveOne(running: RunningTask, { projectId, from, to }: Place): Promise<void> {
  const key = fileKey(projectId, from);
  const file = await headStored(key);
  if (!file || !wasThere(file, running.task)) return running.save({ state: 'Done', count: 1 });
  const copy = { from: key, etag: file.etag, size: file.size, to: fileKey(projectId, to), isNew: true };
  const { copied, left, isWhole } = await copyAll(running, [copy]);
  if (!isWhole) return;
  // Keeps the folder even if it becomes empty.
  await putFolder(projectId, folderOf(from));
  const changed = copied.length > 0 ? await deleteFiles([{ key, etag: file.etag }]) : [];
  const all = [...left, ...changed.map(() => ({ path: from, message: changedMessage }))];
  await running.save({ state: 'Done', count: copied.length, left: all, copying: null });
}

async function moveNext(running: RunningTask, { projectId, from, to }: Place): Promise<void> {
  const { after, count, left: before } = running.task;
  const [source, target] = [folderKey(projectId, from), folderKey(projectId, to)];
  const page = await listDeep(source, { limit: atOnce, after });
  if (after === '') await putFolder(projectId, to);
  if (page.length === 0) {
    await putFolder(projectId, folderOf(from));
    return running.save({ state: 'Done', copying: null });
  }
  const threatOf = await threatsIn(projectId);
  const files = page.filter((file) => file.key !== source && wasThere(file, running.task));
  const [locked, free] = split(files, ({ key, etag }) => threatOf(pathOf(key), etag) !== null);
  const { copied, left, isWhole } = await copyAll(
    running,
    free.map(({ key, etag, size }) => ({
      from: key,
      etag,
      size,
      to: `${target}${key.slice(source.length)}`,
      isNew: true,
    })),
  );
  const folder = page.filter(({ key }) => key === source);
  const changed = await deleteFiles([...folder, ...copied.map((copy) => ({ key: copy.from, etag: copy.etag }))]);
  await running.save({
    count: count + copied.length,
    left: withLeft(before, [
      ...left,
      ...locked.map(({ key }) => ({ path: pathOf(key), message: quarantinedMessage })),
      ...changed.map((key) => ({ path: pathOf(key), message: changedMessage })),
    ]),
    ...(isWhole && { after: page.at(-1)!.key, copying: null }),
  });
}

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

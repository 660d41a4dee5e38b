import { folderOf } from '../../shared/lib/file-paths.ts';
import { deleteFiles, putFolder } from './storage/change.ts';
import { fileKey, folderKey } from './storage/keys.ts';
import { headStored, listDeep } from './storage/list.ts';
import { wasThere } from './copy-all.ts';
import type { RunningTask } from './file-task-store.ts';

export async function deleteStep(running: RunningTask): Promise<void> {
  const { projectId, work, after, count } = running.task;
  // Keeps the parent folder even if it becomes empty.
  if (after === '') await putFolder(projectId, folderOf(work.path));
  if (work.type === 'file') {
    const file = await headStored(fileKey(projectId, work.path));
    if (file && wasThere(file, running.task)) await deleteFiles([file]);
    return running.save({ state: 'Done', count: 1 });
  }
  const page = await listDeep(folderKey(projectId, work.path), { after });
  if (page.length === 0) return running.save({ state: 'Done' });
  const files = page.filter((file) => wasThere(file, running.task));
  await deleteFiles(files);
  await running.save({ count: count + files.length, after: page.at(-1)!.key });
}

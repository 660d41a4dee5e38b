import { deleteFile } from '../../../shared/contract/files.ts';
import { requireUnchanged } from '../require-unchanged.ts';
import { beginFileTask } from '../run-task.ts';
import { route } from '../../request/route.ts';
import { noteFileChange } from '../file-change-store.ts';
import { stageFileTask } from '../file-task-store.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(deleteFile, async ({ params, body, afterCommit, ...by }) => {
  const { type, path, unchangedSince } = body;
  const { id } = await getProjectByCode(params.projectCode);
  // Deleting a folder that is already gone is not an error.
  if (type === 'file') await requireUnchanged(id, path, unchangedSince);
  const taskId = await stageFileTask(id, { what: 'deleted', type, path }, by);
  noteFileChange(id, { what: 'deleted', path }, by);
  afterCommit(() => beginFileTask(taskId));
  return { taskId, startedAt: by.now.toISOString() };
});

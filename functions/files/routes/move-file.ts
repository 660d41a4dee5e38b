import { moveFile } from '../../../shared/contract/files.ts';
import { checkMove } from '../check-move.ts';
import { beginFileTask } from '../run-task.ts';
import { route } from '../../request/route.ts';
import { noteFileChange } from '../file-change-store.ts';
import { stageFileTask } from '../file-task-store.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(moveFile, async ({ params, body: { type, from, to }, afterCommit, ...by }) => {
  const { id: projectId } = await getProjectByCode(params.projectCode);
  await checkMove({ projectId, type, from, to });
  if (from === to) return { taskId: null };
  const taskId = await stageFileTask(projectId, { what: 'moved', type, path: from, to }, by);
  noteFileChange(projectId, { what: 'moved', path: from, to }, by);
  afterCommit(() => beginFileTask(taskId));
  return { taskId };
});

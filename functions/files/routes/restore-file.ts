import { restoreFile } from '../../../shared/contract/files.ts';
import { checkRestore } from '../earlier.ts';
import { beginFileTask } from '../run-task.ts';
import { route } from '../../request/route.ts';
import { noteFileChange } from '../file-change-store.ts';
import { stageFileTask } from '../file-task-store.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(restoreFile, async ({ params, body, afterCommit, ...by }) => {
  const { id: projectId } = await getProjectByCode(params.projectCode);
  const { type, path, versionId } = body;
  if (type === 'file') await checkRestore({ projectId, path, versionId });
  const taskId = await stageFileTask(projectId, { what: 'restored', ...body }, by);
  noteFileChange(projectId, { what: 'restored', path, to: versionId }, by);
  afterCommit(() => beginFileTask(taskId));
  return { taskId };
});

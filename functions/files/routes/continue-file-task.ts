import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { continueFileTask } from '../../../shared/contract/files.ts';
import { runFileTask } from '../run-task.ts';
import { route } from '../../request/route.ts';
import { getFileTask } from '../file-task-store.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(continueFileTask, async ({ params, body: { taskId } }) => {
  const project = await getProjectByCode(params.projectCode);
  if ((await getFileTask(taskId)).projectId !== project.id) throw new AppError(notFound);
  const { count, state, left } = await runFileTask(taskId);
  return { count, isDone: state === 'Done', left };
});

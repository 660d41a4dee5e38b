import { createFolder } from '../../../shared/contract/files.ts';
import { putFolder } from '../storage/change.ts';
import { refuseTaken } from '../entries.ts';
import { route } from '../../request/route.ts';
import { noteFileChange } from '../file-change-store.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(createFolder, async ({ params, body, ...by }) => {
  const project = await getProjectByCode(params.projectCode);
  await refuseTaken(project.id, body.path);
  await putFolder(project.id, body.path);
  noteFileChange(project.id, { what: 'folder-made', path: body.path }, by);
  return { done: true as const };
});

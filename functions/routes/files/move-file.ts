import { moveFile as contract } from '../../../shared/contract/files.ts';
import { moveFile, moveFolder } from '../../project-files/move.ts';
import { route } from '../../runtime/route.ts';
import { noteFileChange } from '../../stores/file-change-store.ts';
import { getProjectByCode } from '../../stores/project-store.ts';

export const handler = route(contract, async ({ params, body: { type, ...move }, ...by }) => {
  const { id: projectId } = await getProjectByCode(params.projectCode);
  const progress = await (type === 'file' ? moveFile({ projectId, ...move }) : moveFolder({ projectId, ...move }));
  noteFileChange(projectId, { what: 'moved', path: move.from, to: move.to }, by);
  return progress;
});

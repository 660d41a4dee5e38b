import { deleteFile as contract } from '../../../shared/contract/files.ts';
import { deleteFile, deleteFolder } from '../../project-files/delete.ts';
import { route } from '../../runtime/route.ts';
import { noteFileChange } from '../../stores/file-change-store.ts';
import { getProjectByCode } from '../../stores/project-store.ts';

export const handler = route(contract, async ({ params, body: { type, path }, ...by }) => {
  const { id } = await getProjectByCode(params.projectCode);
  const progress = await (type === 'file' ? deleteFile(id, path) : deleteFolder(id, path));
  noteFileChange(id, { what: 'deleted', path }, by);
  return { ...progress, startedAt: by.now.toISOString() };
});

import { restoreFile as contract } from '../../../shared/contract/files.ts';
import { restoreFile, restoreFolder } from '../../project-files/earlier.ts';
import { route } from '../../runtime/route.ts';
import { noteFileChange } from '../../stores/file-change-store.ts';
import { getProjectByCode } from '../../stores/project-store.ts';

export const handler = route(contract, async ({ params, body: { type, path, versionId, since }, ...by }) => {
  const { id: projectId } = await getProjectByCode(params.projectCode);
  // S3 tells the second that something was deleted.
  const from = since === undefined ? undefined : new Date(Math.floor(Date.parse(since) / 1000) * 1000);
  const progress = await (type === 'file'
    ? restoreFile({ projectId, path, versionId })
    : restoreFolder({ projectId, path, since: from }));
  noteFileChange(projectId, { what: 'restored', path, to: versionId }, by);
  return progress;
});

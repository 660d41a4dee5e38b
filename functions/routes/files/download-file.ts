import { AppError } from '../../../shared/contract/errors.ts';
import { downloadFile } from '../../../shared/contract/files.ts';
import { nameOf } from '../../../shared/domain/file-paths.ts';
import { fileKey } from '../../gateways/project-files/keys.ts';
import { headStored } from '../../gateways/project-files/list.ts';
import { signDownload } from '../../gateways/project-files/sign.ts';
import { route } from '../../runtime/route.ts';
import { getProjectByCode } from '../../stores/project-store.ts';
import { refuseThreat } from '../../stores/quarantine-store.ts';

export const handler = route(downloadFile, async ({ params, query: { path, versionId } }) => {
  const project = await getProjectByCode(params.projectCode);
  const key = fileKey(project.id, path);
  const file = await headStored(key, versionId);
  if (!file) throw new AppError('not_found', { message: `Filen ”${nameOf(path)}” finns inte längre.` });
  await refuseThreat(project.id, path, file.etag);
  return { url: await signDownload(key, versionId), fileName: nameOf(path), size: file.size };
});

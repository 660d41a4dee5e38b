import { downloadFile } from '../../../shared/contract/files.ts';
import { nameOf } from '../../../shared/lib/file-paths.ts';
import { signDownload } from '../../gateways/project-files/sign.ts';
import { findSafeFile } from '../../project-files/require-file.ts';
import { route } from '../../runtime/route.ts';
import { getProjectByCode } from '../../stores/projects/project-store.ts';

export const handler = route(downloadFile, async ({ params, query: { path, versionId } }) => {
  const project = await getProjectByCode(params.projectCode);
  const { key, size } = await findSafeFile(project.id, path, versionId);
  return { url: await signDownload(key, versionId), fileName: nameOf(path), size };
});

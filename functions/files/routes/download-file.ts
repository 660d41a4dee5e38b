import { downloadFile } from '../../../shared/contract/files.ts';
import { nameOf } from '../../../shared/lib/file-paths.ts';
import { signDownload } from '../storage/sign.ts';
import { findSafeFile } from '../require-file.ts';
import { route } from '../../request/route.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(downloadFile, async ({ params, query: { path, versionId } }) => {
  const project = await getProjectByCode(params.projectCode);
  const { key, size } = await findSafeFile(project.id, path, versionId);
  return { url: await signDownload(key, versionId), fileName: nameOf(path), size };
});

import { uploadFiles } from '../../../shared/contract/files.ts';
import { beginUploads } from '../uploads.ts';
import { route } from '../../request/route.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(uploadFiles, async ({ params, body, user }) => {
  const project = await getProjectByCode(params.projectCode);
  return beginUploads({ projectId: project.id, userId: user.userId, folder: body.path, files: body.files });
});

import { abortUpload } from '../../../shared/contract/files.ts';
import { fileKey } from '../../gateways/project-files/keys.ts';
import { abortParts } from '../../gateways/project-files/parts.ts';
import { route } from '../../runtime/route.ts';
import { noteFileChange } from '../../stores/projects/file-change-store.ts';
import { getProjectByCode } from '../../stores/projects/project-store.ts';

export const handler = route(abortUpload, async ({ params, body, ...by }) => {
  const project = await getProjectByCode(params.projectCode);
  await abortParts(fileKey(project.id, body.path), body.uploadId);
  noteFileChange(project.id, { what: 'aborted', path: body.path }, by);
  return { done: true as const };
});

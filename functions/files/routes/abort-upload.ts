import { abortUpload } from '../../../shared/contract/files.ts';
import { fileKey } from '../storage/keys.ts';
import { abortParts } from '../storage/parts.ts';
import { route } from '../../request/route.ts';
import { noteFileChange } from '../file-change-store.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(abortUpload, async ({ params, body, ...by }) => {
  const project = await getProjectByCode(params.projectCode);
  await abortParts(fileKey(project.id, body.path), body.uploadId);
  noteFileChange(project.id, { what: 'aborted', path: body.path }, by);
  return { done: true as const };
});

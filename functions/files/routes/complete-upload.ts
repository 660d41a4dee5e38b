import { AppError } from '../../../shared/codes/errors.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { completeUpload } from '../../../shared/contract/files.ts';
import { fileKey } from '../storage/keys.ts';
import { headStored } from '../storage/list.ts';
import { completeParts, listParts, partCountOf } from '../storage/parts.ts';
import { route } from '../../request/route.ts';
import { noteFileChange } from '../file-change-store.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(completeUpload, async ({ params, body: { path, uploadId, size }, ...by }) => {
  const project = await getProjectByCode(params.projectCode);
  const key = fileKey(project.id, path);
  try {
    const parts = await listParts(key, uploadId, size);
    if (parts.length !== partCountOf(size)) {
      throw new AppError(conflict, { message: 'Alla delar av filen har inte kommit. Försök igen.' });
    }
    await completeParts(key, uploadId, parts);
  } catch (error) {
    // An earlier attempt without an answer may have completed it.
    const isGone = error instanceof AppError && error.code === 'not_found';
    if (!isGone || (await headStored(key))?.size !== size) throw error;
  }
  noteFileChange(project.id, { what: 'uploaded', path }, by);
  return { done: true as const };
});

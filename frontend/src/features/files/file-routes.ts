import { listDeletedFiles, listFiles, uploadFiles } from '../../../../shared/contract/files.ts';

/** The calls by which the file browser lists and uploads. */
export const projectFileRoutes = { list: listFiles, deleted: listDeletedFiles, upload: uploadFiles };
export type FileRoutes = typeof projectFileRoutes;

import { listDeletedFiles, listFiles, uploadFiles } from '../../../../shared/contract/calls/files.ts';

export const projectFileRoutes = { list: listFiles, deleted: listDeletedFiles, upload: uploadFiles };
export type FileRoutes = typeof projectFileRoutes;

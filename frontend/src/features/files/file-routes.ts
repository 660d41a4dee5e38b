import { listDeletedFiles, listFiles, uploadFiles } from '../../../../shared/contract/files.ts';

/** Which calls the browser of files lists and uploads by. */
export const projectFileRoutes = { list: listFiles, deleted: listDeletedFiles, upload: uploadFiles };
export type FileRoutes = typeof projectFileRoutes;

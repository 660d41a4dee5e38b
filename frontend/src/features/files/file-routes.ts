import { listDeletedFiles, listFiles } from '../../../../shared/contract/files.ts';

/** Which calls the browser of files lists by. */
export const projectFileRoutes = { list: listFiles, deleted: listDeletedFiles };
export type FileRoutes = typeof projectFileRoutes;

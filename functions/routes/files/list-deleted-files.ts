import { listDeletedFiles } from '../../../shared/contract/files.ts';
import { listDeleted } from '../../project-files/earlier.ts';
import { route } from '../../runtime/route.ts';
import { getProjectByCode } from '../../stores/projects/project-store.ts';

export const handler = route(listDeletedFiles, async ({ params, query }) =>
  listDeleted(await getProjectByCode(params.projectCode), query.path, query.continueFrom),
);

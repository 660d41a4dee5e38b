import { listDeletedFiles } from '../../../shared/contract/files.ts';
import { listDeleted } from '../earlier.ts';
import { route } from '../../request/route.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(listDeletedFiles, async ({ params, query }) =>
  listDeleted(await getProjectByCode(params.projectCode), query.path, query.continueFrom),
);

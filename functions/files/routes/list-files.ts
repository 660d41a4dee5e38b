import { listFiles } from '../../../shared/contract/files.ts';
import { listEntries } from '../entries.ts';
import { route } from '../../request/route.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(listFiles, async ({ params, query }) =>
  listEntries({ project: await getProjectByCode(params.projectCode), ...query }),
);

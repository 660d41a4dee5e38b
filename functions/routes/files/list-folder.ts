import { listFolder } from '../../../shared/contract/files.ts';
import { listEntries } from '../../project-files/entries.ts';
import { route } from '../../runtime/route.ts';
import { getProjectByCode } from '../../stores/projects/project-store.ts';

export const handler = route(listFolder, async ({ params, query }) =>
  listEntries({ project: await getProjectByCode(params.projectCode), path: params.subpath, ...query }),
);

import { listFileVersions } from '../../../shared/contract/files.ts';
import { versionsOf } from '../earlier.ts';
import { route } from '../../request/route.ts';
import { getProjectByCode } from '../../projects/project-store.ts';

export const handler = route(listFileVersions, async ({ params, query }) =>
  versionsOf((await getProjectByCode(params.projectCode)).id, query.path),
);

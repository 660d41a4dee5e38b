import { listFileVersions } from '../../../shared/contract/files.ts';
import { versionsOf } from '../../project-files/earlier.ts';
import { route } from '../../runtime/route.ts';
import { getProjectByCode } from '../../stores/projects/project-store.ts';

export const handler = route(listFileVersions, async ({ params, query }) =>
  versionsOf((await getProjectByCode(params.projectCode)).id, query.path),
);

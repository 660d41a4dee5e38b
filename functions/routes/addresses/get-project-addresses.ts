import { getProjectAddresses } from '../../../shared/contract/addresses.ts';
import { route } from '../../runtime/route.ts';
import { projectAddressViews } from '../../stores/projects/project-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getProjectAddresses, async ({ params }) =>
  projectAddressViews(await getRecord('project', params.projectId)),
);

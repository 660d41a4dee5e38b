import { getProjectAddresses } from '../../../shared/contract/addresses.ts';
import { route } from '../../request/route.ts';
import { projectAddressViews } from '../../projects/project-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getProjectAddresses, async ({ params }) =>
  projectAddressViews(await getRecord('project', params.projectId)),
);

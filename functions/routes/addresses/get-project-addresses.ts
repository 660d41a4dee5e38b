import { getProjectAddresses } from '../../../shared/contract/addresses.ts';
import { route } from '../../runtime/route.ts';
import { projectAddressViews } from '../../stores/project-store.ts';
import { getRecord } from '../../stores/table.ts';

export const handler = route(getProjectAddresses, async ({ params }) =>
  projectAddressViews(await getRecord('project', params.projectId)),
);

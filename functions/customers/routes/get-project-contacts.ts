import { getProjectContacts } from '../../../shared/contract/contacts.ts';
import { route } from '../../request/route.ts';
import { projectContactViews } from '../../projects/project-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getProjectContacts, async ({ params }) =>
  projectContactViews(await getRecord('project', params.projectId)),
);

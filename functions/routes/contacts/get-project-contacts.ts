import { getProjectContacts } from '../../../shared/contract/contacts.ts';
import { route } from '../../runtime/route.ts';
import { projectContactViews } from '../../stores/projects/project-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getProjectContacts, async ({ params }) =>
  projectContactViews(await getRecord('project', params.projectId)),
);

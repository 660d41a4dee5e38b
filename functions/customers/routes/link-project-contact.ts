import { linkProjectContact } from '../../../shared/contract/contacts.ts';
import { route } from '../../request/route.ts';
import { changeLink } from '../contact-store.ts';
import { projectContactViews } from '../../projects/project-store.ts';
import { findRecords, getRecord } from '../../data/core/table.ts';

export const handler = route(linkProjectContact, async ({ body, unit }) => {
  const project = await getRecord('project', body.projectId);
  const records = await findRecords([['contact', body.contactId]]);
  const contact = records.require('contact', body.contactId, 'contactId', 'Personen finns inte. Välj en annan.');
  return projectContactViews(changeLink(unit, project, contact, true));
});

import { updateContact } from '../../../shared/contract/contacts.ts';
import { findProjectsOf } from '../../data/replica/lists/find-projects-of.ts';
import { route } from '../../request/route.ts';
import { contactData, contactView, linkToProjects } from '../contact-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateContact, async ({ params, body, unit, knownChangedAt }) => {
  const contact = await getRecord('contact', params.contactId);
  const { version, selectedProjects, ...fields } = body;
  await requireVersion(contact, version);
  const saved = unit.save(contact, await contactData(fields, contact.data.customerIds));
  const projects = await findProjectsOf(contact, knownChangedAt);
  return contactView(
    saved,
    selectedProjects ? await linkToProjects(unit, contact.id, projects, selectedProjects) : projects,
  );
});

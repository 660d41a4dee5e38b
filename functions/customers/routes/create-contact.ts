import { createContact } from '../../../shared/contract/contacts.ts';
import { route } from '../../request/route.ts';
import { contactData, contactView, linkToProjects } from '../contact-store.ts';

export const handler = route(createContact, async ({ body, unit }) => {
  const { customerId, projectId, selectedProjects, ...fields } = body;
  const selectedCustomers = [...fields.selectedCustomers, ...(customerId ? [customerId] : [])];
  const contact = await unit.create('contact', await contactData({ ...fields, selectedCustomers }));
  const selected = [...selectedProjects, ...(projectId ? [projectId] : [])];
  return contactView(contact, await linkToProjects(unit, contact.id, [], selected));
});

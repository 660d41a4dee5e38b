import { getContact } from '../../../shared/contract/contacts.ts';
import { findProjectsOf } from '../../replica/lists/find-projects-of.ts';
import { route } from '../../runtime/route.ts';
import { contactView } from '../../stores/customers/contact-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getContact, async ({ params, knownChangedAt }) => {
  const contact = await getRecord('contact', params.contactId);
  return contactView(contact, await findProjectsOf(contact, knownChangedAt));
});

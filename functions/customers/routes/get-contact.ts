import { getContact } from '../../../shared/contract/contacts.ts';
import { findProjectsOf } from '../../data/replica/lists/find-projects-of.ts';
import { route } from '../../request/route.ts';
import { contactView } from '../contact-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getContact, async ({ params, knownChangedAt }) => {
  const contact = await getRecord('contact', params.contactId);
  return contactView(contact, await findProjectsOf(contact, knownChangedAt));
});

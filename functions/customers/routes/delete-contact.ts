import { deleteContact } from '../../../shared/contract/contacts.ts';
import { removeContact } from '../../records/batches/remove-listed-records.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteContact, async ({ params, query, unit, knownChangedAt }) => {
  const contact = await getRecord('contact', params.contactId);
  await requireVersion(contact, query.version);
  await removeContact(unit, contact, knownChangedAt);
  return { done: true as const };
});

import { deleteContact } from '../../../shared/contract/contacts.ts';
import { removeContact } from '../../batches/remove-listed-records.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteContact, async ({ params, query, unit, knownChangedAt }) => {
  const contact = await getRecord('contact', params.contactId);
  await requireVersion(contact, query.version);
  await removeContact(unit, contact, knownChangedAt);
  return { done: true as const };
});

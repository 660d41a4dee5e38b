import { getAllContacts as contract } from '../../../shared/contract/contacts.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { contactChoices } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  contactChoices(await freshReplica({ knownChangedAt }), query, user),
);

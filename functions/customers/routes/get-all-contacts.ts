import { getAllContacts as contract } from '../../../shared/contract/contacts.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { contactChoices } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  contactChoices(await freshReplica({ knownChangedAt }), query, user),
);

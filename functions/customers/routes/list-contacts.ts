import { listContacts as contract } from '../../../shared/contract/contacts.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listContacts } from '../../data/replica/lists/contacts.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listContacts(await freshReplica({ knownChangedAt }), query, user),
);

import { listContacts as contract } from '../../../shared/contract/contacts.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { listContacts } from '../../replica/lists/contacts.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listContacts(await freshReplica({ knownChangedAt }), query, user),
);

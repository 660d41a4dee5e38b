import { findRecords as contract } from '../../../shared/contract/search.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { findRecords } from '../../replica/search/find-records.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  findRecords(await freshReplica({ knownChangedAt }), query, user),
);

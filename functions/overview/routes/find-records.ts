import { findRecords as contract } from '../../../shared/contract/search.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { findRecords } from '../../data/replica/search/find-records.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  findRecords(await freshReplica({ knownChangedAt }), query, user),
);

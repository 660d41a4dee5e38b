import { findLikeCustomers } from '../../../shared/contract/customers.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { likeCustomers } from '../../data/replica/lists/like-customers.ts';
import { route } from '../../request/route.ts';

export const handler = route(findLikeCustomers, async ({ query, knownChangedAt }) =>
  likeCustomers(await freshReplica({ knownChangedAt }), query),
);

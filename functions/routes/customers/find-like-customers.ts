import { findLikeCustomers } from '../../../shared/contract/customers.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { likeCustomers } from '../../replica/lists/like-customers.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(findLikeCustomers, async ({ query, knownChangedAt }) =>
  likeCustomers(await freshReplica({ knownChangedAt }), query),
);

import { findLikeCustomers } from '../../../shared/contract/customers.ts';
import { likeCustomers } from '../../data/replica/lists/like-customers.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(findLikeCustomers, likeCustomers);

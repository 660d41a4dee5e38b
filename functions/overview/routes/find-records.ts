import { findRecords as contract } from '../../../shared/contract/search.ts';
import { findRecords } from '../../data/replica/search/find-records.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, findRecords);

import { listTimeLogPeople } from '../../../shared/contract/staff-time-logs.ts';
import { timeLogPeople } from '../../data/replica/lists/options.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(listTimeLogPeople, (db) => timeLogPeople(db));

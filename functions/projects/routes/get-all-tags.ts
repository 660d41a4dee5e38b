import { getAllTags as contract } from '../../../shared/contract/tags.ts';
import { allTags } from '../../data/replica/lists/options.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, (db) => allTags(db));

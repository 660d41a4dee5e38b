import { getAllTags as contract } from '../../../shared/contract/tags.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { allTags } from '../../data/replica/lists/options.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) => allTags(await freshReplica({ knownChangedAt })));

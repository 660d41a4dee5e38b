import { getAllTags as contract } from '../../../shared/contract/tags.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { allTags } from '../../replica/lists/options.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ knownChangedAt }) => allTags(await freshReplica({ knownChangedAt })));

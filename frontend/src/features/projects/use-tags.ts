import { getAllTags } from '../../../../shared/contract/calls/tags.ts';
import { useRoute } from '../../api/use-route.ts';

/** Changes arrive through the hub; the stale time only covers a lost connection. */
export const fresh = { staleTime: 5 * 60_000, silent: true };

export const useTags = ({ enabled = true } = {}) => useRoute(getAllTags, {}, { ...fresh, kinds: ['tag'], enabled });

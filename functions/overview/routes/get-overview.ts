import { getOverview } from '../../../shared/contract/overview.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { readOverview } from '../../data/replica/overview/read-overview.ts';
import { route } from '../../request/route.ts';

export const handler = route(getOverview, async ({ query, now, knownChangedAt }) =>
  readOverview(await freshReplica({ knownChangedAt }), { ...query, today: dayOf(now) }),
);

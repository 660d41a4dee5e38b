import { getSetup } from '../../../shared/contract/setup.ts';
import { setupOf } from '../../../shared/domain/setup/setup-of.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { setupFactsIn } from '../../data/replica/figures/setup.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { getFortnoxConnection, getSystemSettings } from '../settings-store.ts';

export const handler = route(getSetup, async ({ now, knownChangedAt }) => {
  const [db, { data: settings, version }, connection] = await Promise.all([
    freshReplica({ knownChangedAt }),
    getSystemSettings(),
    getFortnoxConnection(),
  ]);
  const isLinkedToFortnox = connection.data.state === 'Connected';
  return { ...setupOf({ settings, isLinkedToFortnox, ...setupFactsIn(db, yearOf(dayOf(now))) }), version };
});

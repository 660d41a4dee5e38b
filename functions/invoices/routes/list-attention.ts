import { listAttention } from '../../../shared/contract/attention.ts';
import { needsAttention, withoutFollowUpTrouble } from '../../../shared/domain/invoice/attention.ts';
import { hasRole } from '../../../shared/domain/roles.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { openDifferences } from '../../data/replica/lists/differences.ts';
import { route } from '../../request/route.ts';
import { attentionItems } from '../attention-items.ts';
import { unfinishedFollowUps } from '../stores/follow-up-store.ts';
import { getFortnoxConnection } from '../../settings/settings-store.ts';

export const handler = route(listAttention, async ({ user, knownChangedAt }) => {
  const [unfinished, { data: connection }] = await Promise.all([unfinishedFollowUps(), getFortnoxConnection()]);
  const isLinkBroken = connection.state === 'Broken';
  const followUps = unfinished.filter((one) => needsAttention(one, { isLinkBroken }));
  const mayCompare = hasRole(user.role, 'SuperAdmin');
  const differences = mayCompare ? openDifferences(await freshReplica({ knownChangedAt })) : [];
  return attentionItems({ followUps, differences: withoutFollowUpTrouble(differences, followUps), connection });
});

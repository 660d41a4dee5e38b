import { ownsTimeLog } from '../../shared/domain/staff-time-log.ts';
import { type Attest, approved } from '../../shared/domain/time-log-attest.ts';
import { freshReplica } from '../data/replica/fresh-replica.ts';
import { isOnlyAttester } from '../data/replica/lists/users.ts';

type Approver = { user: { userId: number }; now: Date; knownChangedAt: string | undefined };

/**
 * A user's approval of a log. One's own is looked up: it is refused while anybody else can approve it.
 * @throws forbidden; not_submitted; conflict when it is approved
 */
export async function approve(
  log: Attest & { userId: number },
  { user, now, knownChangedAt }: Approver,
): Promise<Attest> {
  const { userId } = user;
  const isAlone = ownsTimeLog(user, log.userId) && isOnlyAttester(await freshReplica({ knownChangedAt }), userId);
  return approved(log, { userId, now, isAlone });
}

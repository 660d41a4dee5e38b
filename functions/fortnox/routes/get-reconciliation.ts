import { getReconciliation } from '../../../shared/contract/finance-integration.ts';
import { deadlineOf, fortnox } from '../../../shared/lib/deadlines.ts';
import { compareBooks } from '../../invoices/compare-books.ts';
import { route } from '../../request/route.ts';

/** Idempotent, so nothing is staged. */
export const handler = route(getReconciliation, async ({ user, now, knownChangedAt, afterCommit }) => {
  const until = deadlineOf(fortnox.reconciliation);
  const deadline = () => ({ initials: user.initials, timeoutMs: Math.max(0, until - Date.now()) });
  const { changedAt, ...comparison } = await compareBooks({ deadline, now, knownChangedAt });
  afterCommit(() => Promise.resolve(changedAt));
  return comparison;
});

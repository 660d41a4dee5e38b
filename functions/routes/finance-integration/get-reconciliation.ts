import { getReconciliation } from '../../../shared/contract/finance-integration.ts';
import { compareBooks } from '../../invoicing/compare-books.ts';
import { route } from '../../runtime/route.ts';

const atMostMs = 25_000;

/** Idempotent, so nothing is staged. */
export const handler = route(getReconciliation, async ({ user, now, knownChangedAt, afterCommit }) => {
  const until = Date.now() + atMostMs;
  const patience = () => ({ initials: user.initials, patienceMs: Math.max(0, until - Date.now()) });
  const { changedAt, ...comparison } = await compareBooks({ patience, now, knownChangedAt });
  afterCommit(() => Promise.resolve(changedAt));
  return comparison;
});

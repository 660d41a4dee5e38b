import { getLatestInvoiceRun } from '../../../shared/contract/invoice-runs.ts';
import { route } from '../../request/route.ts';
import { findLatestInvoiceRun } from '../stores/invoice-run-store.ts';

export const handler = route(getLatestInvoiceRun, async ({ user }) => {
  const run = await findLatestInvoiceRun(user.userId);
  if (!run) return { runId: null, state: 'Done' as const, total: 0, done: 0 };
  return { runId: run.runId, state: run.state, total: run.projects.length, done: run.results.length };
});

import { continueInvoiceRun } from '../../../shared/contract/invoice-runs.ts';
import { route } from '../../request/route.ts';
import { getInvoiceRun, invoiceRunView } from '../stores/invoice-run-store.ts';

/** The page shows how far the run has come. */
const tellEveryMs = 1_500;

export const handler = route(continueInvoiceRun, async ({ params: { runId }, afterCommit }) => {
  const before = await getInvoiceRun(runId);
  if (before.state === 'Done') return invoiceRunView(before);
  const { goOnWithRun } = await import('../run-invoice-run.ts');
  const changedAt = await goOnWithRun(runId, Date.now() + tellEveryMs);
  afterCommit(() => Promise.resolve(changedAt));
  return invoiceRunView(await getInvoiceRun(runId));
});

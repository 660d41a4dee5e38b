import { continueInvoiceRun } from '../../../shared/contract/invoice-runs.ts';
import { route } from '../../request/route.ts';
import { getInvoiceRun, invoiceRunView } from '../stores/invoice-run-store.ts';

/** The page shows the progress of the run. */
const reportEveryMs = 1_500;

export const handler = route(continueInvoiceRun, async ({ params: { runId }, afterCommit }) => {
  const before = await getInvoiceRun(runId);
  if (before.state === 'Done') return invoiceRunView(before);
  const { runInvoiceRunStep } = await import('../run-invoice-run.ts');
  const changedAt = await runInvoiceRunStep(runId, Date.now() + reportEveryMs);
  afterCommit(() => Promise.resolve(changedAt));
  return invoiceRunView(await getInvoiceRun(runId));
});

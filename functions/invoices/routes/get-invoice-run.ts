import { getInvoiceRun as contract } from '../../../shared/contract/invoice-runs.ts';
import { route } from '../../request/route.ts';
import { getInvoiceRun, invoiceRunView } from '../stores/invoice-run-store.ts';

export const handler = route(contract, async ({ params }) => invoiceRunView(await getInvoiceRun(params.runId)));

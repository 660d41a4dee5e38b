import { listInvoiceableProjects as contract } from '../../../shared/contract/invoices.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { listInvoiceableProjects } from '../../replica/lists/invoiceable-projects.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listInvoiceableProjects(await freshReplica({ knownChangedAt }), query, user),
);

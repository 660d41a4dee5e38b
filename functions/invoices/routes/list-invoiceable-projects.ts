import { listInvoiceableProjects as contract } from '../../../shared/contract/invoices.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listInvoiceableProjects } from '../../data/replica/lists/invoiceable-projects.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listInvoiceableProjects(await freshReplica({ knownChangedAt }), query, user),
);

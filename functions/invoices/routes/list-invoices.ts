import { listInvoices as contract } from '../../../shared/contract/invoices.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { listInvoices } from '../../data/replica/lists/invoices.ts';
import { route } from '../../request/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listInvoices(await freshReplica({ knownChangedAt }), query, user),
);

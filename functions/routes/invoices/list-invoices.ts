import { listInvoices as contract } from '../../../shared/contract/invoices.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { listInvoices } from '../../replica/lists/invoices.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(contract, async ({ query, user, knownChangedAt }) =>
  listInvoices(await freshReplica({ knownChangedAt }), query, user),
);

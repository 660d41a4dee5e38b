import { getReconciliation } from '../../../shared/contract/finance-integration.ts';
import { reconcile } from '../../../shared/domain/fortnox/reconcile.ts';
import type { TheirInvoice } from '../../../shared/domain/fortnox/their-invoice.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { listTheirInvoices } from '../../gateways/fortnox/invoices.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { invoicesToReconcile } from '../../replica/lists/invoices.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(getReconciliation, async ({ user, now, knownChangedAt }) => {
  const theirs: TheirInvoice[] = [];
  const caller = { initials: user.initials, patienceMs: 25_000 };
  for await (const one of listTheirInvoices('Stämma av fakturor', {}, caller)) theirs.push(one);
  const ours = invoicesToReconcile(await freshReplica({ knownChangedAt }));
  return { differences: reconcile(ours, theirs, dayOf(now)), compared: ours.length };
});

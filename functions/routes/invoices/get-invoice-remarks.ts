import { getInvoiceRemarks } from '../../../shared/contract/invoices.ts';
import { refuseWhileInvoiced } from '../../stores/invoices/claim-store.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { invoicedOre } from '../../replica/lists/invoices.ts';
import { workOrdersToInvoice } from '../../replica/lists/of-project.ts';
import { route } from '../../runtime/route.ts';
import type { SignedIn } from '../../runtime/signed-in.ts';
import { loadInvoiceRemarks } from '../../stores/invoices/invoice-remark-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getInvoiceRemarks, async ({ params, user, now, knownChangedAt }) => {
  const project = await getRecord('project', params.projectId);
  await refuseWhileInvoiced(project.id);
  const [db, taken] = await Promise.all([freshReplica({ knownChangedAt }), readTaken(user)]);
  const source = {
    workOrderIds: workOrdersToInvoice(db, project.id),
    invoicedOre: invoicedOre(db, project.id),
    takenFirstNumber: taken,
    now,
  };
  return { customerId: project.data.customerId, remarks: await loadInvoiceRemarks(project, source) };
});

/** Fortnox is asked only before the first invoice. */
async function readTaken(user: SignedIn) {
  const { takenFirstNumber } = await import('../../invoicing/numbers-in-fortnox.ts');
  return takenFirstNumber(user);
}

import { freshReplica } from '../data/replica/fresh-replica.ts';
import { invoicedOre } from '../data/replica/lists/invoices.ts';
import { workOrdersToInvoice } from '../data/replica/lists/project-queries.ts';
import type { SignedInUser } from '../users/signed-in.ts';
import type { InvoiceContents } from './stores/invoice-contents.ts';
import { refuseWhileInvoiced } from './stores/project-lock-store.ts';
import { loadInvoiceRemarks } from './stores/invoice-remark-store.ts';
import { getRecord } from '../data/core/table.ts';

type RemarksQuery = {
  user: SignedInUser;
  now: Date;
  knownChangedAt: string | undefined;
  /** By default, everything. */
  partOf?: (source: InvoiceContents) => InvoiceContents;
};

/** @throws not_found, nothing_to_invoice, being_invoiced, too_many_work_orders */
export async function remarksOfNext(projectId: number, { user, now, knownChangedAt, partOf }: RemarksQuery) {
  const project = await getRecord('project', projectId);
  await refuseWhileInvoiced(project.id);
  const [db, taken] = await Promise.all([freshReplica({ knownChangedAt }), readTaken(user)]);
  const source = {
    workOrderIds: workOrdersToInvoice(db, project.id),
    ...(partOf && { partOf }),
    invoicedOre: invoicedOre(db, project.id),
    takenFirstNumber: taken,
    now,
  };
  return { customerId: project.data.customerId, remarks: await loadInvoiceRemarks(project.id, source) };
}

/** Fortnox is asked only before the first invoice. */
async function readTaken(user: SignedInUser) {
  const { takenFirstNumber } = await import('./numbers-in-fortnox.ts');
  return takenFirstNumber(user);
}

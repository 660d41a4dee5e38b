import { createFromProject } from '../../../shared/contract/invoices.ts';
import { requireBasis, workOrdersOfBasis } from '../../invoicing/basis.ts';
import {
  createInvoice,
  createLargeInvoice,
  isLarge,
  requireFree,
  sourceOfNext,
  takenBy,
} from '../../invoicing/create-invoice.ts';
import { endClaim, settleWithinMs } from '../../invoicing/end-claim.ts';
import { tellInvoiceMade } from '../../invoicing/invoice-made.ts';
import { workOrdersToInvoice } from '../../replica/lists/of-project.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { route } from '../../runtime/route.ts';
import { getRecord, nextNumber } from '../../stores/core/table.ts';

export const handler = route(createFromProject, async ({ params, query, now, unit, knownChangedAt, afterCommit }) => {
  const project = await getRecord('project', params.projectId);
  await requireFree(project.id, now);
  const db = await freshReplica({ knownChangedAt });
  const workOrderIds = workOrdersToInvoice(db, project.id);
  try {
    const { source, document } = await sourceOfNext(project, workOrderIds, now);
    requireBasis(query, source, document);
    const asked = { ...query, unit, invoiceId: await nextNumber('invoice'), now };
    const taken = takenBy(query, source);
    if (!isLarge(taken)) return await createInvoice(asked, taken);
    afterCommit(() => endClaim(project.id, { until: now.getTime() + settleWithinMs }));
    return await createLargeInvoice(asked, taken);
  } catch (error) {
    const wanted = [...workOrdersOfBasis(query.basis), ...workOrderIds];
    throw await tellInvoiceMade(error, { projectId: project.id, workOrderIds: wanted, db });
  }
});

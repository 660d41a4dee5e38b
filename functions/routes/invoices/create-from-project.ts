import { createFromProject } from '../../../shared/contract/invoices.ts';
import { requireBasis, workOrdersOfBasis } from '../../invoicing/basis.ts';
import { createInvoice, createLargeInvoice, isLarge, requireFree, takenBy } from '../../invoicing/create-invoice.ts';
import { endClaim, settleWithinMs } from '../../invoicing/end-claim.ts';
import { tellInvoiceMade } from '../../invoicing/invoice-made.ts';
import { readNext, sourceOfNext } from '../../invoicing/next-invoice.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(createFromProject, async ({ params, query, now, unit, knownChangedAt, afterCommit }) => {
  const { projectId } = params;
  const next = await readNext(projectId, { knownChangedAt, requireFree: () => requireFree(projectId, now) });
  try {
    const { source, document } = await sourceOfNext(next, now);
    requireBasis(query, source, document);
    const asked = { ...query, unit, now };
    const taken = takenBy(query, source);
    if (!isLarge(taken)) return await createInvoice(asked, taken);
    afterCommit(() => endClaim(projectId, { until: now.getTime() + settleWithinMs }));
    return await createLargeInvoice(asked, taken);
  } catch (error) {
    const workOrderIds = [...workOrdersOfBasis(query.basis), ...next.workOrderIds];
    throw await tellInvoiceMade(error, { projectId, workOrderIds, db: next.db });
  }
});

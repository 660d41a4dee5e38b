import { createFromProject } from '../../../shared/contract/invoices.ts';
import { requireBasis, workOrdersOfBasis } from '../basis.ts';
import { createInvoice, createLargeInvoice, isLarge, requireFree, takenBy } from '../create-invoice.ts';
import { readNext, contentsOfNext } from '../next-invoice.ts';
import { route } from '../../request/route.ts';

export const handler = route(createFromProject, async ({ params, query, now, unit, knownChangedAt }) => {
  const { projectId } = params;
  const next = await readNext(projectId, { knownChangedAt, requireFree: () => requireFree(projectId, now) });
  try {
    const { source, document } = await contentsOfNext(next, now);
    requireBasis(query, source, document);
    const request = { ...query, unit, now };
    const taken = takenBy(query, source);
    return await (isLarge(taken) ? createLargeInvoice : createInvoice)(request, taken);
  } catch (error) {
    // Most calls have no use for it.
    const { addInvoiceToError } = await import('../created-invoice.ts');
    const workOrderIds = [...workOrdersOfBasis(query.basis), ...next.workOrderIds];
    throw await addInvoiceToError(error, { projectId, workOrderIds, db: next.db });
  }
});

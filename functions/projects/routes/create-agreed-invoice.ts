import { createAgreedInvoice } from '../../../shared/contract/agreements.ts';
import { agreedPart, readAgreed } from '../../invoices/agreed-invoice.ts';
import { requireBasis, workOrdersOfBasis } from '../../invoices/basis.ts';
import { createInvoice, createLargeInvoice, isLarge, requireFree, takenBy } from '../../invoices/create-invoice.ts';
import { route } from '../../request/route.ts';

export const handler = route(createAgreedInvoice, async ({ params, body, now, unit, knownChangedAt }) => {
  const { projectId } = params;
  const { choice, basis } = body;
  const free = () => requireFree(projectId, now);
  try {
    const { source, document } = await readAgreed(projectId, choice, { now, knownChangedAt, requireFree: free });
    // Also work that adds nothing to an hourly invoice is settled against a fixed price.
    const review = { basis, takeAddingNothing: choice.as !== 'Work' };
    requireBasis(review, source, document);
    const request = { ...review, unit, now, partOf: (read: typeof source) => agreedPart(read, choice) };
    const taken = takenBy(review, source);
    return await (isLarge(taken) ? createLargeInvoice : createInvoice)(request, taken);
  } catch (error) {
    // Most calls have no use for them.
    const [{ addInvoiceToError }, { freshReplica }] = await Promise.all([
      import('../../invoices/created-invoice.ts'),
      import('../../data/replica/fresh-replica.ts'),
    ]);
    const workOrderIds = workOrdersOfBasis(basis);
    throw await addInvoiceToError(error, { projectId, workOrderIds, db: await freshReplica({ knownChangedAt }) });
  }
});

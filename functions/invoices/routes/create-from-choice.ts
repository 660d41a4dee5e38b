import { createFromChoice } from '../../../shared/contract/invoice-choices.ts';
import { requireBasis, workOrdersOfBasis } from '../basis.ts';
import { chosen } from '../chosen.ts';
import { createInvoice, createLargeInvoice, isLarge, requireFree, takenBy } from '../create-invoice.ts';
import { readNext, contentsOfNext } from '../next-invoice.ts';
import { route } from '../../request/route.ts';
import type { InvoiceContents } from '../stores/invoice-contents.ts';

export const handler = route(createFromChoice, async ({ params, body, now, unit, knownChangedAt }) => {
  const { projectId } = params;
  const { basis, takeAddingNothing, ...choice } = body;
  const next = await readNext(projectId, { knownChangedAt, choice, requireFree: () => requireFree(projectId, now) });
  try {
    const review = { basis, takeAddingNothing };
    const partOf = (source: InvoiceContents) => chosen(source, choice);
    const { source, document } = await contentsOfNext(next, now, partOf);
    requireBasis(review, source, document);
    const request = { ...review, unit, now, partOf };
    const taken = takenBy(review, source);
    return await (isLarge(taken) ? createLargeInvoice : createInvoice)(request, taken);
  } catch (error) {
    // Most calls have no use for it.
    const { addInvoiceToError } = await import('../created-invoice.ts');
    const workOrderIds = [...workOrdersOfBasis(basis), ...next.workOrderIds];
    throw await addInvoiceToError(error, { projectId, workOrderIds, db: next.db });
  }
});

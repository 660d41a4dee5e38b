import { createAgreedInvoice } from '../../../shared/contract/agreements.ts';
import { agreedPart, readAgreed } from '../../invoicing/agreed-invoice.ts';
import { requireBasis } from '../../invoicing/basis.ts';
import { createInvoice, createLargeInvoice, isLarge, requireFree, takenBy } from '../../invoicing/create-invoice.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(createAgreedInvoice, async ({ params, body, now, unit, knownChangedAt }) => {
  const { projectId } = params;
  const { choice, basis } = body;
  const free = () => requireFree(projectId, now);
  const { source, document } = await readAgreed(projectId, choice, { now, knownChangedAt, requireFree: free });
  // Also work that adds nothing to an hourly invoice is settled against a fixed price.
  const review = { basis, takeAddingNothing: choice.as !== 'Work' };
  requireBasis(review, source, document);
  const asked = { ...review, unit, now, partOf: (read: typeof source) => agreedPart(read, choice) };
  const taken = takenBy(review, source);
  return (isLarge(taken) ? createLargeInvoice : createInvoice)(asked, taken);
});

import { createPreviewFromProject } from '../../../shared/contract/invoices.ts';
import { refuseWhileInvoiced } from '../stores/project-lock-store.ts';
import { addInvoiceToError } from '../created-invoice.ts';
import { readNext, contentsOfNext } from '../next-invoice.ts';
import { previewOf } from '../preview.ts';
import { route } from '../../request/route.ts';

export const handler = route(createPreviewFromProject, async ({ params: { projectId }, now, knownChangedAt }) => {
  const next = await readNext(projectId, { knownChangedAt, requireFree: () => refuseWhileInvoiced(projectId) });
  try {
    return previewOf(await contentsOfNext(next, now));
  } catch (error) {
    throw await addInvoiceToError(error, { projectId, ...next });
  }
});

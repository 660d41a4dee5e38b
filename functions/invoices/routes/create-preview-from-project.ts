import { createPreviewFromProject } from '../../../shared/contract/invoices.ts';
import { refuseWhileInvoiced } from '../stores/project-lock-store.ts';
import { tellInvoiceMade } from '../created-invoice.ts';
import { readNext, sourceOfNext } from '../next-invoice.ts';
import { previewOf } from '../preview.ts';
import { route } from '../../request/route.ts';

export const handler = route(createPreviewFromProject, async ({ params: { projectId }, now, knownChangedAt }) => {
  const next = await readNext(projectId, { knownChangedAt, requireFree: () => refuseWhileInvoiced(projectId) });
  try {
    return previewOf(await sourceOfNext(next, now));
  } catch (error) {
    throw await tellInvoiceMade(error, { projectId, ...next });
  }
});

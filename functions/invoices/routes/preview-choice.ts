import { previewChoice } from '../../../shared/contract/invoice-choices.ts';
import { chosen } from '../chosen.ts';
import { addInvoiceToError } from '../created-invoice.ts';
import { readNext, contentsOfNext } from '../next-invoice.ts';
import { previewOf } from '../preview.ts';
import { route } from '../../request/route.ts';
import { refuseWhileInvoiced } from '../stores/project-lock-store.ts';

export const handler = route(previewChoice, async ({ params: { projectId }, body: choice, now, knownChangedAt }) => {
  const next = await readNext(projectId, { knownChangedAt, choice, requireFree: () => refuseWhileInvoiced(projectId) });
  try {
    return previewOf(await contentsOfNext(next, now, (source) => chosen(source, choice)));
  } catch (error) {
    const workOrderIds = choice.workOrderIds ?? next.workOrderIds;
    throw await addInvoiceToError(error, { projectId, workOrderIds, db: next.db });
  }
});

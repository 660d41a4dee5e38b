import { createPreviewFromProject } from '../../../shared/contract/invoices.ts';
import { hasLines } from '../../../shared/domain/invoice/invoice-lines.ts';
import { basisText } from '../../invoicing/basis.ts';
import { refuseWhileInvoiced } from '../../stores/invoices/claim-store.ts';
import { tellInvoiceMade } from '../../invoicing/invoice-made.ts';
import { readNext, sourceOfNext } from '../../invoicing/next-invoice.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(createPreviewFromProject, async ({ params: { projectId }, now, knownChangedAt }) => {
  const next = await readNext(projectId, { knownChangedAt, requireFree: () => refuseWhileInvoiced(projectId) });
  try {
    const { source, document } = await sourceOfNext(next, now);
    const nothing = source.input.workOrders.filter((workOrder) => !hasLines(workOrder));
    return {
      invoiceDto: document,
      logoUrl: document.company.logoUrl,
      basis: basisText(source, document),
      addingNothing: nothing.map(({ workOrderId }) => workOrderId),
    };
  } catch (error) {
    throw await tellInvoiceMade(error, { projectId, ...next });
  }
});

import { previewAgreedInvoice } from '../../../shared/contract/agreements.ts';
import { readAgreed } from '../../invoicing/agreed-invoice.ts';
import { basisText } from '../../invoicing/basis.ts';
import { route } from '../../runtime/route.ts';
import { refuseWhileInvoiced } from '../../stores/invoices/claim-store.ts';

export const handler = route(
  previewAgreedInvoice,
  async ({ params: { projectId }, body: choice, now, knownChangedAt }) => {
    const requireFree = () => refuseWhileInvoiced(projectId);
    const { source, document } = await readAgreed(projectId, choice, { now, knownChangedAt, requireFree });
    return {
      invoiceDto: document,
      logoUrl: document.company.logoUrl,
      basis: basisText(source, document),
      workOrders: source.workOrders.length,
    };
  },
);

import { previewAgreedInvoice } from '../../../shared/contract/agreements.ts';
import { readAgreed } from '../../invoices/agreed-invoice.ts';
import { basisText } from '../../invoices/basis.ts';
import { addInvoiceToError } from '../../invoices/created-invoice.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { invoicedOre } from '../../data/replica/lists/invoices.ts';
import { route } from '../../request/route.ts';
import { refuseWhileInvoiced } from '../../invoices/stores/project-lock-store.ts';
import { remarksOf } from '../../invoices/stores/invoice-remark-store.ts';

export const handler = route(
  previewAgreedInvoice,
  async ({ params: { projectId }, body: choice, now, knownChangedAt }) => {
    const requireFree = () => refuseWhileInvoiced(projectId);
    const db = await freshReplica({ knownChangedAt });
    try {
      const { context, source, document } = await readAgreed(projectId, choice, {
        now,
        knownChangedAt,
        requireFree,
      });
      const known = { invoicedOre: invoicedOre(db, projectId), takenFirstNumber: null };
      return {
        invoiceDto: document,
        logoUrl: document.company.logoUrl,
        basis: basisText(source, document),
        workOrders: source.workOrders.length,
        customerId: context.customer.id,
        remarks: remarksOf(context, source, known),
      };
    } catch (error) {
      throw await addInvoiceToError(error, { projectId, workOrderIds: [], db });
    }
  },
);

import { previewAgreedInvoice } from '../../../shared/contract/agreements.ts';
import { readAgreed } from '../../invoicing/agreed-invoice.ts';
import { basisText } from '../../invoicing/basis.ts';
import { tellInvoiceMade } from '../../invoicing/invoice-made.ts';
import { freshReplica } from '../../replica/fresh-replica.ts';
import { invoicedOre } from '../../replica/lists/invoices.ts';
import { route } from '../../runtime/route.ts';
import { refuseWhileInvoiced } from '../../stores/invoices/claim-store.ts';
import { remarksOf } from '../../stores/invoices/invoice-remark-store.ts';

export const handler = route(
  previewAgreedInvoice,
  async ({ params: { projectId }, body: choice, now, knownChangedAt }) => {
    const requireFree = () => refuseWhileInvoiced(projectId);
    const db = await freshReplica({ knownChangedAt });
    try {
      const { surroundings, source, document } = await readAgreed(projectId, choice, {
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
        customerId: surroundings.customer.id,
        remarks: remarksOf(surroundings, source, known),
      };
    } catch (error) {
      throw await tellInvoiceMade(error, { projectId, workOrderIds: [], db });
    }
  },
);

import { createCreditInvoice } from '../../../shared/contract/invoices.ts';
import { createCredit } from '../../invoicing/create-credit.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(createCreditInvoice, ({ params, now, unit, afterCommit }) =>
  createCredit({ debitId: params.invoiceId, now, unit, afterCommit }),
);

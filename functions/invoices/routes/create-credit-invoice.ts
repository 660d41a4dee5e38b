import { createCreditInvoice } from '../../../shared/contract/invoices.ts';
import { createCredit } from '../create-credit.ts';
import { route } from '../../request/route.ts';

export const handler = route(createCreditInvoice, ({ params, now, unit, afterCommit }) =>
  createCredit({ debitId: params.invoiceId, now, unit, afterCommit }),
);

import { getInvoiceRemarks } from '../../../shared/contract/invoices.ts';
import { remarksOfNext } from '../remarks.ts';
import { route } from '../../request/route.ts';

export const handler = route(getInvoiceRemarks, ({ params, ...asked }) => remarksOfNext(params.projectId, asked));

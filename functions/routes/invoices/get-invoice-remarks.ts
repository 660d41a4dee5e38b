import { getInvoiceRemarks } from '../../../shared/contract/invoices.ts';
import { remarksOfNext } from '../../invoicing/remarks.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(getInvoiceRemarks, ({ params, ...asked }) => remarksOfNext(params.projectId, asked));

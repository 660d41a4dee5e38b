import { getInvoiceRemarks } from '../../../shared/contract/invoices.ts';
import { remarksOfNext } from '../remarks.ts';
import { route } from '../../request/route.ts';

export const handler = route(getInvoiceRemarks, ({ params, ...request }) => remarksOfNext(params.projectId, request));

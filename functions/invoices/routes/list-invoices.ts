import { listInvoices as contract } from '../../../shared/contract/invoices.ts';
import { listInvoices } from '../../data/replica/lists/invoices.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listInvoices);

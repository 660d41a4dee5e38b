import { listInvoiceableProjects as contract } from '../../../shared/contract/invoices.ts';
import { listInvoiceableProjects } from '../../data/replica/lists/invoiceable-projects.ts';
import { listRoute } from '../../request/list-route.ts';

export const handler = listRoute(contract, listInvoiceableProjects);

import { proposeFirstInvoiceNumber } from '../../../shared/contract/finance-integration.ts';
import { proposedFirstNumber } from '../../invoices/numbers-in-fortnox.ts';
import { route } from '../../request/route.ts';

export const handler = route(proposeFirstInvoiceNumber, ({ user }) => proposedFirstNumber(user));

import { proposeFirstInvoiceNumber } from '../../../shared/contract/finance-integration.ts';
import { proposedFirstNumber } from '../../invoicing/numbers-in-fortnox.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(proposeFirstInvoiceNumber, ({ user }) => proposedFirstNumber(user));

import { cancelInvoice } from '../../../shared/contract/finance-integration.ts';
import { cancelByDifference } from '../../invoices/cancel-by-difference.ts';
import { route } from '../../request/route.ts';

export const handler = route(cancelInvoice, ({ params: { differenceId }, body, now, unit, afterCommit }) =>
  cancelByDifference({ differenceId, reason: body.reason, now, unit, afterCommit }),
);

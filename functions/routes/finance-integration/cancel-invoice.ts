import { cancelInvoice } from '../../../shared/contract/finance-integration.ts';
import { cancelByDifference } from '../../invoicing/cancel-by-difference.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(cancelInvoice, ({ params: { differenceId }, body, now, unit, afterCommit }) =>
  cancelByDifference({ differenceId, reason: body.reason, now, unit, afterCommit }),
);

import { createPartCredit } from '../../../shared/contract/part-credits.ts';
import { createCredit } from '../create-credit.ts';
import { route } from '../../request/route.ts';

export const handler = route(createPartCredit, ({ params, body, now, unit, afterCommit }) =>
  createCredit({ debitId: params.invoiceId, choice: body, now, unit, afterCommit }),
);

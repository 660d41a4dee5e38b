import { createCustomersInFortnoxApprove } from '../../../shared/contract/dev-customers.ts';
import { formatCount } from '../../../shared/lib/format.ts';
import { beginCreating } from '../customers/begin-creating.ts';
import { route } from '../../request/route.ts';

export const handler = route(createCustomersInFortnoxApprove, async ({ body, ...context }) => {
  const begun = await beginCreating(
    body.map(({ customerId }) => customerId),
    context,
  );
  return { message: `${formatCount(begun.total, 'kund', 'kunder')} skapas i Fortnox.`, ...begun };
});

import { createCustomersInFortnoxApprove } from '../../../shared/contract/dev-customers.ts';
import { beginCreating } from '../../fortnox-customers/begin-creating.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(createCustomersInFortnoxApprove, async ({ body, ...context }) => {
  const begun = await beginCreating(
    body.map(({ customerId }) => customerId),
    context,
  );
  const what = begun.total === 1 ? '1 kund' : `${begun.total} kunder`;
  return { message: `${what} skapas i Fortnox.`, ...begun };
});

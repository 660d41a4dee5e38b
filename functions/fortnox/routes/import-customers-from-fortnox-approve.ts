import { importCustomersFromFortnoxApprove } from '../../../shared/contract/dev-customers.ts';
import { approveNumbers } from '../customers/approve-numbers.ts';
import { route } from '../../request/route.ts';

/** Idempotent, so nothing is staged: the changes may not fit in one transaction. */
export const handler = route(importCustomersFromFortnoxApprove, async ({ body, user, knownChangedAt }) => {
  await approveNumbers(body, user, knownChangedAt, user);
  const message = body.length === 1 ? `${body[0]!.name} är kopplad.` : `${body.length} kunder är kopplade.`;
  return { message, customers: body };
});

import { importCustomersFromFortnox } from '../../../shared/contract/dev-customers.ts';
import { matchCustomers } from '../../../shared/domain/fortnox/match-customers.ts';
import { asOurs, ourCustomers } from '../../fortnox-customers/our-customers.ts';
import { listFortnoxCustomers } from '../../gateways/fortnox/customers.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(importCustomersFromFortnox, async ({ user, knownChangedAt }) => {
  const [ours, theirs] = await Promise.all([ourCustomers(knownChangedAt), listFortnoxCustomers(user)]);
  const { linked, proposals, unmatched } = matchCustomers(ours.map(asOurs), theirs);
  const counts = `${linked} redan kopplade, ${proposals.length} förslag, ${unmatched.length} utan förslag`;
  return { message: `${theirs.length} kunder hämtade från Fortnox: ${counts}.`, customers: proposals };
});

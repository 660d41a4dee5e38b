import { matchFortnoxCustomers } from '../../../shared/contract/finance-integration.ts';
import { matchCustomers } from '../../../shared/domain/fortnox/match-customers.ts';
import { asOurs, ourCustomers } from '../../fortnox-customers/our-customers.ts';
import { listFortnoxCustomers } from '../../gateways/fortnox/customers.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(matchFortnoxCustomers, async ({ user, knownChangedAt }) => {
  const [ours, theirs] = await Promise.all([ourCustomers(knownChangedAt), listFortnoxCustomers(user)]);
  return matchCustomers(ours.map(asOurs), theirs);
});

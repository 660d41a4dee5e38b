import { createCustomersInFortnox } from '../../../shared/contract/dev-customers.ts';
import { matchCustomers } from '../../../shared/domain/fortnox/match-customers.ts';
import { asOurs, ourCustomers } from '../../fortnox-customers/our-customers.ts';
import { listFortnoxCustomers } from '../../gateways/fortnox/customers.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(createCustomersInFortnox, async ({ user, knownChangedAt }) => {
  const [ours, theirs] = await Promise.all([ourCustomers(knownChangedAt), listFortnoxCustomers(user)]);
  const { unmatched } = matchCustomers(ours.map(asOurs), theirs);
  const customers = unmatched.map(({ customerId, name }) => ({ customerId, name, fortnoxCustomerNumber: '' }));
  return { message: `${customers.length} kunder saknas i Fortnox.`, customers };
});

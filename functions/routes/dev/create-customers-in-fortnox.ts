import { createCustomersInFortnox } from '../../../shared/contract/dev-customers.ts';
import { currentMatching } from '../../fortnox-customers/current-matching.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(createCustomersInFortnox, async ({ user, knownChangedAt }) => {
  const { unmatched } = await currentMatching({ user, knownChangedAt });
  const customers = unmatched.map(({ customerId, name }) => ({ customerId, name, fortnoxCustomerNumber: '' }));
  const what = customers.length === 1 ? '1 kund' : `${customers.length} kunder`;
  return { message: `${what} saknas i Fortnox.`, customers };
});

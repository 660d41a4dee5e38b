import { createCustomersInFortnox } from '../../../shared/contract/dev-customers.ts';
import { formatCount } from '../../../shared/lib/format.ts';
import { currentMatching } from '../customers/matching.ts';
import { route } from '../../request/route.ts';

export const handler = route(createCustomersInFortnox, async ({ user, knownChangedAt }) => {
  const { unmatched } = await currentMatching({ user, knownChangedAt });
  const customers = unmatched.map(({ customerId, name }) => ({ customerId, name, fortnoxCustomerNumber: '' }));
  return { message: `${formatCount(customers.length, 'kund', 'kunder')} saknas i Fortnox.`, customers };
});

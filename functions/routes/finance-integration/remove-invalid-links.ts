import { removeInvalidLinks } from '../../../shared/contract/finance-integration.ts';
import { matchCustomers } from '../../../shared/domain/fortnox/match-customers.ts';
import { asOurs, ourCustomers } from '../../fortnox-customers/our-customers.ts';
import { setCustomerNumbers } from '../../fortnox-customers/set-numbers.ts';
import { listFortnoxCustomers } from '../../gateways/fortnox/customers.ts';
import { route } from '../../runtime/route.ts';

/** Removing twice is the same as once, so nothing is staged: there may be more than a transaction takes. */
export const handler = route(removeInvalidLinks, async ({ user, knownChangedAt }) => {
  const [ours, theirs] = await Promise.all([ourCustomers(knownChangedAt), listFortnoxCustomers(user)]);
  const { invalid } = matchCustomers(ours.map(asOurs), theirs);
  const was = new Map(invalid.map(({ customerId, fortnoxCustomerNumber }) => [customerId, fortnoxCustomerNumber]));
  await setCustomerNumbers(
    invalid.map(({ customerId }) => ({ customerId, fortnoxCustomerNumber: '' })),
    user.userId,
    was,
  );
  return {
    removed: invalid.map(({ customerId, name, fortnoxCustomerNumber }) => ({
      customerId,
      name,
      fortnoxCustomerNumber,
    })),
  };
});

import { removeInvalidLinks } from '../../../shared/contract/finance-integration.ts';
import { currentMatching } from '../customers/matching.ts';
import { setCustomerNumbers } from '../customers/set-numbers.ts';
import { route } from '../../request/route.ts';

/** Idempotent, so nothing is staged: the changes may not fit in one transaction. */
export const handler = route(removeInvalidLinks, async ({ user, knownChangedAt }) => {
  const { invalid } = await currentMatching({ user, knownChangedAt });
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

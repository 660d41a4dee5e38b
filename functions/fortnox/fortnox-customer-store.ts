import { lasting, leases } from '../../shared/lib/deadlines.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys } from '../data/core/keys.ts';

/** @returns false while another attempt holds the customer's card in Fortnox */
export async function holdCustomerCard(customerNumber: string, tryId: string, now: number): Promise<boolean> {
  const { isDone } = await updateIf(keys.fortnoxCustomer(customerNumber), {
    expression: 'SET heldBy = :try, heldUntil = :until',
    condition: 'attribute_not_exists(pk) OR heldUntil < :now OR heldBy = :try',
    values: { ':try': tryId, ':now': now, ':until': now + lasting(leases.fortnoxCustomer) },
  });
  return isDone;
}

export async function releaseCustomerCard(customerNumber: string, tryId: string): Promise<void> {
  await updateIf(keys.fortnoxCustomer(customerNumber), {
    expression: 'SET heldUntil = :never',
    condition: 'heldBy = :try',
    values: { ':try': tryId, ':never': 0 },
  });
}

import { lasting, leases } from '../../shared/lib/deadlines.ts';
import { any, equals, isBelow, isNew } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys } from '../data/core/keys.ts';

/** @returns false while another attempt holds the customer's card in Fortnox */
export async function holdCustomerCard(customerNumber: string, tryId: string, now: number): Promise<boolean> {
  const { isDone } = await updateIf(keys.fortnoxCustomer(customerNumber), {
    set: { heldBy: tryId, heldUntil: now + lasting(leases.fortnoxCustomer) },
    onlyIf: any(isNew, isBelow('heldUntil', now), equals({ heldBy: tryId })),
  });
  return isDone;
}

export async function releaseCustomerCard(customerNumber: string, tryId: string): Promise<void> {
  await updateIf(keys.fortnoxCustomer(customerNumber), {
    set: { heldUntil: 0 },
    onlyIf: equals({ heldBy: tryId }),
  });
}

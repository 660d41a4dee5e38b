import { findRecords } from '../stores/core/table.ts';
import { Contention, pause } from '../stores/core/contention.ts';
import { UnitOfWork } from '../stores/core/unit-of-work.ts';

type Wanted = { customerId: number; fortnoxCustomerNumber: string };

/** A saved customer takes two actions, and a transaction one hundred. */
const atOnce = 40;
const mostAttempts = 20;

/**
 * Gives customers their numbers in Fortnox; doing it twice is the same as once. Deleted ones are left.
 * @param onlyFrom where given, only who has this number still
 */
export async function setCustomerNumbers(
  wanted: readonly Wanted[],
  userId: number,
  onlyFrom?: ReadonlyMap<number, string>,
): Promise<void> {
  for (let index = 0; index < wanted.length; index += atOnce) {
    const some = wanted.slice(index, index + atOnce);
    for (let attempt = 0; ; attempt += 1) {
      const unit = new UnitOfWork(userId);
      const found = await findRecords(some.map(({ customerId }) => ['customer', customerId] as const));
      for (const { customerId, fortnoxCustomerNumber } of some) {
        const customer = found.get('customer', customerId);
        const was = customer?.data.fortnoxCustomerNumber;
        if (!customer || customer.deleted || was === fortnoxCustomerNumber) continue;
        if (onlyFrom && onlyFrom.get(customerId) !== was) continue;
        unit.save(customer, { ...customer.data, fortnoxCustomerNumber });
      }
      try {
        await unit.commit(null);
        break;
      } catch (error) {
        if (!(error instanceof Contention) || attempt === mostAttempts) throw error;
        await pause(attempt);
      }
    }
  }
}

import { findRecords } from '../stores/core/table.ts';
import { Contention, pause } from '../stores/core/contention.ts';
import { UnitOfWork } from '../stores/core/unit-of-work.ts';

type Wanted = { customerId: number; fortnoxCustomerNumber: string };

/** A saved customer takes two actions; a transaction holds one hundred. */
const atOnce = 40;
const mostAttempts = 20;

/**
 * Idempotent. Skips deleted customers.
 * @param onlyFrom if given, only customers that still have this number are changed
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

import { findRecords } from '../../data/core/table.ts';
import { retryContention } from '../../data/core/contention.ts';
import { type NumberChange, stageNumbers } from '../../customers/fortnox-number.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';

type NumberAssignment = { customerId: number; fortnoxCustomerNumber: string };

/** A saved customer takes two actions, and two for its numbers; a transaction holds one hundred. */
const atOnce = 20;
const maxRetries = 20;

/**
 * Idempotent. Skips deleted customers. @throws invalid_fields for a number that another customer has
 * @param onlyFrom if given, only customers that still have this number are changed
 */
export async function setCustomerNumbers(
  requested: readonly NumberAssignment[],
  userId: number,
  onlyFrom?: ReadonlyMap<number, string>,
): Promise<void> {
  for (let index = 0; index < requested.length; index += atOnce) {
    const some = requested.slice(index, index + atOnce);
    await retryContention(maxRetries, () => saveNumbers(some, userId, onlyFrom));
  }
}

async function saveNumbers(
  requested: readonly NumberAssignment[],
  userId: number,
  onlyFrom: ReadonlyMap<number, string> | undefined,
): Promise<void> {
  const unit = new UnitOfWork(userId);
  const records = await findRecords(requested.map(({ customerId }) => ['customer', customerId] as const));
  const changes: NumberChange[] = [];
  for (const { customerId, fortnoxCustomerNumber } of requested) {
    const customer = records.get('customer', customerId);
    const before = customer?.data.fortnoxCustomerNumber;
    if (!customer || customer.deleted || before === undefined || before === fortnoxCustomerNumber) continue;
    if (onlyFrom && onlyFrom.get(customerId) !== before) continue;
    changes.push({ customerId, before, after: fortnoxCustomerNumber });
    unit.save(customer, { ...customer.data, fortnoxCustomerNumber });
  }
  await stageNumbers(unit, changes);
  await unit.commit(null);
}

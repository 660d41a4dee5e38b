import { findRecords } from '../../data/core/table.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';
import { reserveNumbers } from '../../customers/fortnox-number.ts';
import type { Migration } from './migration.ts';

/**
 * Reserves the numbers that customers had in Fortnox before numbers were unique. Of two customers with one number, both
 * keep it and only the first has it reserved: the comparison with Fortnox tells of them (`sameNumber`).
 */
export const numbersInFortnox: Migration<'customer'> = {
  name: 'numbers-of-customers-in-fortnox-reserved',
  kind: 'customer',
  migrate: () => undefined,
  async beside(ids) {
    const records = await findRecords(ids.map((id) => ['customer', id] as const));
    const customers = ids.flatMap((id) => records.get('customer', id) ?? []).filter(({ deleted }) => !deleted);
    const unit = new UnitOfWork(0);
    const changes = customers.map(({ id, data }) => ({
      customerId: id,
      before: '',
      after: data.fortnoxCustomerNumber,
    }));
    const reserved = await reserveNumbers(unit, changes);
    await unit.commit(null);
    return reserved;
  },
};

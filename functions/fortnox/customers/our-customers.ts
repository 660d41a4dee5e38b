import type { OurCustomer } from '../../../shared/domain/fortnox/match-customers.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { allCustomers } from '../../data/replica/lists/options.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';

export async function ourCustomers(knownChangedAt?: string): Promise<StoredRecord<'customer'>[]> {
  const listed = allCustomers(await freshReplica({ knownChangedAt }));
  const records = await findRecords(listed.map(({ customerId }) => ['customer', customerId] as const));
  return listed.flatMap(({ customerId }) => {
    const one = records.get('customer', customerId);
    return one && !one.deleted ? [one] : [];
  });
}

export function asOurs({ id, data }: StoredRecord<'customer'>): OurCustomer {
  const { name, organisationNumber, fortnoxCustomerNumber } = data;
  return { customerId: id, name, organisationNumber, fortnoxCustomerNumber };
}

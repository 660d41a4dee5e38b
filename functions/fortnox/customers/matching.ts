import { type OurCustomer, type Matching, matchCustomers } from '../../../shared/domain/fortnox/match-customers.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { allCustomers } from '../../data/replica/lists/options.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { findRecords } from '../../data/core/table.ts';
import { listFortnoxCustomers } from '../customers.ts';
import type { Caller } from '../exchange.ts';

export async function ourCustomers(knownChangedAt?: string): Promise<StoredRecord<'customer'>[]> {
  const listed = allCustomers(await freshReplica({ knownChangedAt }));
  const records = await findRecords(listed.map(({ customerId }) => ['customer', customerId] as const));
  return listed.flatMap(({ customerId }) => {
    const one = records.get('customer', customerId);
    return one && !one.deleted ? [one] : [];
  });
}

function asOurs({ id, data }: StoredRecord<'customer'>): OurCustomer {
  const { name, organisationNumber, fortnoxCustomerNumber } = data;
  return { customerId: id, name, organisationNumber, fortnoxCustomerNumber };
}

type MatchingQuery = { user: Caller; knownChangedAt?: string | undefined };

export async function currentMatching({ user, knownChangedAt }: MatchingQuery): Promise<Matching & { theirs: number }> {
  const [ours, theirs] = await Promise.all([ourCustomers(knownChangedAt), listFortnoxCustomers(user)]);
  return { ...matchCustomers(ours.map(asOurs), theirs), theirs: theirs.length };
}

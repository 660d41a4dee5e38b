import { type Matching, matchCustomers } from '../../../shared/domain/fortnox/match-customers.ts';
import { listFortnoxCustomers } from '../customers.ts';
import type { Caller } from '../exchange.ts';
import { asOurs, ourCustomers } from './our-customers.ts';

type MatchingQuery = { user: Caller; knownChangedAt?: string | undefined };

export async function currentMatching({ user, knownChangedAt }: MatchingQuery): Promise<Matching & { theirs: number }> {
  const [ours, theirs] = await Promise.all([ourCustomers(knownChangedAt), listFortnoxCustomers(user)]);
  return { ...matchCustomers(ours.map(asOurs), theirs), theirs: theirs.length };
}

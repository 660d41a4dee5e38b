import { fold, identityOf } from '../../lib/text.ts';
import type { MatchedBy } from '../../codes/customers.ts';

export type OurCustomer = {
  customerId: number;
  name: string;
  organisationNumber: string;
  fortnoxCustomerNumber: string;
};
export type TheirCustomer = { customerNumber: string; name: string; organisationNumber: string };

type Proposal = {
  customerId: number;
  name: string;
  fortnoxCustomerNumber: string;
  fortnoxName: string;
  by: MatchedBy;
};

export type Matching = {
  linked: number;
  proposals: Proposal[];
  invalid: OurCustomer[];
  unmatched: OurCustomer[];
};

/** Ten digits: the same company with or without century and dash. Empty for an invalid number. */
export function organisationDigits(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length === 10 || digits.length === 12 ? digits.slice(-10) : '';
}

/** From the surest to one that a person must look at: names that only accents tell apart. */
const ways: readonly { by: MatchedBy; keyOf: (one: { name: string; organisationNumber: string }) => string }[] = [
  { by: 'organisationNumber', keyOf: ({ organisationNumber }) => organisationDigits(organisationNumber) },
  { by: 'name', keyOf: ({ name }) => identityOf(name) },
  { by: 'likeName', keyOf: ({ name }) => fold(name) },
];

/**
 * Matches our customers with Fortnox's: by customer number, else organisation number, else the same name, else a like
 * one. Ambiguous matches and customers that are already linked are not proposed.
 */
export function matchCustomers(ours: readonly OurCustomer[], theirs: readonly TheirCustomer[]): Matching {
  const numbers = new Set(theirs.map(({ customerNumber }) => customerNumber));
  const isLinked = ({ fortnoxCustomerNumber }: OurCustomer) => numbers.has(fortnoxCustomerNumber);
  const linkedNumbers = new Set(ours.filter(isLinked).map(({ fortnoxCustomerNumber }) => fortnoxCustomerNumber));
  const free = theirs.filter(({ customerNumber }) => !linkedNumbers.has(customerNumber));
  const open = ours.filter((one) => !isLinked(one));

  const found = new Map<number, { their: TheirCustomer; by: MatchedBy }>();
  for (const { by, keyOf } of ways) {
    const used = new Set([...found.values()].map(({ their }) => their.customerNumber));
    const pairsOf = pairs(
      open.filter(({ customerId }) => !found.has(customerId)),
      free.filter(({ customerNumber }) => !used.has(customerNumber)),
      keyOf,
    );
    for (const [customerId, their] of pairsOf) found.set(customerId, { their, by });
  }

  const proposals = open.flatMap(({ customerId, name }): Proposal[] => {
    const { their, by } = found.get(customerId) ?? {};
    if (!their || !by) return [];
    return [{ customerId, name, fortnoxCustomerNumber: their.customerNumber, fortnoxName: their.name, by }];
  });
  const proposed = new Set(proposals.map(({ customerId }) => customerId));
  return {
    linked: ours.length - open.length,
    proposals,
    invalid: open.filter(({ fortnoxCustomerNumber }) => fortnoxCustomerNumber !== ''),
    unmatched: open.filter(
      ({ customerId, fortnoxCustomerNumber }) => !proposed.has(customerId) && fortnoxCustomerNumber === '',
    ),
  };
}

function pairs(
  ours: readonly OurCustomer[],
  theirs: readonly TheirCustomer[],
  keyOf: (one: { name: string; organisationNumber: string }) => string,
): Map<number, TheirCustomer> {
  const sides = [Map.groupBy(ours, keyOf), Map.groupBy(theirs, keyOf)] as const;
  const found = [...sides[0]].flatMap(([key, [our, ...otherOurs]]) => {
    const [their, ...otherTheirs] = sides[1].get(key) ?? [];
    const isSure = key !== '' && our && their && otherOurs.length + otherTheirs.length === 0;
    return isSure ? [[our.customerId, their] as const] : [];
  });
  return new Map(found);
}

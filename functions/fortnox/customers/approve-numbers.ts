import { fieldError } from '../../../shared/codes/errors.ts';
import type { CustomerLink } from '../../../shared/schemas/fortnox.ts';
import { listFortnoxCustomers } from '../customers.ts';
import type { CallDeadline } from '../client.ts';
import type { SignedInUser } from '../../users/signed-in.ts';
import { ourCustomers } from './matching.ts';
import { setCustomerNumbers } from './set-numbers.ts';

/** @throws a 422 for a number that does not exist in Fortnox, or that another customer has */
export async function approveNumbers(
  links: readonly CustomerLink[],
  user: SignedInUser,
  knownChangedAt: string | undefined,
  deadline: CallDeadline,
): Promise<void> {
  const [ours, theirs] = await Promise.all([ourCustomers(knownChangedAt), listFortnoxCustomers(deadline)]);
  const known = new Set(theirs.map(({ customerNumber }) => customerNumber));
  const approved = new Map(links.map(({ customerId, fortnoxCustomerNumber }) => [customerId, fortnoxCustomerNumber]));
  const holders = new Map<string, string>();
  for (const { id, data } of ours) {
    if (!approved.has(id) && data.fortnoxCustomerNumber) holders.set(data.fortnoxCustomerNumber, data.name);
  }
  for (const [index, { customerId, name, fortnoxCustomerNumber }] of links.entries()) {
    const field = `${index}.fortnoxCustomerNumber`;
    const number = fortnoxCustomerNumber;
    if (!ours.some(({ id }) => id === customerId)) throw fieldError(`${index}.customerId`, 'Kunden finns inte.');
    if (!known.has(number)) throw fieldError(field, `Kundnummer ${number} finns inte i Fortnox.`);
    const holder = holders.get(number);
    if (holder !== undefined) throw fieldError(field, `Kundnummer ${number} är redan kopplat till ${holder}.`);
    holders.set(number, name);
  }
  await setCustomerNumbers(links, user.userId);
}

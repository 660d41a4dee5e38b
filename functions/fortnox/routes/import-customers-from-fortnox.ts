import { importCustomersFromFortnox } from '../../../shared/contract/dev-customers.ts';
import { formatCount } from '../../../shared/lib/format.ts';
import { currentMatching } from '../customers/matching.ts';
import { route } from '../../request/route.ts';

export const handler = route(importCustomersFromFortnox, async ({ user, knownChangedAt }) => {
  const { linked, proposals, unmatched, invalid, theirs } = await currentMatching({ user, knownChangedAt });
  const counts = `${formatCount(linked, 'redan kopplad', 'redan kopplade')}, ${proposals.length} förslag, ${unmatched.length} utan förslag`;
  const astray = invalid.length > 0 ? `, ${invalid.length} med ett kundnummer som inte finns där` : '';
  return {
    message: `${formatCount(theirs, 'kund hämtad', 'kunder hämtade')} från Fortnox: ${counts}${astray}.`,
    customers: proposals,
  };
});

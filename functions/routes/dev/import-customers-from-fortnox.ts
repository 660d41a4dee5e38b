import { importCustomersFromFortnox } from '../../../shared/contract/dev-customers.ts';
import { currentMatching } from '../../fortnox-customers/current-matching.ts';
import { route } from '../../runtime/route.ts';

export const handler = route(importCustomersFromFortnox, async ({ user, knownChangedAt }) => {
  const { linked, proposals, unmatched, invalid, theirs } = await currentMatching({ user, knownChangedAt });
  const counts = `${linked} redan kopplade, ${proposals.length} förslag, ${unmatched.length} utan förslag`;
  const astray = invalid.length > 0 ? `, ${invalid.length} med ett kundnummer som inte finns där` : '';
  return { message: `${theirs} kunder hämtade från Fortnox: ${counts}${astray}.`, customers: proposals };
});

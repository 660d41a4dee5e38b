import { parseArgs } from 'node:util';
import { user as entity } from '../../shared/entities/user.ts';
import { createResetToken, resetLink } from '../../functions/stores/users/reset-store.ts';
import { UnitOfWork } from '../../functions/stores/core/unit-of-work.ts';
import { createUser, findUserByInitials } from '../../functions/stores/users/user-store.ts';
import { newSecret } from '../../functions/stores/users/session-store.ts';
import { hashPin } from '../../functions/runtime/pin.ts';

/**
 * Creates the first Developer of a deployment and prints a link, valid for 60 minutes, to choose the PIN. Requires
 * TABLE_NAME and SITE_URL (outputs of the stacks) and credentials that may write to the table.
 */
const { values } = parseArgs({
  options: {
    initials: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    email: { type: 'string' },
  },
});

const { initials, 'first-name': firstName, 'last-name': lastName, email } = values;
if (!initials || !firstName || !lastName || !email) {
  console.error(
    'Användning: npm run create-first-developer -- --initials AB --first-name Anna --last-name Berg --email anna@firma.se',
  );
  process.exit(1);
}
if (await findUserByInitials(initials)) {
  console.error(`Det finns redan en användare med initialerna ${initials.toUpperCase()}.`);
  process.exit(1);
}

const creating = new UnitOfWork(0);
const user = await createUser(creating, {
  ...entity.empty,
  initials: initials.toUpperCase(),
  firstName,
  lastName,
  email,
  role: 'Developer',
  pinHash: await hashPin(newSecret().secret),
});
await creating.commit(null);

const inviting = new UnitOfWork(0);
const secret = createResetToken(inviting, user, new Date());
await inviting.commit(null);
console.log(`Användaren är skapad. Välj PIN inom 60 minuter: ${resetLink(secret)}`);

import { parseArgs } from 'node:util';
import { AppError } from '../../shared/codes/errors.ts';
import { user as entity } from '../../shared/entities/user.ts';
import { useSwedishMessages } from '../../shared/fields/messages.ts';
import { userFieldsSchema } from '../../shared/schemas/user.ts';
import { createResetToken, resetLink } from '../../functions/users/reset-store.ts';
import { UnitOfWork } from '../../functions/data/core/unit-of-work.ts';
import { createUser, requireUniqueFree } from '../../functions/users/user-store.ts';
import { newSecret } from '../../functions/users/session-store.ts';
import { hashPin } from '../../functions/users/pin.ts';

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

const options = { initials: 'initials', firstName: 'first-name', lastName: 'last-name', email: 'email' } as const;
if (Object.values(options).some((option) => !values[option])) {
  stop(
    'Användning: npm run create-first-developer -- --initials AB --first-name Anna --last-name Berg --email anna@firma.se',
  );
}

useSwedishMessages();
const given = Object.fromEntries(Object.entries(options).map(([field, option]) => [field, values[option]]));
const checked = userFieldsSchema.safeParse({ ...entity.emptyInput, ...given, role: 'Developer' });
if (!checked.success)
  stop(checked.error.issues.map(({ path, message }) => sentence(String(path[0]), message)).join('\n'));
await requireUniqueFree(checked.data).catch((error: unknown) => {
  if (!(error instanceof AppError)) throw error;
  stop((error.fields ?? []).map(({ field, message }) => sentence(field ?? '', message)).join('\n'));
});

const creating = new UnitOfWork(0);
const pinHash = await hashPin(newSecret().secret);
const user = await createUser(creating, { ...entity.empty, ...checked.data, pinHash });
await creating.commit(null);

const inviting = new UnitOfWork(0);
const secret = createResetToken(inviting, user, new Date());
await inviting.commit(null);
console.log(`Användaren är skapad. Välj PIN inom 60 minuter: ${resetLink(secret)}`);

function sentence(field: string, message: string): string {
  return `--${options[field as keyof typeof options] ?? field}: ${message}`;
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

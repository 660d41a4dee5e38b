import { AppError } from '../codes/errors.ts';
import { forbidden } from '../codes/errors/every-call.ts';
import { lastDeveloper, ownAccount } from '../codes/errors/users.ts';
import { hasRole } from './roles.ts';
import { type Role, roles } from '../codes/roles.ts';

/** Who may change whom: the server enforces these rules, and the client hides what they forbid. */

export type Actor = { userId: number; role: Role };
export type Target = { userId: number; role: Role; isLastDeveloper: boolean };

type Refusal = { error: typeof forbidden | typeof ownAccount | typeof lastDeveloper; reason: string };

export function refusalToChange(acting: Actor, target: Target): Refusal | undefined {
  if (hasRole(acting.role, target.role)) return undefined;
  return { error: forbidden, reason: 'Användaren har en högre roll än du.' };
}

export function refusalToDelete(acting: Actor, target: Target): Refusal | undefined {
  if (acting.userId === target.userId) return refusal(ownAccount);
  return refusalToChange(acting, target) ?? (target.isLastDeveloper ? refusal(lastDeveloper) : undefined);
}

export function refusalToGive(acting: Actor, target: Target | null, role: Role): Refusal | undefined {
  if (!hasRole(acting.role, role))
    return { error: forbidden, reason: 'Du kan inte ge en roll som är högre än din egen.' };
  if (!target) return undefined;
  const refused = refusalToChange(acting, target);
  if (refused) return refused;
  return target.isLastDeveloper && role !== 'Developer' ? refusal(lastDeveloper) : undefined;
}

export function rolesToGive(acting: Actor, target: Target | null): Role[] {
  return roles.filter((role) => !refusalToGive(acting, target, role));
}

export function requireAllowed(refused: Refusal | undefined): void {
  if (refused) throw new AppError(refused.error, { message: refused.reason });
}

function refusal(error: typeof ownAccount | typeof lastDeveloper): Refusal {
  return { error, reason: error.message };
}

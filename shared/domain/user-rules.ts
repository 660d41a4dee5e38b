import { AppError, errors } from '../codes/errors.ts';
import { hasRole } from './roles.ts';
import { type Role, roles } from '../codes/roles.ts';

/** Who may change whom: the server enforces these rules, and the client hides what they forbid. */

export type Acting = { userId: number; role: Role };
export type Target = { userId: number; role: Role; isLastDeveloper: boolean };

type Refusal = { code: 'forbidden' | 'own_account' | 'last_developer'; reason: string };

export function refusalToChange(acting: Acting, target: Target): Refusal | undefined {
  if (hasRole(acting.role, target.role)) return undefined;
  return { code: 'forbidden', reason: 'Användaren har en högre roll än du.' };
}

export function refusalToDelete(acting: Acting, target: Target): Refusal | undefined {
  if (acting.userId === target.userId) return refusal('own_account');
  return refusalToChange(acting, target) ?? (target.isLastDeveloper ? refusal('last_developer') : undefined);
}

export function refusalToGive(acting: Acting, target: Target | null, role: Role): Refusal | undefined {
  if (!hasRole(acting.role, role))
    return { code: 'forbidden', reason: 'Du kan inte ge en roll som är högre än din egen.' };
  if (!target) return undefined;
  const refused = refusalToChange(acting, target);
  if (refused) return refused;
  return target.isLastDeveloper && role !== 'Developer' ? refusal('last_developer') : undefined;
}

export function rolesToGive(acting: Acting, target: Target | null): Role[] {
  return roles.filter((role) => !refusalToGive(acting, target, role));
}

export function requireAllowed(refused: Refusal | undefined): void {
  if (refused) throw new AppError(refused.code, { message: refused.reason });
}

function refusal(code: 'own_account' | 'last_developer'): Refusal {
  return { code, reason: errors[code][1] };
}

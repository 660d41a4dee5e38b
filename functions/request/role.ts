import { AppError } from '../../shared/codes/errors.ts';
import { forbidden } from '../../shared/codes/errors/every-call.ts';
import type { Route } from '../../shared/contract/route.ts';
import { isLetIn } from '../../shared/domain/roles.ts';
import type { Middleware } from './middleware.ts';
import type { CallerSession } from './session.ts';

/**
 * Lets in users with the role of a call, or the right that decides instead. What a right to a record is, its handler asks.
 * @throws forbidden
 */
export function checkRole({ role, grant }: Route): Middleware<CallerSession> {
  return {
    before: ({ context: { user } }) => {
      if (role !== 'public' && !(user && isLetIn(user, { role, grant }))) throw new AppError(forbidden);
    },
  };
}

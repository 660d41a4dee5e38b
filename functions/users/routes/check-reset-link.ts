import { checkResetLink } from '../../../shared/contract/auth.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { invalidResetLink } from '../../../shared/codes/errors/log-in.ts';
import { route } from '../../request/route.ts';
import { findResetToken } from '../reset-store.ts';

export const handler = route(checkResetLink, async ({ body, now }) => {
  const found = await findResetToken(body.resetPasswordToken, now);
  if (!found) throw new AppError(invalidResetLink);
  return { done: true as const };
});

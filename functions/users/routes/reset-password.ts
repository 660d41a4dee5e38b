import { resetPassword } from '../../../shared/contract/auth.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { invalidResetLink } from '../../../shared/codes/errors/log-in.ts';
import { checkAndHashPin } from '../new-pin.ts';
import { route } from '../../request/route.ts';
import { forgetAttempts } from '../attempt-store.ts';
import { useResetToken } from '../reset-store.ts';
import { changePin } from '../user-store.ts';

export const handler = route(resetPassword, async ({ body, now, unit, afterCommit }) => {
  const user = await useResetToken(unit, body.resetPasswordToken, now);
  if (!user) throw new AppError(invalidResetLink);
  changePin(unit, user, await checkAndHashPin(body, 'password', user.data));
  afterCommit(() => forgetAttempts('login-initials', user.data.initials.toUpperCase()));
  return { done: true as const };
});

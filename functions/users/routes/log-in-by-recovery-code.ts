import { AppError } from '../../../shared/codes/errors.ts';
import { wrongCode } from '../../../shared/codes/errors/log-in.ts';
import { logInByRecoveryCode } from '../../../shared/contract/passkeys.ts';
import { finishTicket, takeRecoveryCode, userOfTicket } from '../passkeys/second-factor.ts';
import { beginSession, noteAttempt } from '../begin-session.ts';
import { knownDevice } from '../known-device.ts';
import { route } from '../../request/route.ts';
import { countAttempt, guessesOfPin } from '../attempt-store.ts';

export const handler = route(logInByRecoveryCode, async (context) => {
  const { body, cookies, now } = context;
  const user = await userOfTicket(body.ticket, 'Key', now);
  const uncount = await countAttempt('recovery-code', String(user.id), guessesOfPin, now);
  if (!(await takeRecoveryCode(user.id, body.recoveryCode))) {
    await noteAttempt(context, { userId: user.id, way: 'RecoveryCode', outcome: 'WrongCode' });
    throw new AppError(wrongCode);
  }
  await finishTicket(body.ticket);
  await uncount();
  return beginSession(context, user, { way: 'RecoveryCode', device: await knownDevice(cookies, user.id) });
});

import { requestReset } from '../../../shared/contract/auth.ts';
import { resetMail } from '../../../shared/mail/reset-mail.ts';
import { sendMail } from '../../gateways/mail.ts';
import { environment } from '../../runtime/environment.ts';
import { route } from '../../runtime/route.ts';
import { countAttempt } from '../../stores/attempt-store.ts';
import { createResetToken } from '../../stores/reset-store.ts';
import { findUserByEmail } from '../../stores/user-store.ts';

const hour = 60 * 60;
/** At most three links an hour for each mail address. */
const byEmail = { free: 3, firstWaitSeconds: hour, longestWaitSeconds: hour, forgetSeconds: hour };
const byAddress = { free: 20, firstWaitSeconds: 60, longestWaitSeconds: hour, forgetSeconds: hour };

export const handler = route(requestReset, async ({ body, sourceIp, now, unit, afterCommit }) => {
  await countAttempt('reset-address', sourceIp, byAddress, now);
  await countAttempt('reset-email', body.email.toLowerCase(), byEmail, now);

  const user = await findUserByEmail(body.email);
  if (user) {
    const secret = createResetToken(unit, user, now);
    const link = `${environment.siteUrl()}/reset-password/${secret}`;
    afterCommit(async () => {
      const { email, firstName, phone } = user.data;
      await sendMail({ kind: 'Reset', to: email, mobilePhone: phone, ...resetMail(firstName, link) });
    });
  }
  return { done: true as const };
});

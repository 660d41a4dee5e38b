import { resetMail } from '../../shared/mail/user-mails.ts';
import { sendMail } from './mail.ts';
import { removeResetRequest } from '../users/reset-request-store.ts';
import { createResetToken, resetLink } from '../users/reset-store.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import { findUserByEmail } from '../users/user-store.ts';

/** Runs outside the call, whose timing would reveal whether the address is known. */
export async function sendResetLink({ requestId, email }: { requestId: string; email: string }, now: Date) {
  const user = await findUserByEmail(email);
  if (user) {
    const unit = new UnitOfWork(0);
    const secret = createResetToken(unit, user, now);
    await unit.commit(null);
    const { email: to, firstName, phone: mobilePhone } = user.data;
    const link = resetLink(secret);
    await sendMail({ kind: 'Reset', to, mobilePhone, ...resetMail(firstName, link) });
  }
  await removeResetRequest(requestId);
}

import { sendTestEmail } from '../../../shared/contract/dev.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { formatInstantWithSeconds } from '../../../shared/lib/format.ts';
import { testMail } from '../../../shared/mail/user-mails.ts';
import { MailRefused, sendMailOnce } from '../mail.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';

/** A duplicate mail is harmless, so nothing is staged. */
export const handler = route(sendTestEmail, async ({ user, now }) => {
  const { email, firstName, phone } = (await getRecord('user', user.userId)).data;
  try {
    const mail = testMail(firstName, formatInstantWithSeconds(now.toISOString()));
    await sendMailOnce({ kind: 'Test', to: email, mobilePhone: phone, ...mail });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    throw new AppError(conflict, { message: refusals[error.about](email), cause: error });
  }
  return { message: `Testmejl skickat till ${email}` };
});

const refusals: Record<MailRefused['about'], (email: string) => string> = {
  request: (email) => `Mejltjänsten godtog inte adressen ${email}. Ändra den under Användare.`,
  sender: () => 'Mejltjänsten godtog inte avsändaren. Adressen i systeminställningarna måste vara verifierad.',
  other: () => 'Mejltjänsten tog inte emot mejlet. Försök igen om en stund.',
};

import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { ses } from '../runtime/clients/ses.ts';
import { environment } from '../runtime/environment.ts';
import { getSystemSettings } from '../stores/settings-store.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

/** Sends one mail from the firm's own sender. @returns the message id that SES gave */
export async function sendMail({ to, subject, text, html }: Mail): Promise<string> {
  const { emailFrom, emailFromName } = (await getSystemSettings()).data;
  const address = emailFrom || environment.emailFromDefault();
  const part = (data: string) => ({ Data: data, Charset: 'UTF-8' });
  const { MessageId } = await ses().send(
    new SendEmailCommand({
      FromEmailAddress: emailFromName ? `${encodeName(emailFromName)} <${address}>` : address,
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: part(subject), Body: { Text: part(text), Html: part(html) } } },
    }),
  );
  return MessageId ?? '';
}

/** A sender's name outside ASCII goes as an encoded word (RFC 2047). */
function encodeName(name: string): string {
  return `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=`;
}

import type { DynamoDBRecord } from 'aws-lambda';
import { sendNewDeviceMail } from '../../messages/send-new-device-mail.ts';
import { sendResetLink } from '../../messages/send-reset-link.ts';
import { sendSecurityMail } from '../../messages/send-security-mail.ts';
import { logInPrefix, resetRequestKey, securityEventKey } from '../../data/core/keys.ts';
import type { LogInOutcome } from '../../../shared/codes/log-ins.ts';
import type { SecurityEvent } from '../../../shared/mail/security-mail.ts';

/** Mails about an account, which no call waits for: a link for a new PIN, a new device or a new key. */
export async function sendMailOf({ eventName, dynamodb }: DynamoDBRecord, now: Date): Promise<void> {
  const sk = dynamodb?.Keys?.['sk']?.S;
  const image = dynamodb?.NewImage;
  if (eventName !== 'INSERT' || sk === undefined || !image) return;
  const textOf = (field: string) => image[field]!.S!;
  const userIdOf = () => Number(image['userId']!.N);
  if (sk === resetRequestKey) await sendResetLink({ requestId: textOf('requestId'), email: textOf('email') }, now);
  if (sk === securityEventKey) {
    const event = { change: textOf('change') as SecurityEvent['change'], what: textOf('what'), at: textOf('at') };
    await sendSecurityMail({ userId: userIdOf(), ...event }, now);
  }
  if (sk.startsWith(logInPrefix) && image['outcome']?.S === ('NewDevice' satisfies LogInOutcome)) {
    const seen = { at: textOf('at'), device: textOf('device'), address: textOf('address') };
    await sendNewDeviceMail({ userId: userIdOf(), ...seen }, now);
  }
}

import { formatInstant } from '../../shared/lib/format.ts';
import { type SecurityEvent, securityMail } from '../../shared/mail/security-mail.ts';
import { sendMail } from './mail.ts';
import { environment } from '../platform/environment.ts';
import { errorFields, log } from '../platform/log.ts';
import { findRecord } from '../data/core/table.ts';

/** Older events come from restored data. */
const maxAgeMs = 6 * 60 * 60_000;

type SecurityMailInput = SecurityEvent & { userId: number; at: string };

export async function sendSecurityMail({ userId, at, ...event }: SecurityMailInput, now: Date): Promise<void> {
  if (now.getTime() - new Date(at).getTime() > maxAgeMs) return;
  const user = await findRecord('user', userId);
  if (!user || user.deleted || user.data.email === '') return;
  const { email: to, firstName, phone: mobilePhone } = user.data;
  const facts = { ...event, at: formatInstant(at), siteUrl: environment.siteUrl() };
  try {
    await sendMail({ kind: 'Security', to, mobilePhone, ...securityMail(firstName, facts) });
  } catch (error) {
    log('error', { event: 'security-mail-failed', userId, ...errorFields(error) });
  }
}

import { formatInstant } from '../../shared/lib/format.ts';
import { newDeviceMail } from '../../shared/mail/user-mails.ts';
import { sendMail } from './mail.ts';
import { environment } from '../platform/environment.ts';
import { errorFields, log } from '../platform/log.ts';
import { findRecord } from '../data/core/table.ts';

/** Older events come from restored data. */
const maxAgeMs = 6 * 60 * 60_000;

type NewDevice = { userId: number; at: string; device: string; address: string };

export async function sendNewDeviceMail({ userId, at, device, address }: NewDevice, now: Date): Promise<void> {
  if (now.getTime() - new Date(at).getTime() > maxAgeMs) return;
  const user = await findRecord('user', userId);
  if (!user || user.deleted || user.data.email === '') return;
  const { email: to, firstName, phone: mobilePhone } = user.data;
  const facts = { at: formatInstant(at), device, address, siteUrl: environment.siteUrl() };
  try {
    await sendMail({ kind: 'NewDevice', to, mobilePhone, ...newDeviceMail(firstName, facts) });
  } catch (error) {
    log('error', { event: 'new-device-mail-failed', userId, ...errorFields(error) });
  }
}

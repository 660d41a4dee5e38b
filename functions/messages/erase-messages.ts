import { addressesIn } from '../../shared/lib/email-address.ts';
import { changeItems, removal, setting } from '../data/core/change-items.ts';
import { messageLog, messageLogPrefix, notificationsPrefix } from '../data/core/keys.ts';
import { lastNumber, queryItems } from '../data/core/table.ts';

/** @param mark what stands for the receiver */
export async function eraseMailsTo(emails: ReadonlySet<string>, mark: string): Promise<void> {
  const items = await queryItems(messageLog, messageLogPrefix);
  const received = items.filter(({ to }) => addressesIn((to as string).toLowerCase()).some((one) => emails.has(one)));
  await changeItems(received.map((item) => setting(item, { to: mark, mobilePhone: '', reason: '' })));
}

export async function eraseNotificationsTo(userId: number): Promise<void> {
  await changeItems((await queryItems(`${notificationsPrefix}${userId}`, '')).map(removal));
}

/** Colleagues' notifications of what a user did name the user by initials; their ids end with the user's. */
export async function eraseNotificationsBy(userId: number, mark: string): Promise<void> {
  const last = await lastNumber('user');
  for (let colleague = 1; colleague <= last; colleague += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one partition at a time
    const items = await queryItems(`${notificationsPrefix}${colleague}`, '');
    const caused = items.filter(({ sk, by }) => sk.endsWith(`_${userId}`) && by !== mark);
    // oxlint-disable-next-line no-await-in-loop
    await changeItems(caused.map((item) => setting(item, { by: mark })));
  }
}

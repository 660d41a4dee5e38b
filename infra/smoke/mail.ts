import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteClient } from '../../functions/operation/self-test/site-client.ts';
import { requestReset } from '../../shared/contract/auth.ts';
import { listMessageLog } from '../../shared/contract/message-log.ts';
import { deadlineOf, smoke } from '../../shared/lib/deadlines.ts';

export async function tryMail(client: SiteClient, email: string): Promise<void> {
  await client.call(requestReset, { body: { email } });
  const until = deadlineOf(smoke.mailed);
  for (;;) {
    const { items } = await client.call(listMessageLog, { query: { to: email } });
    const mail = items.find(({ kind }) => kind === 'Reset');
    if (mail?.fate === 'Delivered') return;
    if (mail?.reason) throw new Error(`Mejlet kom inte fram: ${mail.reason}`);
    if (Date.now() > until)
      throw new Error(`Mejlet är ${mail?.fate ?? 'inte skickat'} efter ${smoke.mailed / 1000} s.`);
    await sleep(500);
  }
}

import { fallDue } from '../../invoices/fall-due.ts';
import { readBack } from '../../invoices/read-back.ts';
import { getFortnoxConnection } from '../../settings/settings-store.ts';

export async function handler(): Promise<void> {
  const { data } = await getFortnoxConnection();
  await (data.state === 'NotConnected' ? fallDue(new Date()) : readBack(new Date()));
}

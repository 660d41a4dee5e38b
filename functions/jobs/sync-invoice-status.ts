import { fallDue } from '../invoicing/fall-due.ts';
import { readBack } from '../invoicing/read-back.ts';
import { getFortnoxConnection } from '../stores/settings/settings-store.ts';

export async function handler(): Promise<void> {
  const { data } = await getFortnoxConnection();
  await (data.state === 'NotConnected' ? fallDue(new Date()) : readBack(new Date()));
}

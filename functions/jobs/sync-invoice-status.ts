import { readBack } from '../invoicing/read-back.ts';

export async function handler(): Promise<void> {
  await readBack(new Date());
}

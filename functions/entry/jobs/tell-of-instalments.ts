import { notifyOfInstalments } from '../../notifications/instalments-due.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';

export async function handler(): Promise<void> {
  await notifyOfInstalments(await freshReplica(), new Date());
}

import { warnOfBudgets } from '../../notifications/budget-warnings.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';

export async function handler(): Promise<void> {
  await warnOfBudgets(await freshReplica(), new Date());
}

import type { Database } from '../data/replica/database.ts';
import { type BudgetWarning, budgetWarnings } from '../data/replica/lists/owner-warnings.ts';
import { type Key, keys } from '../data/core/keys.ts';
import { beginNotifying, endNotifying, notNotified } from '../projects/notified-once-store.ts';
import { notify } from './notify.ts';

const keyOf = ({ projectId, level, budgetOre }: BudgetWarning): Key => keys.budgetWarning(projectId, level, budgetOre);

/**
 * Notifies the owners of projects whose work has reached 80 or 100 per cent of the budget: once a level and budget,
 * however often it runs or stops half way.
 */
export async function warnOfBudgets(db: Database, now: Date): Promise<void> {
  for (const { ownerUserId, ...warning } of await notNotified(budgetWarnings(db), keyOf)) {
    const at = await beginNotifying(keyOf(warning), now);
    const { projectId, level } = warning;
    const facts = { subjectId: projectId, projectId, byUserId: 0, userIds: [ownerUserId] };
    await notify([{ kind: 'ProjectBudget', as: level, at, ...facts }], now);
    for (const one of reachedWith(warning)) await endNotifying(keyOf(one), now);
  }
}

/** Who knows that the budget is used up is not told later that a fifth is left. */
function reachedWith(warning: BudgetWarning): BudgetWarning[] {
  return warning.level === 'over' ? [warning, { ...warning, level: 'near' }] : [warning];
}

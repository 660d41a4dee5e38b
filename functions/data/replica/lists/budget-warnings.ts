import { nearBudgetSql } from '../budget.ts';
import type { Database } from '../database.ts';

/** That a project's work has reached so much of so large a budget: another budget is another warning. */
export type BudgetWarning = { projectId: number; level: 'near' | 'over'; budgetOre: number };

/** Warnings for active projects with an owner whose work has reached 80 per cent of the budget, or all of it. */
export function budgetWarnings(db: Database): (BudgetWarning & { ownerUserId: number })[] {
  return db.all(
    `SELECT id AS projectId, owner_user_id AS ownerUserId, budget_ore AS budgetOre,
      CASE WHEN worked_ore >= budget_ore THEN 'over' ELSE 'near' END AS level
      FROM project WHERE listed = 1 AND active = 1 AND owner_user_id > 0 AND ${nearBudgetSql()} ORDER BY id`,
    [],
  );
}

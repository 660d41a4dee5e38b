import type { Day } from '../../../../shared/lib/days.ts';
import type { Database } from '../database.ts';
import { dueInstalmentSql, leftOfInstalmentSql } from '../instalments.ts';
import { nearBudgetSql } from '../partial-indexes.ts';

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

/** A planned instalment with its day: moved to another day, it is notified again. */
export type DueInstalment = {
  projectId: number;
  projectCode: string;
  ownerUserId: number;
  instalmentId: number;
  dueOn: Day;
  name: string;
  leftOre: number;
};

/** The instalments of active projects with an owner whose day has come and that are not wholly invoiced. */
export function dueInstalments(db: Database, today: Day): DueInstalment[] {
  return db.all(
    `SELECT p.id AS projectId, p.project_code AS projectCode, p.owner_user_id AS ownerUserId,
      part.instalment_id AS instalmentId, part.due_on AS dueOn, part.name, ${leftOfInstalmentSql} AS leftOre
      FROM instalment part CROSS JOIN project p ON p.id = part.agreement_id
      WHERE ${dueInstalmentSql()} AND p.listed = 1 AND p.active = 1 AND p.owner_user_id > 0
      ORDER BY p.id, part.position`,
    [today],
  );
}

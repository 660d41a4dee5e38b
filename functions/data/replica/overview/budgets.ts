import { toKronor } from '../../../../shared/lib/money.ts';
import type { Overview } from '../../../../shared/schemas/overview.ts';
import { nearBudgetSql } from '../partial-indexes.ts';
import type { Database } from '../database.ts';

type Project = {
  projectId: number;
  projectCode: string;
  customerName: string | null;
  budgetOre: number;
  workedOre: number;
};

const maxProjects = 8;

/** The budgets of active projects, as the list of projects shows them by default. */
export function budgetsInDanger(db: Database): Overview['budgets'] {
  const all = db.all<Project>(
    `SELECT p.id AS projectId, p.project_code AS projectCode, c.name AS customerName, p.budget_ore AS budgetOre,
      p.worked_ore AS workedOre FROM project p INDEXED BY project_near_budget LEFT JOIN customer c ON c.id = p.customer_id
      WHERE p.listed = 1 AND ${nearBudgetSql('p.')} AND p.active = 1
      ORDER BY p.worked_ore * 1.0 / p.budget_ore DESC, p.id`,
  );
  return {
    over: sumsOf(all.filter(({ budgetOre, workedOre }) => workedOre > budgetOre)),
    near: sumsOf(all.filter(({ budgetOre, workedOre }) => workedOre <= budgetOre)),
    projects: all.slice(0, maxProjects).map(({ budgetOre, workedOre, customerName, ...project }) => ({
      ...project,
      customerName: customerName ?? '',
      budget: toKronor(budgetOre),
      worked: toKronor(workedOre),
    })),
  };
}

function sumsOf(projects: readonly Project[]) {
  const sum = (of: 'budgetOre' | 'workedOre') => toKronor(projects.reduce((ore, project) => ore + project[of], 0));
  return { count: projects.length, budget: sum('budgetOre'), worked: sum('workedOre') };
}

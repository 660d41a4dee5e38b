import { nearBudget } from '../../../shared/codes/budget-uses.ts';

/** Also the condition of the index `project_near_budget`. @param row ends with a point, for example 'p.' */
export function nearBudgetSql(row = ''): string {
  return `${row}budget_ore > 0 AND ${row}worked_ore * 100 >= ${row}budget_ore * ${nearBudget}`;
}

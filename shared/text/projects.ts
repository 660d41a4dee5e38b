import type { BudgetUse } from '../codes/budget-uses.ts';

export const budgetUseLabels: Record<BudgetUse, string> = { Near: 'Nära budget', Over: 'Över budget' };

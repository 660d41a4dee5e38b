import type { BudgetUse } from '../codes/projects.ts';

export const budgetUseLabels: Record<BudgetUse, string> = { Near: 'Nära budget', Over: 'Över budget' };

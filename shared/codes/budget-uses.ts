/** How much of a project's budget its work takes. Near: from 80 per cent up to all of it. Over: more than all. */
export const budgetUses = ['Near', 'Over'] as const;
export type BudgetUse = (typeof budgetUses)[number];

/** In per cent of the budget. */
export const nearBudget = 80;

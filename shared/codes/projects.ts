/** How a project is paid: by the hour, at an agreed sum, or by the hour up to a ceiling. */
export const priceForms = ['Hourly', 'FixedPrice', 'Ceiling'] as const;

export type PriceForm = (typeof priceForms)[number];

/** Users write Manual entries; the others are written by the system and never change. */
export const projectLogTypes = ['Manual', 'Project', 'WorkOrder', 'Invoice'] as const;
export type ProjectLogType = (typeof projectLogTypes)[number];

/** Calls have a type's place in the list. */
export const manualLogType = 0;

/** How much of a project's budget its work takes. Near: from 80 per cent up to all of it. Over: more than all. */
export const budgetUses = ['Near', 'Over'] as const;
export type BudgetUse = (typeof budgetUses)[number];

/** In per cent of the budget. */
export const nearBudget = 80;

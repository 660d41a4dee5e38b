/** Worked, in whole per cent of the budget; null without a budget. */
export function percentOfBudget({ budget, worked }: { budget: number; worked: number }): number | null {
  return budget > 0 ? Math.round((100 * worked) / budget) : null;
}

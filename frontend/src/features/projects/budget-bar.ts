import type { BarPart } from '../../components/share-bar.tsx';

type Sums = { budget: number; worked: number; invoiced: number };

/** Invoiced work, work that is not invoiced, and what is beyond the budget, on a scale that holds both. */
export function budgetBar({ budget, worked, invoiced }: Sums): { parts: BarPart[]; whole: number; mark?: number } {
  const within = budget > 0 ? Math.min(worked, budget) : worked;
  const paid = Math.max(0, Math.min(invoiced, within));
  return {
    parts: [
      { value: paid, tone: 'main' },
      { value: within - paid, tone: 'light' },
      { value: worked - within, tone: 'over' },
    ],
    whole: Math.max(budget, worked),
    ...(budget > 0 && { mark: budget }),
  };
}

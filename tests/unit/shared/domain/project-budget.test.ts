import { expect, it } from 'vitest';
import { budgetBar } from '../../../../frontend/src/features/projects/budget-bar.ts';
import { percentOfBudget } from '../../../../shared/domain/project-budget.ts';

it.each([
  [200, 100, 50],
  [300, 299, 100],
  [100, 250, 250],
  [100, 0, 0],
  [0, 50, null],
])('of a budget of %i, work for %i takes %s per cent', (budget, worked, percent) => {
  expect(percentOfBudget({ budget, worked })).toBe(percent);
});

it.each([
  ['within the budget', { budget: 100, worked: 60, invoiced: 20 }, [20, 40, 0], 100],
  ['over the budget', { budget: 100, worked: 130, invoiced: 120 }, [100, 0, 30], 130],
  ['without a budget', { budget: 0, worked: 50, invoiced: 80 }, [50, 0, 0], 50],
  ['credited', { budget: 100, worked: 10, invoiced: -5 }, [0, 10, 0], 100],
])('the bar of a project %s shows what is invoiced, not invoiced and over', (_, sums, values, whole) => {
  const bar = budgetBar(sums);
  expect([bar.parts.map(({ value }) => value), bar.whole]).toEqual([values, whole]);
});

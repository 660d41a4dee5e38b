import { percentOfBudget } from '../../domain/project-budget.ts';
import type { ProjectRow } from '../../schemas/project.ts';
import type { ListCells } from '../list-cells.ts';

export const projectCells = {
  tags: ({ tags }) => tags.length,
  budgetShare: percentOfBudget,
} satisfies ListCells<ProjectRow>;

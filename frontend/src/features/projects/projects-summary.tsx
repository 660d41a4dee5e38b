import type { ProjectSums } from '../../../../shared/schemas/project.ts';
import { sumsOfList } from '../../components/sums-of-list.tsx';
import { projectsText as text } from '../../text/projects.ts';

export const ProjectsSummary = sumsOfList<ProjectSums>(text, [
  { name: text.budget, of: 'budget', wide: true },
  { name: text.worked, of: 'worked', wide: true },
  { name: text.invoicedSum, of: 'invoicedSum', wide: true },
  { name: text.toInvoice, of: 'toInvoice' },
]);

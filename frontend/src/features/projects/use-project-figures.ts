import { getProjectFigures } from '../../../../shared/contract/calls/projects.ts';
import { useRoute } from '../../api/use-route.ts';

/** The project's agreement is read with them. */
export const useProjectFigures = (projectId: number) =>
  useRoute(getProjectFigures, { params: { projectId } }, { silent: true, keepPrevious: false });

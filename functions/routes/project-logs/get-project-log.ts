import { getProjectLog } from '../../../shared/contract/project-logs.ts';
import { route } from '../../runtime/route.ts';
import { logView } from '../../stores/projects/project-log-view.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(getProjectLog, async ({ params }) =>
  logView(await getRecord('project-log', params.projectLogId)),
);

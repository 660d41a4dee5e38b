import { getProjectLog } from '../../../shared/contract/project-logs.ts';
import { route } from '../../request/route.ts';
import { logView } from '../project-log-view.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(getProjectLog, async ({ params }) =>
  logView(await getRecord('project-log', params.projectLogId)),
);

import { getProjectLog } from '../../../shared/contract/project-logs.ts';
import { getRoute } from '../../request/get-route.ts';
import { logView } from '../project-log-view.ts';

export const handler = getRoute(getProjectLog, 'project-log', logView);

import { createProjectLog } from '../../../shared/contract/project-logs.ts';
import { route } from '../../request/route.ts';
import { nextLogId, stageLogEntry } from '../project-log-store.ts';
import { logView } from '../project-log-view.ts';
import { findRecords } from '../../data/core/table.ts';

export const handler = route(createProjectLog, async ({ body: { projectId, message }, now, unit }) => {
  const records = await findRecords([['project', projectId]]);
  records.require('project', projectId, 'projectId', 'Projektet finns inte. Välj ett annat.');
  return logView(stageLogEntry(unit, await nextLogId(), { projectId, logType: 'Manual', message, now }));
});

import { updateProjectLog } from '../../../shared/contract/project-logs.ts';
import { route } from '../../request/route.ts';
import { requireMayChange } from '../project-log-store.ts';
import { logView } from '../project-log-view.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateProjectLog, async ({ params, body, user, now, unit }) => {
  const entry = await getRecord('project-log', params.projectLogId);
  requireMayChange(user, entry);
  await requireVersion(entry, body.version);
  const saved = unit.save(entry, { ...entry.data, message: body.message });
  return logView({ ...saved, changedAt: now.toISOString() });
});

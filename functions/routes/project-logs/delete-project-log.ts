import { deleteProjectLog } from '../../../shared/contract/project-logs.ts';
import { route } from '../../runtime/route.ts';
import { requireMayChange } from '../../stores/projects/project-log-store.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteProjectLog, async ({ params, query, user, unit }) => {
  const entry = await getRecord('project-log', params.projectLogId);
  requireMayChange(user, entry);
  await requireVersion(entry, query.version);
  unit.remove(entry);
  return { done: true as const };
});

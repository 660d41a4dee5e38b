import { deleteProjectLog } from '../../../shared/contract/project-logs.ts';
import { route } from '../../request/route.ts';
import { requireMayChange } from '../project-log-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteProjectLog, async ({ params, query, user, unit }) => {
  const entry = await getRecord('project-log', params.projectLogId);
  requireMayChange(user, entry);
  await requireVersion(entry, query.version);
  unit.remove(entry);
  return { done: true as const };
});

import { deleteStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { route } from '../../request/route.ts';
import { getOwnDraft, removeTimeLog } from '../staff-time-log-store.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(deleteStaffTimeLog, async ({ params, query, user, unit }) => {
  const log = await getOwnDraft(user, params.staffTimeLogId, (found) => requireVersion(found, query.version));
  removeTimeLog(unit, log);
  return { done: true as const };
});

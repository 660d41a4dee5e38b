import { deleteStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { route } from '../../runtime/route.ts';
import { getOwnDraft, removeTimeLog } from '../../stores/staff-time-logs/staff-time-log-store.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(deleteStaffTimeLog, async ({ params, query, user, unit }) => {
  const log = await getOwnDraft(user, params.staffTimeLogId, (found) => requireVersion(found, query.version));
  removeTimeLog(unit, log);
  return { done: true as const };
});

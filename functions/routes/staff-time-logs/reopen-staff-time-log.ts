import { AppError } from '../../../shared/codes/errors.ts';
import { reopenStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { route } from '../../runtime/route.ts';
import { getRecord } from '../../stores/core/table.ts';
import { requireVersion } from '../../stores/core/version.ts';

export const handler = route(reopenStaffTimeLog, async ({ params, query, unit }) => {
  const log = await getRecord('staff-time-log', params.staffTimeLogId);
  await requireVersion(log, query.version);
  if (log.data.status !== 'Submitted') throw new AppError('not_submitted');
  unit.save(log, { ...log.data, status: 'Draft', dateSubmitted: null });
  return { done: true as const };
});

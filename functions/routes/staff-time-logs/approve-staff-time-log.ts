import { approveStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { approve } from '../../attest/approve.ts';
import { route } from '../../runtime/route.ts';
import { saveAttest } from '../../stores/staff-time-logs/attest-store.ts';

export const handler = route(approveStaffTimeLog, async ({ params, query, unit, ...approver }) => {
  await saveAttest(unit, { ...params, ...query, reader: approver.user }, (log) => approve(log, approver));
  return { done: true as const };
});

import { approveStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { approve } from '../approve.ts';
import { route } from '../../request/route.ts';
import { saveAttest } from '../attest-store.ts';

export const handler = route(approveStaffTimeLog, async ({ params, query, unit, ...approver }) => {
  await saveAttest(unit, { ...params, ...query, reader: approver.user }, (log) => approve(log, approver));
  return { done: true as const };
});

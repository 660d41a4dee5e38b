import { reopenStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { sentBack } from '../../../shared/domain/time-log-attest.ts';
import { route } from '../../request/route.ts';
import { saveAttest } from '../attest-store.ts';

export const handler = route(reopenStaffTimeLog, async ({ params, query, user, unit, now }) => {
  const { userId } = user;
  await saveAttest(unit, { ...params, ...query, reader: user }, (log) => sentBack(log, { userId, now, note: '' }));
  return { done: true as const };
});

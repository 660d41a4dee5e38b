import { listStaffTimeLogs } from '../../../shared/contract/staff-time-logs.ts';
import { route } from '../../request/route.ts';
import { findTimeLogs, timeLogEntry } from '../staff-time-log-store.ts';

export const handler = route(listStaffTimeLogs, async ({ user }) =>
  (await findTimeLogs(user.userId)).map((log) => timeLogEntry(log)),
);

import { getStaffTimeLogReadings } from '../../../shared/contract/staff-time-logs.ts';
import { route } from '../../request/route.ts';
import { findReadings, requireReadable } from '../staff-time-log-store.ts';

export const handler = route(getStaffTimeLogReadings, async ({ params, user }) => {
  await requireReadable(user, params.userId);
  return findReadings(params.userId);
});

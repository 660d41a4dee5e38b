import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { openStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { ownsTimeLog } from '../../../shared/domain/staff-time-log.ts';
import { route } from '../../request/route.ts';
import { createTimeLog, findTimeLog, recordReading, requireReadable, timeLogView } from '../staff-time-log-store.ts';

export const handler = route(openStaffTimeLog, async ({ params, user, unit, now }) => {
  const { userId: ownerId, year, month } = params;
  await requireReadable(user, ownerId);
  const log = await findTimeLog(ownerId, year, month);
  if (log) {
    recordReading(unit, { reader: user, ownerId, now, month: log.data });
    return timeLogView(log);
  }
  if (!ownsTimeLog(user, ownerId)) {
    throw new AppError(notFound, { message: 'Användaren har ingen tidlogg för månaden.' });
  }
  return timeLogView(await createTimeLog(unit, { userId: ownerId, year, month }));
});

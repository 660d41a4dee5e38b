import { AppError } from '../../../shared/codes/errors.ts';
import { forbidden, notFound } from '../../../shared/codes/errors/every-call.ts';
import { alreadyExists } from '../../../shared/codes/errors/records.ts';
import { createStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { ownsTimeLog } from '../../../shared/domain/staff-time-log.ts';
import { route } from '../../request/route.ts';
import { createTimeLog, findTimeLog, linesOf, timeLogView } from '../staff-time-log-store.ts';

export const handler = route(
  createStaffTimeLog,
  async ({ body, user, unit }) => {
    const { userId = user.userId, year, month, employmentPercentage, staffTimeLogLines } = body;
    if (!ownsTimeLog(user, userId)) throw new AppError(forbidden);
    const lines = staffTimeLogLines && linesOf({ staffTimeLogLines }, body);
    if (await findTimeLog(userId, year, month)) {
      throw new AppError(alreadyExists, { message: 'Det finns redan en tidlogg för månaden.' });
    }
    return timeLogView(await createTimeLog(unit, { userId, year, month, employmentPercentage, lines }));
  },
  {
    again: async ({ body: { year, month }, user }) => {
      const log = await findTimeLog(user.userId, year, month);
      if (!log) throw new AppError(notFound);
      return timeLogView(log);
    },
  },
);

import { AppError } from '../../../shared/codes/errors.ts';
import { approveStaffTimeLogs } from '../../../shared/contract/staff-time-logs.ts';
import { type RouteOutput } from '../../../shared/contract/route.ts';
import { approve } from '../approve.ts';
import { route } from '../../request/route.ts';
import { saveAttest } from '../attest-store.ts';

/** All that can be approved, in one transaction; the others are told with the reason. */
export const handler = route(approveStaffTimeLogs, async ({ body, unit, ...approver }) => {
  const answer: RouteOutput<typeof approveStaffTimeLogs> = { approved: [], skipped: [] };
  for (const log of new Map(body.logs.map((one) => [one.staffTimeLogId, one])).values()) {
    const { staffTimeLogId } = log;
    try {
      const { version } = await saveAttest(unit, { ...log, reader: approver.user }, (found) =>
        approve(found, approver),
      );
      answer.approved.push({ staffTimeLogId, version });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      answer.skipped.push({ staffTimeLogId, message: error.message });
    }
  }
  return answer;
});

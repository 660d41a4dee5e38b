import { updateStaffTimeLog } from '../../../shared/contract/staff-time-logs.ts';
import { submitted } from '../../../shared/domain/time-log-attest.ts';
import { route } from '../../request/route.ts';
import { getOwnDraft, getOwnTimeLog, linesOf, timeLogView } from '../staff-time-log-store.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(
  updateStaffTimeLog,
  async ({ params, body, user, unit, now }) => {
    const log = await getOwnDraft(user, params.staffTimeLogId, (found) => requireVersion(found, body.version));
    const saved = unit.save(log, {
      ...log.data,
      employmentPercentage: body.employmentPercentage,
      ...(body.status === 'Submitted' && submitted(now)),
      lines: linesOf(body, log.data),
    });
    return timeLogView(saved);
  },
  { again: async ({ params, user }) => timeLogView(await getOwnTimeLog(user, params.staffTimeLogId)) },
);

import { undoTimeLogApproval } from '../../../shared/contract/staff-time-logs.ts';
import { unapproved } from '../../../shared/domain/time-log-attest.ts';
import { route } from '../../request/route.ts';
import { saveAttest } from '../attest-store.ts';

export const handler = route(undoTimeLogApproval, async ({ params, query, user, unit }) => {
  await saveAttest(unit, { ...params, ...query, reader: user }, unapproved);
  return { done: true as const };
});

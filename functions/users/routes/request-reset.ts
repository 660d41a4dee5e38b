import { requestReset } from '../../../shared/contract/auth.ts';
import { route } from '../../request/route.ts';
import { countAttempt } from '../attempt-store.ts';
import { stageResetRequest } from '../reset-request-store.ts';

const hour = 60 * 60;
const byEmail = { free: 3, firstWaitSeconds: hour, longestWaitSeconds: hour, forgetSeconds: hour };
const byAddress = { free: 20, firstWaitSeconds: 60, longestWaitSeconds: hour, forgetSeconds: hour };

/** Does not look up the user, so that neither the answer nor its timing reveals whether one exists. */
export const handler = route(requestReset, async ({ body, sourceIp, now, unit }) => {
  await countAttempt('reset-address', sourceIp, byAddress, now);
  await countAttempt('reset-email', body.email.toLowerCase(), byEmail, now);
  stageResetRequest(unit, body.email, now);
  return { done: true as const };
});

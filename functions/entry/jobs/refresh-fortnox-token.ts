import { accessToken } from '../../fortnox/access.ts';
import { FortnoxProblem } from '../../fortnox/problem.ts';
import { warnOfEnd } from '../../fortnox/warn-of-end.ts';
import { diesSoon } from '../../../shared/codes/connection-problems.ts';
import { log } from '../../platform/log.ts';
import { getFortnoxConnection } from '../../settings/settings-store.ts';

/** An access token lasts an hour: with this much left, it lasts through the next two runs. */
const leastMs = 40 * 60_000;

/**
 * Renews the tokens before they expire, whether or not they are used.
 * @throws when a person must act on the link, so that the function's alarm reports it
 */
export async function handler(): Promise<void> {
  const { data } = await getFortnoxConnection();
  if (data.state === 'NotConnected') return;
  try {
    await accessToken({ initials: '' }, { leastMs });
  } catch (error) {
    if (!(error instanceof FortnoxProblem)) throw error;
    log('error', { event: 'fortnox-token-not-renewed', about: error.about });
    await warnOfEnd(data.refreshTokenDiesAt, new Date());
    if (!error.isTransient || diesSoon(data.refreshTokenDiesAt, new Date())) throw error;
  }
}

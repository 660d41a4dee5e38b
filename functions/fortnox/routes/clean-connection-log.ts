import { cleanConnectionLog } from '../../../shared/contract/finance-integration.ts';
import { calls, deadlineOf } from '../../../shared/lib/deadlines.ts';
import { route } from '../../request/route.ts';
import { removeCalls } from '../fortnox-log-store.ts';

/** Idempotent, so nothing is staged. */
export const handler = route(cleanConnectionLog, ({ now }) => removeCalls(now, deadlineOf(calls.cleanLog)));

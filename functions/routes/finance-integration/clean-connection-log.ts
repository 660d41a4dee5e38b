import { cleanConnectionLog } from '../../../shared/contract/finance-integration.ts';
import { route } from '../../runtime/route.ts';
import { removeCalls } from '../../stores/fortnox/fortnox-log-store.ts';

const atMostMs = 20_000;

/** Idempotent, so nothing is staged. */
export const handler = route(cleanConnectionLog, ({ now }) => removeCalls(now, Date.now() + atMostMs));

import { cleanMessageLog } from '../../../shared/contract/message-log.ts';
import { calls, deadlineOf } from '../../../shared/lib/deadlines.ts';
import { route } from '../../request/route.ts';
import { removeMessages } from '../message-log-store.ts';

/** Idempotent, so nothing is staged. */
export const handler = route(cleanMessageLog, ({ now }) => removeMessages(now, deadlineOf(calls.cleanLog)));

import { cleanMessageLog } from '../../../shared/contract/message-log.ts';
import { route } from '../../runtime/route.ts';
import { removeMessages } from '../../stores/messages/message-log-store.ts';

const atMostMs = 20_000;

/** Idempotent, so nothing is staged. */
export const handler = route(cleanMessageLog, ({ now }) => removeMessages(now, Date.now() + atMostMs));

import { sendTestMessage } from '../../../shared/contract/dev.ts';
import { formatCount } from '../../../shared/lib/format.ts';
import { broadcast } from '../live.ts';
import { route } from '../../request/route.ts';
import { openConnections } from '../hub-store.ts';

/** A duplicate message is harmless, so nothing is staged. */
export const handler = route(sendTestMessage, async ({ user, now }) => {
  const { length } = await openConnections(now);
  const message = `Testmeddelande från ${user.firstName} ${user.lastName}`;
  const payload = { message, userInitials: user.initials, sentAt: now.toISOString() };
  await broadcast({ type: 'TestMessage', payload }, now);
  return { message: `Testmeddelande skickat till ${formatCount(length, 'öppet fönster', 'öppna fönster')}` };
});

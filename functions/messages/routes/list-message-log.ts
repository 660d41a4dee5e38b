import { listMessageLog } from '../../../shared/contract/message-log.ts';
import { phoneDigits } from '../../../shared/lib/phone.ts';
import { matches } from '../../../shared/lib/text.ts';
import { pageOf } from '../../settings/page-of.ts';
import { route } from '../../request/route.ts';
import { getMessages } from '../message-log-store.ts';

export const handler = route(listMessageLog, async ({ user, query }) => {
  const { to = '', mobilePhone = '' } = query;
  const messages = (await getMessages()).filter(
    (message) => matches(message.to, to) && phoneDigits(message.mobilePhone).includes(phoneDigits(mobilePhone)),
  );
  return pageOf(messages, query, user.userId);
});

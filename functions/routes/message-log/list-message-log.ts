import { listMessageLog } from '../../../shared/contract/message-log.ts';
import { phoneDigits } from '../../../shared/lib/phone.ts';
import { matches } from '../../../shared/lib/text.ts';
import { route } from '../../runtime/route.ts';
import { getMessages } from '../../stores/message-log-store.ts';
import { getUserSettings } from '../../stores/settings-store.ts';

export const handler = route(listMessageLog, async ({ user, query }) => {
  const { to = '', mobilePhone = '' } = query;
  const all = (await getMessages()).filter(
    (message) => matches(message.to, to) && phoneDigits(message.mobilePhone).includes(phoneDigits(mobilePhone)),
  );
  if (query.orderByDescending === false) all.reverse();
  const wanted = query.itemsPerPage ?? (await getUserSettings(user.userId)).data.itemsPerPageDefault;
  const size = wanted || Math.max(all.length, 1);
  const currentPage = query.currentPage ?? 1;
  return {
    items: all.slice((currentPage - 1) * size, currentPage * size),
    meta: { totalItems: all.length, totalPages: Math.ceil(all.length / size), currentPage },
  };
});

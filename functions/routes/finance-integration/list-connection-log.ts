import { listConnectionLog } from '../../../shared/contract/finance-integration.ts';
import { route } from '../../runtime/route.ts';
import { getCalls } from '../../stores/fortnox-log-store.ts';
import { getUserSettings } from '../../stores/settings-store.ts';

/** A function answers at most six megabytes. */
const mostAtOnce = 200;

export const handler = route(listConnectionLog, async ({ user, query }) => {
  const wanted = query.itemsPerPage ?? (await getUserSettings(user.userId)).data.itemsPerPageDefault;
  const size = Math.min(wanted || mostAtOnce, mostAtOnce);
  const currentPage = query.currentPage ?? 1;
  const { calls, total } = await getCalls(currentPage, size);
  return { items: calls, meta: { totalItems: total, totalPages: Math.ceil(total / size), currentPage } };
});

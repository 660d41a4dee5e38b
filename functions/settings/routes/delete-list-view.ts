import { deleteListView } from '../../../shared/contract/list-views.ts';
import { route } from '../../request/route.ts';
import { removeView } from '../list-view-store.ts';

export const handler = route(deleteListView, async ({ user, params, now, unit }) => {
  await removeView(unit, user, params.viewId, now);
  return { done: true as const };
});

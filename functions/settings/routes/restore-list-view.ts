import { restoreListView } from '../../../shared/contract/list-views.ts';
import { route } from '../../request/route.ts';
import { restoreView } from '../list-view-store.ts';

export const handler = route(restoreListView, ({ user, params, now, unit }) =>
  restoreView(unit, user, params.viewId, now),
);

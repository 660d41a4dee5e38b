import { restoreListView } from '../../../shared/contract/list-views.ts';
import { route } from '../../runtime/route.ts';
import { restoreView } from '../../stores/settings/list-view-store.ts';

export const handler = route(restoreListView, ({ user, params, now, unit }) =>
  restoreView(unit, user, params.viewId, now),
);

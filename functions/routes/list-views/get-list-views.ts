import { getListViews } from '../../../shared/contract/list-views.ts';
import { route } from '../../runtime/route.ts';
import { viewsFor } from '../../stores/settings/list-view-store.ts';

export const handler = route(getListViews, ({ user }) => viewsFor(user));

import { getListViews } from '../../../shared/contract/list-views.ts';
import { route } from '../../request/route.ts';
import { viewsFor } from '../list-view-store.ts';

export const handler = route(getListViews, ({ user }) => viewsFor(user));

import { createListView } from '../../../shared/contract/list-views.ts';
import { route } from '../../request/route.ts';
import { saveView } from '../list-view-store.ts';

export const handler = route(createListView, ({ user, body, unit }) => saveView(unit, user, body));

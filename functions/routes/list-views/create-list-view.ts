import { createListView } from '../../../shared/contract/list-views.ts';
import { route } from '../../runtime/route.ts';
import { saveView } from '../../stores/settings/list-view-store.ts';

export const handler = route(createListView, ({ user, body, unit }) => saveView(unit, user, body));

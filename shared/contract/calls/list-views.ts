import { defineCall } from './call.ts';

const kinds = { reads: ['list-view', 'user'], changes: ['list-view'] } as const;

export const getListViews = defineCall(kinds, 'GET /list-views', { name: 'list-views/get-list-views', role: 'Staff' });

export const createListView = defineCall(kinds, 'POST /list-views', {
  name: 'list-views/create-list-view',
  role: 'Staff',
});

export const deleteListView = defineCall(kinds, 'DELETE /list-views/{viewId}', {
  name: 'list-views/delete-list-view',
  role: 'Staff',
});

export const restoreListView = defineCall(kinds, 'POST /list-views/{viewId}/restore', {
  name: 'list-views/restore-list-view',
  role: 'Staff',
});

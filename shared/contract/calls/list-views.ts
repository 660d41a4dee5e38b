import { defineCall } from './call.ts';

const kinds = { reads: ['list-view', 'user'], changes: ['list-view'] } as const;

export const getListViews = defineCall(kinds, {
  name: 'list-views/get-list-views',
  method: 'GET',
  path: '/list-views',
  role: 'Staff',
});

export const createListView = defineCall(kinds, {
  name: 'list-views/create-list-view',
  method: 'POST',
  path: '/list-views',
  role: 'Staff',
});

export const deleteListView = defineCall(kinds, {
  name: 'list-views/delete-list-view',
  method: 'DELETE',
  path: '/list-views/{viewId}',
  role: 'Staff',
});

export const restoreListView = defineCall(kinds, {
  name: 'list-views/restore-list-view',
  method: 'POST',
  path: '/list-views/{viewId}/restore',
  role: 'Staff',
});

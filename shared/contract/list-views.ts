import * as z from 'zod/mini';
import { listViewFieldsSchema, listViewSchema } from '../schemas/list-view.ts';
import { done, idParams } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({ reads: ['list-view', 'user'], changes: ['list-view'] });

const params = idParams('viewId');

export const getListViews = defineRoute({
  name: 'list-views/get-list-views',
  method: 'GET',
  path: '/list-views',
  role: 'Staff',
  summary: 'The caller’s saved views of lists and those that others share, by name.',
  result: z.array(listViewSchema),
});

export const createListView = defineRoute({
  name: 'list-views/create-list-view',
  method: 'POST',
  path: '/list-views',
  role: 'Staff',
  summary: 'Save a view of a list under a name. A view of one’s own with the same list and name is replaced.',
  body: listViewFieldsSchema,
  result: listViewSchema,
  errors: ['conflict'],
});

export const deleteListView = defineRoute({
  name: 'list-views/delete-list-view',
  method: 'DELETE',
  path: '/list-views/{viewId}',
  role: 'Staff',
  summary: 'Delete a saved view: one’s own, or as SuperAdmin a shared one.',
  params,
  result: done,
  errors: ['not_found', 'forbidden'],
});

export const restoreListView = defineRoute({
  name: 'list-views/restore-list-view',
  method: 'POST',
  path: '/list-views/{viewId}/restore',
  role: 'Staff',
  summary: 'Bring back a deleted view, for 30 days, as it was. For those who may delete it.',
  params,
  result: listViewSchema,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const listViewsRoutes = [getListViews, createListView, deleteListView, restoreListView];

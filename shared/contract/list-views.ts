import * as z from 'zod/mini';
import * as calls from './calls/list-views.ts';
import { listViewFieldsSchema, listViewSchema } from '../schemas/list-view.ts';
import { done, idParams } from './common.ts';
import { defineRoute } from './route.ts';

const params = idParams('viewId');

export const getListViews = defineRoute(calls.getListViews, {
  summary: 'The caller’s saved views of lists and those that others share, by name.',
  result: z.array(listViewSchema),
});

export const createListView = defineRoute(calls.createListView, {
  summary: 'Save a view of a list under a name. A view of one’s own with the same list and name is replaced.',
  body: listViewFieldsSchema,
  result: listViewSchema,
  errors: ['conflict'],
});

export const deleteListView = defineRoute(calls.deleteListView, {
  summary: 'Delete a saved view: one’s own, or as SuperAdmin a shared one.',
  params,
  result: done,
  errors: ['not_found', 'forbidden'],
});

export const restoreListView = defineRoute(calls.restoreListView, {
  summary: 'Bring back a deleted view, for 30 days, as it was. For those who may delete it.',
  params,
  result: listViewSchema,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const listViewsRoutes = [getListViews, createListView, deleteListView, restoreListView];

import { defineCall } from './call.ts';

const kinds = { reads: 'any', changes: 'any' } as const;

export const getHistory = defineCall(kinds, {
  name: 'history/get-history',
  method: 'GET',
  path: '/history/{kind}/{id}',
  role: 'Staff',
});

export const listChanges = defineCall(kinds, {
  name: 'history/list-changes',
  method: 'GET',
  path: '/history',
  role: 'SuperAdmin',
});

export const restoreRecord = defineCall(kinds, {
  name: 'history/restore-record',
  method: 'POST',
  path: '/history/{kind}/{id}/restore',
  role: 'Staff',
});

export const restoreRecords = defineCall(kinds, {
  name: 'history/restore-records',
  method: 'POST',
  path: '/history/{kind}/restore',
  role: 'Staff',
});

export const listDeleted = defineCall(kinds, {
  name: 'history/list-deleted',
  method: 'GET',
  path: '/deleted',
  role: 'Staff',
});

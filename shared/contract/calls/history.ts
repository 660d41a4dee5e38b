import { defineCall } from './call.ts';

const kinds = { reads: 'any', changes: 'any' } as const;

export const getHistory = defineCall(kinds, 'GET /history/{kind}/{id}', { name: 'history/get-history', role: 'Staff' });

export const listChanges = defineCall(kinds, 'GET /history', { name: 'history/list-changes', role: 'SuperAdmin' });

export const restoreRecord = defineCall(kinds, 'POST /history/{kind}/{id}/restore', {
  name: 'history/restore-record',
  role: 'Staff',
});

export const restoreRecords = defineCall(kinds, 'POST /history/{kind}/restore', {
  name: 'history/restore-records',
  role: 'Staff',
});

export const listDeleted = defineCall(kinds, 'GET /deleted', { name: 'history/list-deleted', role: 'Staff' });

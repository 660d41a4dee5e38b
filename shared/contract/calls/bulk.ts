import { defineCall } from './call.ts';

const kinds = { reads: 'any', changes: 'any' } as const;

export const changeRecords = defineCall(kinds, {
  name: 'bulk/change-records',
  method: 'POST',
  path: '/bulk',
  role: 'Staff',
});

export const getBulkChange = defineCall(kinds, {
  name: 'bulk/get-bulk-change',
  method: 'GET',
  path: '/bulk/{batchId}',
  role: 'Staff',
});

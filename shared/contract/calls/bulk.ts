import { defineCall } from './call.ts';

const kinds = { reads: 'any', changes: 'any' } as const;

export const changeRecords = defineCall(kinds, 'POST /bulk', { name: 'bulk/change-records', role: 'Staff' });

export const getBulkChange = defineCall(kinds, 'GET /bulk/{batchId}', { name: 'bulk/get-bulk-change', role: 'Staff' });

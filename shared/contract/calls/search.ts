import { defineCall } from './call.ts';

const kinds = {
  reads: ['customer', 'project', 'contact', 'address', 'work-order', 'invoice', 'tag', 'user', 'agreement'],
} as const;

export const findRecords = defineCall(kinds, 'GET /search', { name: 'search/find-records', role: 'Staff' });

export const findFiles = defineCall(kinds, 'GET /search/files', { name: 'search/find-files', role: 'Staff' });

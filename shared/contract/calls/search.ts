import { defineCall } from './call.ts';

const kinds = {
  reads: ['customer', 'project', 'contact', 'address', 'work-order', 'invoice', 'tag', 'user', 'agreement'],
} as const;

export const findRecords = defineCall(kinds, {
  name: 'search/find-records',
  method: 'GET',
  path: '/search',
  role: 'Staff',
});

export const findFiles = defineCall(kinds, {
  name: 'search/find-files',
  method: 'GET',
  path: '/search/files',
  role: 'Staff',
});

import { defineCall } from './call.ts';

const kinds = {
  changes: ['customer', 'contact', 'address', 'product', 'price-list-default', 'price-list-customer'],
} as const;

export const getLatestImport = defineCall(kinds, {
  name: 'imports/get-latest-import',
  method: 'GET',
  path: '/imports/{kind}',
  role: 'Staff',
});

export const importRecords = defineCall(kinds, {
  name: 'imports/import-records',
  method: 'POST',
  path: '/imports/{kind}',
  role: 'Staff',
});

export const getRecordTemplate = defineCall(kinds, {
  name: 'imports/get-record-template',
  method: 'GET',
  path: '/imports/{kind}/template',
  role: 'Staff',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

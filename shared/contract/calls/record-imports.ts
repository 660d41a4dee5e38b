import { defineCall } from './call.ts';

const kinds = {
  changes: ['customer', 'contact', 'address', 'product', 'price-list-default', 'price-list-customer'],
} as const;

export const getLatestImport = defineCall(kinds, 'GET /imports/{kind}', {
  name: 'imports/get-latest-import',
  role: 'Staff',
});

export const importRecords = defineCall(kinds, 'POST /imports/{kind}', {
  name: 'imports/import-records',
  role: 'Staff',
});

export const getRecordTemplate = defineCall(kinds, 'GET /imports/{kind}/template', {
  name: 'imports/get-record-template',
  role: 'Staff',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

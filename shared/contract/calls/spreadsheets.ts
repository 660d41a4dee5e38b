import { defineCall } from './call.ts';

export const exportList = defineCall({}, 'POST /lists/export-to-excel', {
  name: 'spreadsheets/export-list',
  writes: false,
  role: 'Staff',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const beginListExport = defineCall({}, 'POST /lists/exports', {
  name: 'spreadsheets/begin-list-export',
  role: 'Staff',
});

export const beginTakeOut = defineCall({}, 'POST /take-out', {
  name: 'spreadsheets/begin-take-out',
  role: 'SuperAdmin',
  changes: ['system-settings'],
});

export const listOwnExports = defineCall({}, 'GET /lists/exports', {
  name: 'spreadsheets/list-own-exports',
  role: 'Staff',
});

export const getListExportFile = defineCall({}, 'GET /lists/exports/{exportId}/file', {
  name: 'spreadsheets/get-list-export-file',
  role: 'Staff',
});

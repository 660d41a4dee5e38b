import { defineCall } from './call.ts';

export const exportList = defineCall(
  {},
  {
    name: 'spreadsheets/export-list',
    method: 'POST',
    writes: false,
    path: '/lists/export-to-excel',
    role: 'Staff',
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
);

export const beginListExport = defineCall(
  {},
  {
    name: 'spreadsheets/begin-list-export',
    method: 'POST',
    path: '/lists/exports',
    role: 'Staff',
  },
);

export const beginTakeOut = defineCall(
  {},
  {
    name: 'spreadsheets/begin-take-out',
    method: 'POST',
    path: '/take-out',
    role: 'SuperAdmin',
    changes: ['system-settings'],
  },
);

export const listOwnExports = defineCall(
  {},
  {
    name: 'spreadsheets/list-own-exports',
    method: 'GET',
    path: '/lists/exports',
    role: 'Staff',
  },
);

export const getListExportFile = defineCall(
  {},
  {
    name: 'spreadsheets/get-list-export-file',
    method: 'GET',
    path: '/lists/exports/{exportId}/file',
    role: 'Staff',
  },
);

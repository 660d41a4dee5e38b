import { defineCall } from './call.ts';

export const createTimeReport = defineCall(
  {},
  {
    name: 'time-reports/create-time-report',
    method: 'POST',
    path: '/timeReports',
    role: 'Staff',
  },
);

export const listTimeReports = defineCall(
  {},
  {
    name: 'time-reports/list-time-reports',
    method: 'GET',
    path: '/timeReports',
    role: 'Staff',
  },
);

export const getTimeReportPdf = defineCall(
  {},
  {
    name: 'time-reports/get-time-report-pdf',
    method: 'GET',
    path: '/timeReports/{timeReportId}/pdf',
    role: 'Staff',
    file: 'application/pdf',
  },
);

export const getTimeReportSheet = defineCall(
  {},
  {
    name: 'time-reports/get-time-report-sheet',
    method: 'GET',
    path: '/timeReports/{timeReportId}/sheet',
    role: 'Staff',
    file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
);

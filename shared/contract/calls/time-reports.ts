import { defineCall } from './call.ts';

export const createTimeReport = defineCall({}, 'POST /timeReports', {
  name: 'time-reports/create-time-report',
  role: 'Staff',
});

export const listTimeReports = defineCall({}, 'GET /timeReports', {
  name: 'time-reports/list-time-reports',
  role: 'Staff',
});

export const getTimeReportPdf = defineCall({}, 'GET /timeReports/{timeReportId}/pdf', {
  name: 'time-reports/get-time-report-pdf',
  role: 'Staff',
  file: 'application/pdf',
});

export const getTimeReportSheet = defineCall({}, 'GET /timeReports/{timeReportId}/sheet', {
  name: 'time-reports/get-time-report-sheet',
  role: 'Staff',
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

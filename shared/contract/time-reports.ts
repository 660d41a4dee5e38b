import * as z from 'zod/mini';
import { newTimeReportSchema, timeReportSchema } from '../schemas/time-report.ts';
import { idParams } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({
  looksUp: [
    'customer',
    'project',
    'work-order',
    'product',
    'address',
    'user',
    'system-settings',
    'price-list-default',
    'price-list-customer',
    'price-list-project',
  ],
});

const params = idParams('timeReportId');

export const createTimeReport = defineRoute({
  name: 'time-reports/create-time-report',
  method: 'POST',
  path: '/timeReports',
  role: 'Staff',
  summary: 'Make a report of the charged work of a customer or project in a period. It keeps what it was made of.',
  body: newTimeReportSchema,
  result: timeReportSchema,
  errors: ['not_found', 'price_missing', 'too_large'],
  rights: ['read-lists'],
});

export const listTimeReports = defineRoute({
  name: 'time-reports/list-time-reports',
  method: 'GET',
  path: '/timeReports',
  role: 'Staff',
  summary: 'The latest reports of all users, newest first: who made them, when, and of what.',
  result: z.array(timeReportSchema),
});

export const getTimeReportPdf = defineRoute({
  name: 'time-reports/get-time-report-pdf',
  method: 'GET',
  path: '/timeReports/{timeReportId}/pdf',
  role: 'Staff',
  summary: 'A report as a PDF.',
  params,
  result: z.unknown(),
  file: 'application/pdf',
  errors: ['not_found'],
  rights: ['render-pdf'],
});

export const getTimeReportSheet = defineRoute({
  name: 'time-reports/get-time-report-sheet',
  method: 'GET',
  path: '/timeReports/{timeReportId}/sheet',
  role: 'Staff',
  summary: 'A report as a spreadsheet.',
  params,
  result: z.unknown(),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  errors: ['not_found'],
  rights: ['hand-over-files'],
});

export const timeReportsRoutes = [createTimeReport, listTimeReports, getTimeReportPdf, getTimeReportSheet];

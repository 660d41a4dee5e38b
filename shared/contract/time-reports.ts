import * as z from 'zod/mini';
import * as calls from './calls/time-reports.ts';
import { newTimeReportSchema, timeReportSchema } from '../schemas/time-report.ts';
import { idParams } from './common.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp([
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
]);

const params = idParams('timeReportId');

export const createTimeReport = defineRoute(calls.createTimeReport, {
  summary: 'Make a report of the charged work of a customer or project in a period. It keeps what it was made of.',
  body: newTimeReportSchema,
  result: timeReportSchema,
  errors: ['not_found', 'price_missing', 'too_large'],
  rights: ['read-lists'],
});

export const listTimeReports = defineRoute(calls.listTimeReports, {
  summary: 'The latest reports of all users, newest first: who made them, when, and of what.',
  result: z.array(timeReportSchema),
});

export const getTimeReportPdf = defineRoute(calls.getTimeReportPdf, {
  summary: 'A report as a PDF.',
  params,
  result: z.unknown(),
  errors: ['not_found'],
  rights: ['render-pdf'],
});

export const getTimeReportSheet = defineRoute(calls.getTimeReportSheet, {
  summary: 'A report as a spreadsheet.',
  params,
  result: z.unknown(),
  errors: ['not_found'],
  rights: ['hand-over-files'],
});

export const timeReportsRoutes = [createTimeReport, listTimeReports, getTimeReportPdf, getTimeReportSheet];

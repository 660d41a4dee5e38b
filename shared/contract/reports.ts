import * as calls from './calls/reports.ts';
import { cspReportSchema } from '../schemas/csp-report.ts';
import { done } from './common.ts';
import { defineRoute } from './route.ts';

/** Browsers send it on their own, and also from the login page. */
export const reportCspViolation = defineRoute(calls.reportCspViolation, {
  summary: 'Receive a browser’s report of a violation of the content security policy, and write it to the log.',
  body: cspReportSchema,
  maxBodyBytes: 50_000,
  result: done,
  errors: ['too_many_attempts'],
});

export const reportsRoutes = [reportCspViolation];

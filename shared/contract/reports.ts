import { cspReportSchema } from '../schemas/csp-report.ts';
import { done } from './common.ts';
import { routesOf } from './route.ts';

const defineRoute = routesOf({});

/** Browsers send it on their own, and also from the login page. */
export const reportCspViolation = defineRoute({
  name: 'reports/report-csp-violation',
  method: 'POST',
  path: '/csp-reports',
  role: 'public',
  summary: 'Receive a browser’s report of a violation of the content security policy, and write it to the log.',
  body: cspReportSchema,
  maxBodyBytes: 50_000,
  result: done,
  errors: ['too_many_attempts'],
});

export const reportsRoutes = [reportCspViolation];

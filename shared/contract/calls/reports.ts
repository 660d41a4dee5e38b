import { defineCall } from './call.ts';

export const reportCspViolation = defineCall(
  {},
  {
    name: 'reports/report-csp-violation',
    method: 'POST',
    path: '/csp-reports',
    role: 'public',
  },
);

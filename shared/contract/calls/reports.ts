import { defineCall } from './call.ts';

export const reportCspViolation = defineCall({}, 'POST /csp-reports', {
  name: 'reports/report-csp-violation',
  role: 'public',
});

import { listTimeReports } from '../../../shared/contract/time-reports.ts';
import { route } from '../../runtime/route.ts';
import { findTimeReports } from '../../stores/time-reports/time-report-store.ts';

export const handler = route(listTimeReports, findTimeReports);

import { listTimeReports } from '../../../shared/contract/time-reports.ts';
import { route } from '../../request/route.ts';
import { findTimeReports } from '../time-report-store.ts';

export const handler = route(listTimeReports, findTimeReports);

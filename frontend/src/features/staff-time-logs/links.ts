import { type Month, writeMonth } from '../../../../shared/lib/months.ts';
import { paths } from '../../navigation/paths.ts';

export const allTimeLogsIn = (month: Month): string => `${paths.allTimeLogs}?month=${writeMonth(month)}`;

/** The link to the users who have not sent in the month. */
export const lateTimeLogsIn = (month: Month): string => `${allTimeLogsIn(month)}&show=due`;

export const timeLogOf = (userId: number, month: Month): string =>
  `${paths.staffTimeLogs}?user=${userId}&month=${writeMonth(month)}`;

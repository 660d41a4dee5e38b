import 'dayjs/locale/sv';
import { calendarText } from '../text/calendar.ts';

export const calendarLabels = {
  locale: 'sv',
  firstDayOfWeek: 1,
  withWeekNumbers: true,
  highlightToday: true,
  ariaLabels: calendarText,
} as const;

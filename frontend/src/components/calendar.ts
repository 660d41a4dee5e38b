import { calendarText as text } from '../text/calendar.ts';

/** Mantine's own words are English, without a locale of dayjs. */
export const calendarWords = {
  weekdayFormat: text.weekday,
  getDayAriaLabel: text.day,
  monthLabelFormat: text.month,
  monthsListFormat: text.shortMonth,
  ariaLabels: text.labels,
} as const;

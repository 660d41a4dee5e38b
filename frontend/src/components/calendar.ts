import 'dayjs/locale/sv';

export const calendarLabels = {
  locale: 'sv',
  firstDayOfWeek: 1,
  withWeekNumbers: true,
  highlightToday: true,
  ariaLabels: {
    monthLevelControl: 'Byt till månader',
    yearLevelControl: 'Byt till år',
    nextMonth: 'Nästa månad',
    previousMonth: 'Föregående månad',
    nextYear: 'Nästa år',
    previousYear: 'Föregående år',
    nextDecade: 'Nästa årtionde',
    previousDecade: 'Föregående årtionde',
  },
} as const;

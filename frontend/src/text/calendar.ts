export const calendarText = {
  monthLevelControl: 'Byt till månader',
  yearLevelControl: 'Byt till år',
  nextMonth: 'Nästa månad',
  previousMonth: 'Föregående månad',
  nextYear: 'Nästa år',
  previousYear: 'Föregående år',
  nextDecade: 'Nästa årtionde',
  previousDecade: 'Föregående årtionde',
} as const;

import { formatCount } from '../../../shared/lib/format.ts';

export const connectionLogText = {
  title: 'Anslutningslogg',
  list: 'Anrop till Fortnox',
  columns: {
    dateTime: 'Datum/tid',
    event: 'Händelse',
    userInitials: 'Användare',
    requestBody: 'Anrop',
    statusCode: 'Status',
    responseBody: 'Svar',
    subLog: 'Logg',
    error: 'Fel',
  },
  empty: 'Loggen är tom',
  emptyHint: 'Varje anrop till Fortnox hamnar här och sparas i 90 dagar. Hemligheter och personnummer tas bort först.',
  noHits: 'Inga träffar',
  noHitsHint: 'Inget anrop passar filtret. Ändra eller töm det.',
  clean: 'Rensa loggen',
  cleanTitle: 'Rensa anslutningsloggen?',
  cleanQuestion: 'Alla poster raderas. Det kan inte ångras.',
  cleaned: (count: number) => formatCount(count, 'post raderad', 'poster raderade'),
  notCleaned: 'Kunde inte rensa loggen',
} as const;

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
  emptyHint: 'Varje anrop till Fortnox hamnar här och sparas i 90 dagar. Hemligheter och personnummer tas bort först.',
  noHitsHint: 'Inget anrop passar filtret. Ändra eller töm det.',
  cleanTitle: 'Rensa anslutningsloggen?',
} as const;

export const messageLogText = {
  title: 'Meddelandelogg',
  open: 'Visa meddelandelogg',
  list: 'Skickade mejl',
  columns: {
    dateTime: 'Datum/tid',
    kind: 'Gäller',
    to: 'Till',
    mobilePhone: 'Mobil',
    subject: 'Ämne',
    fate: 'Resultat',
  },
  toFilter: 'Till',
  phoneFilter: 'Mobilnummer',
  emptyHint: 'Varje mejl som Klang skickar hamnar här och sparas i 90 dagar. Innehållet sparas inte.',
  noHitsHint: 'Inget mejl passar filtret. Ändra eller töm det.',
  cleanTitle: 'Rensa meddelandeloggen?',
} as const;

import { formatCount } from '../../../shared/lib/format.ts';

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
  empty: 'Loggen är tom',
  emptyHint: 'Varje mejl som Klang skickar hamnar här och sparas i 90 dagar. Innehållet sparas inte.',
  noHits: 'Inga träffar',
  noHitsHint: 'Inget mejl passar filtret. Ändra eller töm det.',
  clean: 'Rensa loggen',
  cleanTitle: 'Rensa meddelandeloggen?',
  cleanQuestion: 'Alla poster raderas. Det kan inte ångras.',
  cleaned: (count: number) => formatCount(count, 'post raderad', 'poster raderade'),
  notCleaned: 'Kunde inte rensa loggen',
} as const;

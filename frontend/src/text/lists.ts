import { formatCount } from '../../../shared/lib/format.ts';

export const listsText = {
  hits: (count: number) => formatCount(count, 'träff', 'träffar'),
  tools: 'Verktyg för listan',
  moreTools: 'Fler verktyg',
  actions: 'Åtgärder',
  moreActions: 'Fler åtgärder',
  show: 'Visa',
  removeFilter: (filter: string) => `Ta bort filtret ${filter}`,
  toggle: (shown: string, other: string) => `${shown} visas. Slå om för att visa: ${other}.`,
  notADay: 'Skriv ett datum, till exempel 2026-10-31.',
  reading: 'Läser in …',
  notRead: 'Kunde inte läsa raderna',

  order: 'Ordna efter',
  ascending: 'Stigande ordning, vänd',
  descending: 'Fallande ordning, vänd',

  pages: 'Sidor',
  mark: (name: string) => `Markera ${name}`,
  markPage: 'Markera alla rader på sidan',
  markMode: 'Markera',
  views: 'Vyer',
  columnsAndViews: 'Kolumner och vyer …',
  noHits: 'Inga träffar',
  noHitsHint: 'Inget passar filtret. Ändra eller återställ det.',
  from: (label: string) => `${label} från`,
  to: (label: string) => `${label} till`,

  perPage: 'Antal per sida',
  fit: 'Anpassa',
  rowsPerPage: (rows: number) => (rows === 0 ? 'Visa alla' : `${rows} per sida`),
  page: (page: string, last: string) => `Sida ${page} av ${last}`,
  firstPage: 'Första sidan',
  previousPage: 'Föregående sida',
  nextPage: 'Nästa sida',
  lastPage: 'Sista sidan',
  onlyCustomer: 'Endast kund',
  mine: 'Mina',
  mineAs: { owner: 'Jag är ansvarig', reviewer: 'Jag granskar' },
} as const;

export const exportText = {
  export: 'Exportera listan',
  done: 'Export klar',
  failed: 'Kunde inte exportera',
} as const;

export const printText = {
  print: 'Skriv ut listan',
  failed: 'Kunde inte hämta hela listan',
} as const;

/** Where a long heading may continue on a second line: at its soft hyphen. */
const headings = [
  'Ansva\u00ADrig',
  'Betalnings\u00ADvillkor (dagar)',
  'Faktura\u00ADnr',
  'Fakture\u00ADrade',
  'Med\u00ADhjälpare',
  'Plane\u00ADrade',
  'Registre\u00ADrade',
];
const headingsByLabel = new Map(headings.map((heading) => [heading.replaceAll('\u00AD', ''), heading]));

export const headingOf = (label: string): string => headingsByLabel.get(label) ?? label;

import type { ImportKind } from '../../../shared/codes/import-kinds.ts';
import { formatCount, formatNumber } from '../../../shared/lib/format.ts';
import { inWords } from '../../../shared/lib/text.ts';

type Words = {
  title: string;
  count: (count: number) => string;
  /** How a record that exists already is found. */
  known: string;
  hint?: string;
};

const of = (one: string, many: string) => (count: number) => formatCount(count, one, many);
const lists = of('prislista', 'prislistor');

export const importWords: Record<ImportKind, Words> = {
  customer: {
    title: 'Kunder » Importera',
    count: of('kund', 'kunder'),
    known: 'Kunder känns igen på organisationsnummer, kundnummer i Fortnox eller namn.',
  },
  contact: {
    title: 'Personer » Importera',
    count: of('person', 'personer'),
    known: 'Personer känns igen på e-post, eller på namnet hos samma kund.',
    hint: 'Kunderna ska finnas i Klang.',
  },
  address: {
    title: 'Adresser » Importera',
    count: of('adress', 'adresser'),
    known: 'Adresser känns igen på kund, adresstyp, namn och adress.',
    hint: 'Kunderna ska finnas i Klang.',
  },
  product: {
    title: 'Produkter » Importera',
    count: of('produkt', 'produkter'),
    known: 'Produkter känns igen på namnet.',
  },
  'price-list-default': {
    title: 'PL-standard » Importera',
    count: lists,
    known: 'En prislista känns igen på året.',
    hint: 'Skriv en rad för varje produkt och år. Produkterna ska finnas i Klang, och alla behöver ett pris.',
  },
  'price-list-customer': {
    title: 'PL-kund » Importera',
    count: lists,
    known: 'En prislista känns igen på kunden.',
    hint: 'Skriv en rad för varje kund och produkt. Kunderna och produkterna ska finnas i Klang.',
  },
};

export const importsText = {
  templateName: 'Mall.xlsx',
  lead: 'Fyll i mallen, eller välj en fil med samma rubriker i valfri ordning. Filen kontrolleras först, och inget sparas förrän du har sett resultatet och valt att importera.',
  left: 'Det som redan finns lämnas som det är.',
  failed: 'Kunde inte läsa filen',
  notImported: 'Kunde inte importera',
  result: 'Resultat',
  fresh: 'Nya',
  known: 'Finns redan',
  faulty: 'Celler att rätta',
  unread: (columns: readonly string[]) =>
    `${columns.length === 1 ? 'Kolumnen' : 'Kolumnerna'} ${inWords(columns)} läses inte in.`,
  newNames: (names: readonly string[], count: number) =>
    `Nya: ${names.join(', ')}${count > names.length ? ` och ${formatNumber(count - names.length)} till` : ''}`,
  moreDoubts: (count: number) => `Det gäller också ${formatCount(count, 'pris till', 'priser till')}.`,
  matches: 'Finns redan och lämnas som de är',
  match: 'I filen',
  existing: 'Finns som',
  by: 'Samma',
  begin: (counted: string) => `Importera ${counted}`,
  running: (done: number, total: number) => `Importerar: ${formatNumber(done)} av ${formatNumber(total)}`,
  othersRunning: (done: number, total: number) =>
    `En kollega importerar just nu: ${formatNumber(done)} av ${formatNumber(total)}`,
  closable: 'Du kan stänga sidan. Importen fortsätter ändå.',
  done: (counted: string) => `Importen är klar: ${counted} har lagts upp.`,
  latest: 'Din senaste import',
  made: 'Upplagda',
  leftOut: 'Kom inte med',
  reason: 'Orsak',
  name: 'Namn',
} as const;

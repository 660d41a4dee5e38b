import { formatCount, formatNumber } from '../../../shared/lib/format.ts';
import { padSerialNumber } from '../../../shared/domain/invoice/invoice-number.ts';

export const numberSeriesText = {
  empty: 'Serien har inte börjat',
  emptyHint: (beginsAt: number) => `Den första fakturan får nummer ${padSerialNumber(beginsAt)}.`,
  series: 'Serien',
  beginsAt: 'Börjar på',
  first: 'Första',
  last: 'Sista',
  count: 'Antal',
  debits: 'Fakturor',
  credits: 'Kreditfakturor',
  gaps: 'Luckor',
  repeated: 'Dubbla nummer',
  cancelled: 'Makulerade',
  whyCancelledStay:
    'En makulerad faktura behåller sitt nummer, så serien är obruten: numret ges aldrig till någon annan. Fakturan är inget krav på kunden och räknas inte i summorna, och insatserna som stod på den kan faktureras igen med ett nytt nummer. I fakturans historik står när den makulerades.',
  years: 'År för år',
  year: 'År',

  whole: (first: number, last: number) =>
    `Serien är obruten. Varje nummer från ${padSerialNumber(first)} till ${padSerialNumber(last)} finns på en faktura, och inget finns på två.`,
  broken: (gaps: number) => `Serien har ${formatCount(gaps, 'lucka', 'luckor')}`,
  doubled: (count: number) =>
    formatCount(count, 'faktura har ett nummer som en annan har', 'fakturor har nummer som andra har'),
  missing: 'Nummer som ingen faktura har:',
  run: (from: number, to: number) =>
    from === to
      ? padSerialNumber(from)
      : `${padSerialNumber(from)}–${padSerialNumber(to)} (${formatNumber(to - from + 1)} nummer)`,

  whereItBegins: 'Var serien börjar',
  howBegun: (beginsAt: number) =>
    `Serien börjar på ${padSerialNumber(beginsAt)}. En firma som redan fakturerar i Fortnox börjar ovanför sitt sista nummer där, för våra fakturor får samma nummer i Fortnox som här. Därifrån följer numren på varandra utan luckor.`,
  canBeChanged: 'Numret är en inställning tills den första fakturan är skapad.',
  cannotBeChanged: 'Numret ligger fast sedan den första fakturan skapades.',
  showSystemSettings: 'Visa systeminställningarna',
  about: 'Vad en lucka skulle betyda',
  howTaken:
    'Fakturor och kreditfakturor delar en serie. Numret tas i samma steg som fakturan sparas: ett försök som misslyckas tar inget nummer, en förhandsgranskning har inget, och en faktura kan varken ändras eller raderas. Därför ska serien alltid ha 0 luckor.',
  howBroken:
    'En lucka kan bara uppstå utanför Klang: om databasen har ändrats för hand, eller återställts från en säkerhetskopia som är äldre än den sista fakturan.',
  whatToDo:
    'Leta i så fall först efter fakturan bland de arkiverade PDF-filerna, i mejlen och i Fortnox. Finns den inte, så dokumentera i bokföringen varför numret saknas. En lucka måste kunna förklaras (Skatteverkets ställningstagande 2023-06-26, dnr 8-2362095). Numret används aldrig igen.',
} as const;

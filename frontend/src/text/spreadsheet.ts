import { formatNumber } from '../../../shared/lib/format.ts';
import { inWords } from '../../../shared/lib/text.ts';

/** Texts about files to import. */
export const spreadsheetText = {
  template: 'Hämta mall',
  noTemplate: 'Kunde inte hämta mallen',
  choose: 'Välj fil',
  tooLarge: 'Filen får vara högst 3 MB.',
  unreadable: 'Filen gick inte att läsa.',
  alike: (pairs: readonly { name: string; existingName: string }[]) =>
    `Nästan samma namn: ${inWords(pairs.map(({ name, existingName }) => `${name} (finns: ${existingName})`))}. Är det samma, skriv namnet lika i filen.`,
  hidden: (columns: readonly string[]) =>
    `${columns.length === 1 ? 'Den dolda kolumnen' : 'De dolda kolumnerna'} ${inWords(columns)} läses inte in.`,
  cancel: 'Avbryt',
  faults: 'Celler att rätta',
  sheet: 'Blad',
  cell: 'Cell',
  row: 'Rad',
  fault: 'Fel',
  more: (count: number) => `… och ${formatNumber(count)} till.`,
} as const;

import { formatCount, formatNumber } from '../../../shared/lib/format.ts';

const many = (count: number) => formatCount(count, 'rad', 'rader');

export const selectionText = {
  bar: 'Markerade rader',
  marked: (count: number) => `${formatNumber(count)} ${count === 1 ? 'markerad' : 'markerade'}`,
  markedSum: (sum: string) => `Markerat: ${sum}`,
  markAll: (hits: number) => `Markera alla ${formatCount(hits, 'träff', 'träffar')}`,
  unmark: 'Avmarkera',
  notWithoutNetwork: 'Det som kan göras med raderna visas när nätverket är tillbaka.',
  notRead: 'Kunde inte hämta hela listan',
  delete: 'Radera',
  deleteTitle: (count: number) => `Radera ${many(count)}?`,
  export: 'Exportera',
  exported: 'Export klar',
  notExported: 'Kunde inte exportera',
  failed: 'Kunde inte ändra raderna',
  changed: (count: number) => `${many(count)} ${count === 1 ? 'ändrad' : 'ändrade'}`,
  deleted: (count: number) => `${many(count)} ${count === 1 ? 'raderad' : 'raderade'}`,
  progress: 'Ändringen pågår',
  changing: (done: number, total: number) => `${formatNumber(done)} av ${formatNumber(total)} rader klara`,
  tooMany: (most: number) => `Högst ${formatNumber(most)} rader kan ändras åt gången. Markera färre.`,
  refused: (count: number) => `${many(count)} är inte ${count === 1 ? 'ändrad' : 'ändrade'}`,
  refusedMore: (count: number) => `och ${formatNumber(count)} till`,
  and: (names: string) => `${names}.`,

  owner: 'Ansvarig',
  reviewer: 'Granskare',
  nobody: 'Ingen',
  addTag: 'Lägg till tagg',
  removeTag: 'Ta bort tagg',
  date: 'Datum …',
  dateTitle: (count: number) => `Byt datum på ${many(count)}`,
  dateVerb: 'Byt datum',
  noChoices: 'Inget att välja',
  ask: (what: string, value: string, count: number) => `${what}: ${value} på ${many(count)}?`,
  verb: 'Ändra',
} as const;

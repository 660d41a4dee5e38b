import type { DeletableKind } from '../../../shared/codes/kinds.ts';
import type { PersonKind } from '../../../shared/codes/person-kinds.ts';
import { formatCount, formatNumber } from '../../../shared/lib/format.ts';

type Kind = DeletableKind | PersonKind;

const nouns: Record<Kind, { one: string; many: string; isNeuter?: boolean }> = {
  customer: { one: 'kund', many: 'kunder' },
  address: { one: 'adress', many: 'adresser' },
  contact: { one: 'person', many: 'personer' },
  user: { one: 'användare', many: 'användare' },
  product: { one: 'produkt', many: 'produkter' },
  project: { one: 'projekt', many: 'projekt', isNeuter: true },
  'work-order': { one: 'insats', many: 'insatser' },
  'delivery-template': { one: 'leveransmall', many: 'leveransmallar' },
  'price-list-default': { one: 'prislista', many: 'prislistor' },
  'price-list-customer': { one: 'prislista', many: 'prislistor' },
};

const counted = (kind: Kind, count: number) => formatCount(count, nouns[kind].one, nouns[kind].many);

/** 3 kunder raderade, 1 projekt raderat */
function done(kind: Kind, count: number, verb: string): string {
  const ending = count === 1 ? (nouns[kind].isNeuter ? 'at' : 'ad') : 'ade';
  return `${counted(kind, count)} ${verb}${ending}`;
}

export const selectionText = {
  bar: 'Markerade rader',
  markAll: (hits: number) => `Markera alla ${formatCount(hits, 'träff', 'träffar')}`,
  unmark: 'Avmarkera',
  notRead: 'Kunde inte hämta hela listan',
  delete: 'Radera',
  deleteTitle: (kind: Kind, count: number) => `Radera ${counted(kind, count)}?`,
  export: 'Exportera',
  exported: 'Export klar',
  notExported: 'Kunde inte exportera',
  failed: 'Kunde inte ändra raderna',
  changed: (kind: Kind, count: number) => done(kind, count, 'ändr'),
  deleted: (kind: Kind, count: number) => done(kind, count, 'rader'),
  progress: 'Ändringen pågår',
  changing: (done: number, total: number) => `${formatNumber(done)} av ${formatNumber(total)} klara`,
  tooMany: (most: number) => `Högst ${formatNumber(most)} rader kan ändras åt gången. Markera färre.`,
  notChanged: (kind: Kind, count: number) => `${counted(kind, count)} kunde inte ändras`,
  notDeleted: (kind: Kind, count: number) => `${counted(kind, count)} kunde inte raderas`,
  refusedMore: (count: number) => `och ${formatNumber(count)} till`,
  and: (names: string) => `${names}.`,

  owner: 'Ansvarig',
  reviewer: 'Granskare',
  nobody: 'Ingen',
  addTag: 'Lägg till tagg',
  removeTag: 'Ta bort tagg',
  date: 'Datum …',
  dateTitle: (count: number) => `Byt datum på ${counted('work-order', count)}`,
  dateVerb: 'Byt datum',
  noChoices: 'Inget att välja',
  /** @param name undefined to leave them without one */
  askPerson: (of: 'ansvarig' | 'granskare', name: string | undefined, kind: Kind, count: number) =>
    name === undefined
      ? `Ta bort ${of === 'granskare' ? 'granskaren' : of} från ${counted(kind, count)}?`
      : `Byt ${of} till ${name} på ${counted(kind, count)}?`,
  shared: (count: number) =>
    count === 1
      ? 'Den står sedan under Dela, där någon annan kan ta den.'
      : 'De står sedan under Dela, där någon annan kan ta dem.',
  askAddTag: (tag: string, count: number) => `Lägg till taggen ${tag} på ${counted('project', count)}?`,
  askRemoveTag: (tag: string, count: number) => `Ta bort taggen ${tag} från ${counted('project', count)}?`,
  verbs: { change: 'Byt', add: 'Lägg till', remove: 'Ta bort' },
} as const;

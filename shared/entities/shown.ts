import { toKronor } from '../lib/money.ts';
import { formatCount, formatInstant, formatMoney, formatNumber } from '../lib/format.ts';
import { textOfMarkup } from '../lib/html.ts';
import { countryName } from '../codes/countries.ts';
import type { Words } from '../text/words.ts';
import type { Kind } from '../codes/kinds.ts';

export type Shown =
  | { as: 'nothing' }
  | { as: 'secret'; label: string }
  | { as: 'value'; label: string; show: (value: never, words: Words) => string }
  | { as: 'reference'; label: string; kind: Kind; others: ReadonlyMap<number | null, SharedValue> }
  | { as: 'parts'; label: string; partsOf: (value: never, words: Words) => Part[] };

/** What stands for values that are no ids; a name of `words.workOrderPeople`. */
type SharedValue = keyof Words['workOrderPeople'];

export type Part = { key: string; name: Name; text: string };

export type Name = string | { kind: Kind; id: number; prefix?: string };

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of a field is known where it is declared
const value = <Value>(label: string, show: (value: Value, words: Words) => string): Shown => ({
  as: 'value',
  label,
  show: (given: never, words: Words) =>
    given === null || given === undefined || given === '' ? '' : show(given, words),
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
const parts = <Value>(label: string, partsOf: (value: Value, words: Words) => Part[]): Shown => ({
  as: 'parts',
  label,
  partsOf: (given: never, words: Words) => partsOf(given ?? ([] as never), words),
});

/** The ways to show a field in history. */
export const shown = {
  nothing: { as: 'nothing' } as Shown,
  secret: (label: string): Shown => ({ as: 'secret', label }),
  text: (label: string): Shown => value<string | number>(label, (given) => String(given)),
  number: (label: string): Shown => value<number>(label, (given) => formatNumber(given)),
  ore: (label: string): Shown => value<number>(label, (amount) => formatMoney(toKronor(amount))),
  kronor: (label: string): Shown => value<number>(label, (given) => formatMoney(given)),
  days: (label: string): Shown => value<number>(label, (count) => formatCount(count, 'dag', 'dagar')),
  flag: (label: string): Shown => value<boolean>(label, (isSet) => (isSet ? 'Ja' : 'Nej')),
  instant: (label: string): Shown => value<string>(label, (given) => formatInstant(given)),
  picture: (label: string): Shown => value<string>(label, () => 'Bild'),
  /** @param name of the words that stand for the codes */
  code: (label: string, name: keyof Words): Shown =>
    value<string>(label, (stored, words) => (words[name] as Record<string, string>)[stored] ?? stored),
  codes: (label: string, name: keyof Words): Shown =>
    value<string[]>(label, (stored, words) =>
      stored.map((one) => (words[name] as Record<string, string>)[one] ?? one).join(', '),
    ),
  country: (label: string): Shown => value<string>(label, (given) => countryName(given)),
  markup: (label: string): Shown => value<string>(label, (given) => textOfMarkup(given)),
  reference: (label: string, kind: Kind, others: [number | null, SharedValue][] = []): Shown => ({
    as: 'reference',
    label,
    kind,
    others: new Map(others),
  }),
  references: (label: string, kind: Kind): Shown =>
    parts<number[]>(label, (ids) => ids.map((id) => ({ key: String(id), name: { kind, id }, text: '' }))),
  parts,
};

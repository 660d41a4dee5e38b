import { toKronor } from '../lib/money.ts';
import { formatInstant, formatMoney, formatNumber } from '../lib/format.ts';
import { textOfMarkup } from '../lib/html.ts';
import { countryName } from '../codes/countries.ts';
import type { Kind } from './kind.ts';

export type Shown =
  | { as: 'nothing' }
  | { as: 'secret'; label: string }
  | { as: 'value'; label: string; show: (value: never) => string }
  | { as: 'reference'; label: string; kind: Kind; others: ReadonlyMap<number | null, string> }
  | { as: 'parts'; label: string; partsOf: (value: never) => Part[] };

export type Part = { key: string; name: Name; text: string };

export type Name = string | { kind: Kind; id: number; prefix?: string };

export const nothing: Shown = { as: 'nothing' };
export const secret = (label: string): Shown => ({ as: 'secret', label });

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type of a field is known where it is declared
const value = <Value>(label: string, show: (value: Value) => string): Shown => ({
  as: 'value',
  label,
  show: (given: never) => (given === null || given === undefined || given === '' ? '' : show(given)),
});

export const text = (label: string): Shown => value<string | number>(label, String);
export const number = (label: string): Shown => value<number>(label, formatNumber);
export const ore = (label: string): Shown => value<number>(label, (amount) => formatMoney(toKronor(amount)));
export const kronor = (label: string): Shown => value<number>(label, formatMoney);
export const days = (label: string): Shown => value<number>(label, (count) => `${formatNumber(count)} dagar`);
export const flag = (label: string): Shown => value<boolean>(label, (isSet) => (isSet ? 'Ja' : 'Nej'));
export const instant = (label: string): Shown => value<string>(label, formatInstant);
export const picture = (label: string): Shown => value<string>(label, () => 'Bild');
export const code = (label: string, words: Record<string, string>): Shown =>
  value<string>(label, (stored) => words[stored] ?? stored);
export const country = (label: string): Shown => value<string>(label, countryName);
export const markup = (label: string): Shown => value<string>(label, textOfMarkup);

export const reference = (label: string, kind: Kind, others: [number | null, string][] = []): Shown => ({
  as: 'reference',
  label,
  kind,
  others: new Map(others),
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as above
export const parts = <Value>(label: string, partsOf: (value: Value) => Part[]): Shown => ({
  as: 'parts',
  label,
  partsOf: (given: never) => partsOf(given ?? ([] as never)),
});

export const references = (label: string, kind: Kind): Shown =>
  parts<number[]>(label, (ids) => ids.map((id) => ({ key: String(id), name: { kind, id }, text: '' })));

import { codes, FortnoxError } from '../base/errors.ts';
import { swedishTime } from '../base/clock.ts';

type Item = Record<string, unknown>;

export type ListOf<T> = {
  name: string;
  records: readonly T[];
  item(record: T): Item;
  searches: Readonly<Record<string, (record: T) => string>>;
  prefixSearches: readonly string[];
  sorts: Readonly<Record<string, (record: T) => string | number>>;
  filters: Readonly<Record<string, (record: T) => boolean>>;
  modifiedAt(record: T): number;
  day?(record: T): string;
};

const common = ['page', 'limit', 'offset', 'sortby', 'sortorder', 'lastmodified', 'filter'];
const swedishOrder = new Intl.Collator('sv', { numeric: true });

export function listOf<T>(list: ListOf<T>, query: URLSearchParams): object {
  checkParameters(list, query);
  const isIn = filterOf(list, query);
  const since = modifiedSince(query);
  const found = list.records.filter(
    (record) => isIn(record) && isChangedSince(list.modifiedAt(record), since) && matches(list, record, query),
  );
  sort(list, found, query);
  const limit = count(query, 'limit', 100, 1, 500);
  const page = count(query, 'page', 1, 1, Infinity);
  const skipped = count(query, 'offset', 0, 0, Infinity) + (page - 1) * limit;
  return {
    MetaInformation: {
      '@TotalResources': found.length,
      '@TotalPages': Math.ceil(found.length / limit),
      '@CurrentPage': page,
    },
    [list.name]: found.slice(skipped, skipped + limit).map((record) => list.item(record)),
  };
}

function checkParameters<T>({ searches, day }: ListOf<T>, query: URLSearchParams): void {
  const known = new Set([...common, ...Object.keys(searches), ...(day ? ['fromdate', 'todate'] : [])]);
  for (const name of query.keys()) {
    if (!known.has(name)) throw new FortnoxError(codes.unknownParameter, `Ogiltig parameter (${name}).`);
  }
}

function count(query: URLSearchParams, name: string, otherwise: number, least: number, max: number): number {
  const text = query.get(name);
  if (text === null) return otherwise;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= max) return value;
  throw new FortnoxError(codes.unknownParameter, `Ogiltig parameter (${name}).`);
}

function filterOf<T>({ filters }: ListOf<T>, query: URLSearchParams): (record: T) => boolean {
  const filter = query.get('filter');
  if (filter === null) return () => true;
  const isIn = Object.hasOwn(filters, filter) ? filters[filter] : undefined;
  if (!isIn) throw new FortnoxError(codes.unknownFilter, `Ogiltigt filter (${filter}).`);
  return isIn;
}

function modifiedSince(query: URLSearchParams): string | null {
  const since = query.get('lastmodified');
  if (since === null || /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(since)) return since;
  throw new FortnoxError(codes.unknownParameter, 'Ogiltig parameter (lastmodified).');
}

function isChangedSince(modifiedAt: number, since: string | null): boolean {
  return since === null || swedishTime(modifiedAt).slice(0, 16) >= since;
}

function matches<T>(list: ListOf<T>, record: T, query: URLSearchParams): boolean {
  const day = list.day?.(record) ?? '';
  if (day < (query.get('fromdate') ?? '') || day > (query.get('todate') ?? '9')) return false;
  return Object.entries(list.searches).every(([name, textOf]) => {
    const wantedText = query.get(name)?.toLowerCase();
    if (wantedText === undefined) return true;
    const text = textOf(record).toLowerCase();
    return list.prefixSearches.includes(name) ? text.startsWith(wantedText) : text.includes(wantedText);
  });
}

function sort<T>({ sorts }: ListOf<T>, records: T[], query: URLSearchParams): void {
  const [first] = Object.keys(sorts);
  const by = query.get('sortby') ?? first!;
  const valueOf = Object.hasOwn(sorts, by) ? sorts[by] : undefined;
  const order = query.get('sortorder') ?? 'ascending';
  if (!valueOf || !['ascending', 'descending'].includes(order)) {
    throw new FortnoxError(codes.unknownParameter, `Ogiltig sortering (${by}, ${order}).`);
  }
  const sign = order === 'ascending' ? 1 : -1;
  records.sort((left, right) => sign * swedishOrder.compare(String(valueOf(left)), String(valueOf(right))));
}

import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { dayOf } from '../../../../shared/lib/days.ts';
import { cachedMeta, useMeta } from '../../api/use-meta.ts';
import type { ListDefinition, Sort } from './list-definition.ts';
import { inDays } from './periods.ts';

/** Takes an updater of the current value, which may not be rendered yet: each of two quick clicks counts. */
export type Change<Value> = (follow: (now: Value) => Value) => void;

export type FilterValues = Record<string, string>;

type ListQuery = {
  currentPage: number;
  itemsPerPage?: number;
  orderByColumn: string;
  orderByDescending: boolean;
};

/** A page, and the values of the filters by their keys. */
export type ListRequest = ListQuery & Record<string, string | number | boolean | undefined>;

type ReadState = {
  filter: FilterValues;
  activeFilter: FilterValues;
  isDefaultFilter: boolean;
  /** As the address writes it: a period that moves with time by its name, and its days in the others. */
  viewFilter: FilterValues;
  sort: Sort;
  page: number;
  /** Undefined means the user's setting. */
  size: PageSize | undefined;
  /** In order; undefined means the user's own or the usual ones. */
  columns: readonly string[] | undefined;
  query: ListQuery;
};

export type ListState = ReadState & {
  /** @param typed replace the history entry while typing */
  setFilter: (key: string, value: string, typed?: boolean) => void;
  setFilters: (values: FilterValues) => void;
  setSort: Change<Sort>;
  setPage: Change<number>;
  /** Goes to a page in place of one that is not there, to which Back then does not lead. */
  replacePage: (page: number) => void;
  setSize: (size: PageSize) => void;
  setColumns: (keys: readonly string[] | undefined, replace?: boolean) => void;
  reset: () => void;
};

const own = { sort: 'sort', page: 'page', size: 'size', columns: 'cols' } as const;

export const fitSize = 'fit';
export type PageSize = number | typeof fitSize;

/**
 * The list's filter, order, page and size, all kept in the address. A missing field has its default; an empty one was
 * cleared.
 */
export function useListState<Row>(list: ListDefinition<Row>, defaultFilter: FilterValues = {}): ListState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const meta = useMeta({ enabled: namesFiscalYear(search) });

  function change(edit: (next: URLSearchParams) => void, replace = false) {
    // Read from the current address: another change may have come since the last render.
    const next = new URLSearchParams(window.location.search);
    edit(next);
    const text = next.toString();
    void navigate({ search: text === '' ? '' : `?${text}` }, { replace, state: replace ? state : undefined });
  }

  function changePage(follow: (now: number) => number, replace = false) {
    change((next) => {
      const to = follow(readPage(next));
      if (to <= 1) next.delete(own.page);
      else next.set(own.page, String(to));
    }, replace);
  }

  function setFilters(values: FilterValues, typed = false) {
    change((next) => {
      for (const [key, value] of Object.entries(values)) {
        if (value === (defaultFilter[key] ?? '')) next.delete(key);
        else next.set(key, value);
      }
      next.delete(own.page);
    }, typed);
  }

  return {
    ...readListState(search, list, defaultFilter, meta?.fiscalYearStart),
    setFilter: (key, value, typed) => setFilters({ [key]: value }, typed),
    setFilters: (values) => setFilters(values),
    setSort: (follow) =>
      change((next) => {
        const { column, descending } = follow(readSort(next.get(own.sort), list));
        next.set(own.sort, `${descending ? '-' : ''}${column}`);
        next.delete(own.page);
      }),
    setPage: (follow) => changePage(follow),
    replacePage: (to) => changePage(() => to, true),
    setSize: (to) =>
      change((next) => {
        next.set(own.size, String(to));
        next.delete(own.page);
      }),
    setColumns: (to, replace) =>
      change((next) => {
        if (to) next.set(own.columns, to.join(','));
        else next.delete(own.columns);
      }, replace),
    reset: () =>
      change((next) => {
        for (const key of [...filterKeys(list, defaultFilter), own.page]) next.delete(key);
      }),
  };
}

export function readListState<Row>(
  search: URLSearchParams,
  list: ListDefinition<Row>,
  defaultFilter: FilterValues = {},
  fiscalYearStart = cachedMeta()?.fiscalYearStart ?? 1,
): ReadState {
  const keys = filterKeys(list, defaultFilter);
  const written = Object.fromEntries(keys.map((key) => [key, search.get(key) ?? defaultFilter[key] ?? '']));
  const filter = inDays(list.filters ?? [], written, { today: dayOf(new Date()), fiscalYearStart });
  const sort = readSort(search.get(own.sort), list);
  const page = readPage(search);
  const size = search.get(own.size) === fitSize ? fitSize : readFullAddress(search.get(own.size), 0);
  return {
    filter,
    activeFilter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== '')),
    isDefaultFilter: keys.every((key) => written[key] === (defaultFilter[key] ?? '')),
    viewFilter: Object.fromEntries(
      Object.entries(written).filter(([key, value]) => value !== '' || Boolean(defaultFilter[key])),
    ),
    sort,
    page,
    size,
    columns: readColumns(search.get(own.columns), list),
    query: {
      currentPage: page,
      ...(typeof size === 'number' && { itemsPerPage: size }),
      orderByColumn: sort.column,
      orderByDescending: sort.descending,
    },
  };
}

const namesFiscalYear = (search: URLSearchParams) => /fiscalyear/i.test(search.toString());

const filterKeys = <Row>(list: ListDefinition<Row>, defaultFilter: FilterValues) => [
  ...new Set([...(list.filters ?? []).map(({ key }) => key), ...Object.keys(defaultFilter)]),
];

function readSort<Row>(text: string | null, list: ListDefinition<Row>): Sort {
  if (text === null) return list.defaultSort;
  const descending = text.startsWith('-');
  const column = descending ? text.slice(1) : text;
  const isKnown = list.columns.some(({ key, sortable = true }) => sortable && key === column);
  return isKnown ? { column, descending } : list.defaultSort;
}

function readColumns<Row>(text: string | null, list: ListDefinition<Row>): string[] | undefined {
  const known = new Set(list.columns.map(({ key }) => key));
  const keys = [...new Set((text ?? '').split(','))].filter((key) => known.has(key));
  return keys.length === 0 ? undefined : keys;
}

function readPage(search: URLSearchParams): number {
  return readFullAddress(search.get(own.page), 1) ?? 1;
}

function readFullAddress(text: string | null, least: number): number | undefined {
  if (text === null || !/^\d{1,6}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least ? number : undefined;
}

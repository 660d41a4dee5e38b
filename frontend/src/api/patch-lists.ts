import type { Route } from '../../../shared/contract/route.ts';
import { queryClient } from './query-client.ts';

type Row = Record<string, unknown>;
type Page = { items: Row[]; meta: { totalItems: number } };

/** Puts a saved record into the lists that show it, so that it is there before they have been read again. */
export function patchLists(route: Route, saved: unknown): void {
  const idName = /\{(\w+)\}/.exec(route.path)?.[1];
  if (!idName || typeof saved !== 'object' || saved === null || !(idName in saved)) return;
  const record = saved as Row;
  changePages(route, (page) => ({
    ...page,
    items: page.items.map((row) => (row[idName] === record[idName] ? mergeKnown(row, record) : row)),
  }));
}

/** Takes a deleted record out of its feature's lists. */
export function removeFromLists(route: Route, idName: string, id: unknown): void {
  changePages(route, (page) => {
    const items = page.items.filter((row) => row[idName] !== id);
    if (items.length === page.items.length) return page;
    return { items, meta: { ...page.meta, totalItems: page.meta.totalItems - 1 } };
  });
}

function changePages(route: Route, change: (page: Page) => Page): void {
  const feature = route.name.slice(0, route.name.indexOf('/') + 1);
  queryClient.setQueriesData<unknown>(
    { predicate: (query) => String(query.queryKey[0]).startsWith(feature) },
    (data: unknown) => (isPage(data) ? change(data) : data),
  );
}

function isPage(data: unknown): data is Page {
  return typeof data === 'object' && data !== null && Array.isArray((data as Page).items);
}

function mergeKnown(row: Row, record: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, name in record ? record[name] : value]));
}

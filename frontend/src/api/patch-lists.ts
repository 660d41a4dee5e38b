import type { PushedRow } from '../../../shared/contract/hub.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { queryClient } from './query-client.ts';

type Row = Record<string, unknown>;
type Page = { items: Row[]; meta: { totalItems: number } };

export function patchLists(route: Route, saved: unknown): void {
  const idName = /\{(\w+)\}/.exec(route.path)?.[1];
  if (!idName || typeof saved !== 'object' || saved === null || !(idName in saved)) return;
  const record = saved as Row;
  changePages(featureOf(route), (page) => ({
    ...page,
    items: page.items.map((row) => (row[idName] === record[idName] ? mergeKnown(row, record) : row)),
  }));
}

export function removeFromLists(route: Route, idName: string, id: unknown): void {
  changePages(featureOf(route), (page) => {
    const items = page.items.filter((row) => row[idName] !== id);
    if (items.length === page.items.length) return page;
    return { items, meta: { ...page.meta, totalItems: page.meta.totalItems - 1 } };
  });
}

const listsOf: Readonly<Record<string, readonly [feature: string, idName: string]>> = {
  customer: ['customers', 'customerId'],
  address: ['addresses', 'addressId'],
  contact: ['contacts', 'contactId'],
  product: ['products', 'productId'],
  project: ['projects', 'projectId'],
  'work-order': ['work-orders', 'workOrderId'],
  invoice: ['invoices', 'invoiceId'],
};

export function mergePushed(kind: string, pushed: readonly PushedRow[]): void {
  const [feature, idName] = listsOf[kind] ?? [];
  if (feature === undefined || idName === undefined || pushed.length === 0) return;
  const byId = new Map(pushed.map((row) => [row.id, row]));
  changePages(feature, (page) => {
    if (!page.items.some((row) => byId.has(row[idName] as number))) return page;
    const items = page.items.flatMap((row) => {
      const news = byId.get(row[idName] as number);
      if (!news || (typeof row['version'] === 'number' && row['version'] >= news.version)) return [row];
      return news.deleted ? [] : [mergeKnown(row, { ...news.data, version: news.version })];
    });
    const gone = page.items.length - items.length;
    return { items, meta: { ...page.meta, totalItems: page.meta.totalItems - gone } };
  });
}

const featureOf = (route: Route) => route.name.slice(0, route.name.indexOf('/'));

function changePages(feature: string, change: (page: Page) => Page): void {
  queryClient.setQueriesData<unknown>(
    { predicate: (query) => String(query.queryKey[0]).startsWith(`${feature}/`) },
    (data: unknown) => (isPage(data) ? change(data) : data),
  );
}

function isPage(data: unknown): data is Page {
  return typeof data === 'object' && data !== null && Array.isArray((data as Page).items);
}

function mergeKnown(row: Row, record: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, name in record ? record[name] : value]));
}

import type { PushedRow } from '../../../shared/contract/hub.ts';
import type { Call } from '../../../shared/contract/calls/call.ts';
import { queryClient } from './query-client.ts';

type Row = Record<string, unknown>;
type Page = { items: Row[]; meta: { totalItems: number }; sums?: object | undefined } & SumsAge;

/** True from when rows of a list have changed in what its sums count until both are read again. */
export type SumsAge = { sumsAreOld?: boolean };

export function patchLists(call: Call, saved: unknown): void {
  const idName = /\{(\w+)\}/.exec(call.path)?.[1];
  if (!idName || typeof saved !== 'object' || saved === null || !(idName in saved)) return;
  const record = saved as Row;
  changePages(featureOf(call), (page) => ({
    ...page,
    items: page.items.map((row) => (row[idName] === record[idName] ? mergeKnown(row, record) : row)),
  }));
}

export function removeFromLists(call: Call, idName: string, id: unknown): void {
  changePages(featureOf(call), (page) => {
    const items = page.items.filter((row) => row[idName] !== id);
    if (items.length === page.items.length) return page;
    return { ...page, items, meta: { ...page.meta, totalItems: page.meta.totalItems - 1 } };
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
  const areSumsOld = changePages(feature, (page) => {
    if (!page.items.some((row) => byId.has(row[idName] as number))) return page;
    const items = page.items.flatMap((row) => {
      const newRow = byId.get(row[idName] as number);
      if (!newRow || (typeof row['version'] === 'number' && row['version'] >= newRow.version)) return [row];
      return newRow.deleted ? [] : [mergeKnown(row, { ...newRow.data, version: newRow.version })];
    });
    const gone = page.items.length - items.length;
    return { ...page, items, meta: { ...page.meta, totalItems: page.meta.totalItems - gone } };
  });
  if (areSumsOld) {
    void queryClient.invalidateQueries({
      predicate: ({ state }) => isPage(state.data) && state.data.sumsAreOld === true,
    });
  }
}

const featureOf = (call: Call) => call.name.slice(0, call.name.indexOf('/'));

/** @returns whether the sums of a list no longer are those of its rows; then they say so */
function changePages(feature: string, change: (page: Page) => Page): boolean {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[0]).startsWith(`${feature}/`);
  const changed = queryClient
    .getQueriesData({ predicate })
    .flatMap(([queryKey, data]) => (isPage(data) ? [{ queryKey, data, next: change(data) }] : []));
  // A long list is read in pieces, of which the first has the sums.
  const areSumsOld = changed.some(({ data, next }) => countsOther(data, next));
  for (const { queryKey, data, next } of changed) {
    const page = areSumsOld && data.sums ? { ...next, sumsAreOld: true } : next;
    if (page !== data) queryClient.setQueryData(queryKey, page);
  }
  return areSumsOld && changed.some(({ data }) => data.sums);
}

/** Sums count the amounts of the rows, maybe by their status and days. */
function countsOther(before: Page, after: Page): boolean {
  if (before.items.length !== after.items.length) return true;
  return before.items.some((row, index) =>
    Object.entries(after.items[index]!).some(([name, value]) => row[name] !== value && isCounted(name, value)),
  );
}

function isCounted(name: string, value: unknown): boolean {
  return typeof value === 'number' ? name !== 'version' : /status|date/i.test(name);
}

function isPage(data: unknown): data is Page {
  return typeof data === 'object' && data !== null && Array.isArray((data as Page).items);
}

function mergeKnown(row: Row, record: Row): Row {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, name in record ? record[name] : value]));
}

import { tableName, tables } from '../../../functions/data/replica/tables.ts';
import type { Kind } from '../../../shared/codes/kinds.ts';
import type { FeedKind } from '../../../functions/data/core/feed-rows.ts';

const kindOfTable = new Map(
  (Object.keys(tables) as FeedKind[]).flatMap((kind) => {
    const name = tableName(kind);
    const { texts, words, parts = {} } = tables[kind];
    const beside = [...(texts ? [`${name}_text`] : []), ...(words ? [`${name}_words`] : []), ...Object.keys(parts)];
    return [name, ...beside].map((table) => [table, kind] as const);
  }),
);

const prices: Kind[] = ['price-list-default', 'price-list-customer', 'price-list-project'];

/** The kinds that a derived column follows from, besides its own. */
const behindColumn: Record<string, Kind[]> = {
  planned: ['work-order'],
  registered: ['work-order'],
  invoiced: ['work-order'],
  number_of_projects: ['project'],
  number_of_tags: ['tag'],
  value_ore: ['project', ...prices],
  to_invoice_ore: ['work-order', ...prices],
  worked_ore: ['work-order', ...prices],
  invoiced_ore: ['invoice'],
};

for (const column of Object.values(tables).flatMap(({ derived = [] }) => derived)) {
  if (!behindColumn[column]) throw new Error(`The kinds behind ${column} are not known.`);
}

/** The kinds that a query of the replica reads. The caller's page size is no part of an answer. */
export function kindsOfSql(sql: string): Kind[] {
  const words = new Set(sql.match(/\w+/g));
  const read = [...words].flatMap((word) => kindOfTable.get(word) ?? behindColumn[word] ?? []);
  return read.filter((kind) => kind !== 'user-settings');
}

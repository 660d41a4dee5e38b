import { maxChoices } from '../../../../shared/codes/list-sizes.ts';
import type { ChoiceQuery } from '../../../../shared/contract/choices.ts';
import { fold } from '../../../../shared/lib/text.ts';
import type { Database } from '../database.ts';
import { type Condition, containsIn, findsParts } from './conditions.ts';
import type { Viewer, List } from './define-list.ts';

type Declaration<Row> = {
  list: List<Row, never>;
  table: string;
  id: string;
  idField: keyof Row;
  folded: string;
  /** Finds rows that may contain a word by index; undefined if the word is too short for the index. */
  candidates: (word: string) => Condition | undefined;
  beginning: string;
  /** A query of the ids of the caller's own recent projects `own`, newest first; nulls and duplicates are allowed. */
  recent: string;
};

type Ranking = {
  max?: number;
  /** Ids that come before the caller's own recent ones, if they match. */
  first?: readonly number[];
  /** How many of the newest rows are searched for words that no index has; all by default. */
  examined?: number;
};

const recentProjects = 20;

const newestProjectsOf = (role: string) =>
  `SELECT id FROM (SELECT id FROM project WHERE listed = 1 AND ${role}_user_id = ?1 ORDER BY id DESC LIMIT ${recentProjects})`;

const ownProjects = `${newestProjectsOf('owner')} UNION ${newestProjectsOf('reviewer')}
  ORDER BY id DESC LIMIT ${recentProjects}`;

export function defineChoices<Row>({
  list,
  table,
  id,
  idField,
  folded,
  candidates,
  beginning,
  recent,
}: Declaration<Row>) {
  const isOneOf = (ids: readonly number[]) => ({
    sql: `${id} IN (SELECT value FROM json_each(?))`,
    values: [JSON.stringify(ids)],
  });
  const begins = (start: string) => ({
    sql: `${beginning} >= ? AND ${beginning} < ? || char(0x10FFFF) AND instr(${folded}, ?) = 1`,
    values: [firstWord(start), firstWord(start), start],
  });
  const isAmongNewest = (count: number) => ({
    sql: `${id} IN (SELECT id FROM ${table} WHERE listed = 1 ORDER BY id DESC LIMIT ?)`,
    values: [count],
  });
  const idOf = (row: Row) => row[idField] as number;

  function search(db: Database, text: string, { userId }: Viewer, ranking: Ranking): Row[] {
    const { max = maxChoices, first = [], examined } = ranking;
    const found = [containsIn(folded, candidates)(text) ?? []].flat();
    const own = db.all<{ id: number | null }>(`WITH own AS (${ownProjects}) ${recent}`, [userId]);
    const order = new Map(first.map((one, index) => [one, index]));
    for (const { id: one } of own) if (one !== null && !order.has(one)) order.set(one, order.size);
    const mine = list
      .all(db, [isOneOf([...order.keys()]), ...found.map((one) => one.rowByRow ?? one)])
      .toSorted((a, b) => order.get(idOf(a))! - order.get(idOf(b))!);
    const start = fold(text);
    const isIndexed = found.some((one) => one.rowByRow);
    const near = isIndexed || examined === undefined ? [] : [isAmongNewest(examined)];
    const rows = [
      ...mine,
      ...(start === '' ? [] : list.all(db, [begins(start)], max)),
      ...list.all(db, [...near, ...found], max),
    ];
    return [...new Map(rows.map((row) => [idOf(row), row])).values()].slice(0, max);
  }

  return (db: Database, { search: text, ids }: ChoiceQuery, viewer: Viewer, ranking: Ranking = {}): Row[] => {
    if (ids) return list.all(db, [isOneOf(ids)]);
    return text === undefined ? list.all(db) : search(db, text, viewer, ranking);
  };
}

/** @param unindexed queries of ids in tables without an index; a word too short for indexes is not narrowed */
export function anyOf(
  id: string,
  word: string,
  ways: Record<string, (ids: string) => string>,
  unindexed: readonly Condition[] = [],
): Condition | undefined {
  const indexed = Object.entries(ways).flatMap(([table, way]) => findsParts(table, [word], way) ?? []);
  if (indexed.length === 0) return undefined;
  const found = [...indexed, ...unindexed];
  const ids = found.map(({ sql }) => sql).join(' UNION ALL ');
  return { sql: `${id} IN (${ids})`, values: found.flatMap(({ values }) => values) };
}

function firstWord(text: string): string {
  return text.split(' ')[0]!;
}

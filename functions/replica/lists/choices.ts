import { type ChoiceQuery, mostChoices } from '../../../shared/contract/choices.ts';
import { fold } from '../../../shared/lib/text.ts';
import type { Database } from '../database.ts';
import { containsIn } from './conditions.ts';
import type { Asker, List } from './define-list.ts';

type Declaration<Row> = {
  list: List<Row, never>;
  /** The rows' id in SQL, and its field. */
  id: string;
  idField: keyof Row;
  /** The folded text that a search looks in, in SQL: what the selector shows of a row. */
  folded: string;
  /** A query of the ids of the caller's own recent projects `own`, the newest first; null and repeats do not matter. */
  recent: string;
};

/** How many of the projects that a user owns or reviews count as recent. */
const recentProjects = 20;

const newestProjectsOf = (role: string) =>
  `SELECT id FROM (SELECT id FROM project WHERE listed = 1 AND ${role}_user_id = ?1 ORDER BY id DESC LIMIT ${recentProjects})`;

const ownProjects = `${newestProjectsOf('owner')} UNION ${newestProjectsOf('reviewer')}
  ORDER BY id DESC LIMIT ${recentProjects}`;

/** What a selector chooses from: all of it, what a search finds, or the rows of some ids. */
export function defineChoices<Row>({ list, id, idField, folded, recent }: Declaration<Row>) {
  const isOneOf = (ids: readonly number[]) => ({
    sql: `${id} IN (SELECT value FROM json_each(?))`,
    values: [JSON.stringify(ids)],
  });
  const idOf = (row: Row) => row[idField] as number;

  function search(db: Database, text: string, { userId }: Asker): Row[] {
    const found = [containsIn(folded)(text) ?? []].flat();
    const own = db.all<{ id: number | null }>(`WITH own AS (${ownProjects}) ${recent}`, [userId]);
    const order = new Map<number, number>();
    for (const { id: one } of own) if (one !== null && !order.has(one)) order.set(one, order.size);
    const mine = list
      .all(db, [isOneOf([...order.keys()]), ...found])
      .toSorted((a, b) => order.get(idOf(a))! - order.get(idOf(b))!);
    const start = fold(text);
    const beginning = { sql: `instr(${folded}, ?) = 1`, values: [start] };
    const rows = [
      ...mine,
      ...(start === '' ? [] : list.all(db, [beginning], mostChoices)),
      ...list.all(db, found, mostChoices),
    ];
    return [...new Map(rows.map((row) => [idOf(row), row])).values()].slice(0, mostChoices);
  }

  return (db: Database, { search: text, ids }: ChoiceQuery, asker: Asker): Row[] => {
    if (ids) return list.all(db, [isOneOf(ids)]);
    return text === undefined ? list.all(db) : search(db, text, asker);
  };
}

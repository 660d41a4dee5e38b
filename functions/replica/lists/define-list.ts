import type { Paged } from '../../../shared/schemas/list.ts';
import type { Database, Value } from '../database.ts';
import type { Condition } from './conditions.ts';
import { userPageSize, type PageSizeSetting } from './page-size.ts';

/** A field of a list's rows: where it is read, how it is ordered by, and what the answer makes of it. */
export type Column<Field = unknown> = { sql: string; sort?: string; read?: (value: never) => Field };

/**
 * Where a query starts and what it joins, in the order SQLite shall walk them (CROSS JOIN keeps the order). Each join
 * has the alias that expressions use; only those that a query needs take part.
 */
export type Source = { from: string; joins: Record<string, string> };

type Paging = {
  currentPage?: number | undefined;
  itemsPerPage?: number | undefined;
  orderByColumn?: string | undefined;
  orderByDescending?: boolean | undefined;
  showAll?: boolean | undefined;
};

/** The query of a list that is only ever read whole. */
export type WholeQuery<Column> = { orderByColumn?: Column };

type FilterOf<Query> = { [Field in Exclude<keyof Query, keyof Paging>]-?: Filter<NonNullable<Query[Field]>> };

/** What a filter's value asks for; undefined when it asks for nothing. */
export type Filter<Given> = (value: Given) => Condition | undefined;

export type ListDeclaration<Row, Query extends Paging> = {
  id: string;
  /** What every row of the list fulfils. */
  where: string;
  /** `own` starts at the list's own table; a condition may ask to start elsewhere. The first one asked for is taken. */
  sources: { own: Source } & Record<string, Source>;
  columns: { [Field in keyof Row]-?: Column<Row[Field]> };
  filters: FilterOf<Query>;
  order: { column: NonNullable<Query['orderByColumn']>; descending?: boolean };
  pageSize: PageSizeSetting;
};

/** Who asks: the user's own page size holds when the query names none. */
export type Asker = { userId: number };

export type List<Row, Query> = {
  /** A page of the rows that the query asks for, with exact totals. A page beyond the end is answered as the last. */
  page(db: Database, query: Query, asker: Asker, more?: readonly Condition[]): Paged<Row>;
  /** Every row that fulfils the conditions, in the list's own order. */
  all(db: Database, conditions?: readonly Condition[]): Row[];
};

/** Makes a list of its declaration. Names of columns and filters come from the declaration alone; values are bound. */
export function defineList<Row, Query extends Paging>(declaration: ListDeclaration<Row, Query>): List<Row, Query> {
  const { columns, filters, sources, id, where, order } = declaration;
  const fields = Object.entries(columns) as [string, Column][];
  const select = fields.map(([field, { sql }]) => `${sql} AS ${field}`).join(', ');
  const rowsByIds = `SELECT ${select} FROM ${everyJoin(sources.own)} WHERE ${id} IN (SELECT value FROM json_each(?))`;
  const idField = fields.find(([, { sql }]) => sql === id)![0];
  const reads = fields.flatMap(([field, { read }]) =>
    read ? [{ field, read: read as (value: unknown) => unknown }] : [],
  );

  function find(db: Database, conditions: readonly Condition[], by: string, descending: boolean, limits?: number[]) {
    const direction = descending ? 'DESC' : 'ASC';
    const { sort, sql } = columns[by as keyof Row];
    const query = compose(conditions, sort ?? sql);
    const ids = db.all<{ id: number }>(
      `SELECT ${id} AS id ${query.sql} ORDER BY ${sort ?? sql} ${direction}, ${id} ${direction} ${limits ? 'LIMIT ? OFFSET ?' : ''}`,
      [...query.values, ...(limits ?? [])],
    );
    return rowsOf(
      db,
      ids.map((row) => row.id),
    );
  }

  function rowsOf(db: Database, ids: number[]): Row[] {
    const found = new Map<number, Record<string, unknown>>();
    for (const row of db.all<Record<string, unknown>>(rowsByIds, [JSON.stringify(ids)])) {
      for (const { field, read } of reads) row[field] = read(row[field]);
      found.set(row[idField] as number, { ...row });
    }
    return ids.map((one) => found.get(one) as Row);
  }

  function count(db: Database, conditions: readonly Condition[]): number {
    const { sql, values } = compose(conditions, '');
    return db.get<{ total: number }>(`SELECT count(*) AS total ${sql}`, values)!.total;
  }

  function compose(conditions: readonly Condition[], sort: string): { sql: string; values: Value[] } {
    const wanted = new Set(conditions.map(({ source }) => source ?? 'own'));
    const source = Object.entries(sources).find(([name]) => name !== 'own' && wanted.has(name))?.[1] ?? sources.own;
    const sql = [where, ...conditions.map((condition) => condition.sql)].join(' AND ');
    return {
      sql: `FROM ${neededJoins(source, `${id} ${sql} ${sort}`)} WHERE ${sql}`,
      values: conditions.flatMap(({ values }) => values),
    };
  }

  return {
    page(db, query, { userId }, more = []) {
      const conditions = [...asked(filters, query), ...more];
      const totalItems = count(db, conditions);
      const size = query.itemsPerPage ?? userPageSize(db, userId, declaration.pageSize);
      const totalPages = size === 0 ? 1 : Math.max(1, Math.ceil(totalItems / size));
      const currentPage = Math.min(query.currentPage ?? 1, totalPages);
      const descending = query.orderByDescending ?? (query.orderByColumn === undefined && order.descending === true);
      const limits = size === 0 ? undefined : [size, (currentPage - 1) * size];
      const items = find(db, conditions, query.orderByColumn ?? order.column, descending, limits);
      return { items, meta: { totalItems, totalPages, currentPage } };
    },
    all: (db, conditions = []) => find(db, conditions, order.column, order.descending === true),
  };
}

function asked<Query extends Paging>(filters: FilterOf<Query>, query: Query): Condition[] {
  return Object.entries(filters).flatMap(([field, filter]) => {
    const value = query[field as keyof Query];
    return value === undefined ? [] : ((filter as Filter<unknown>)(value) ?? []);
  });
}

function everyJoin({ from, joins }: Source): string {
  return [from, ...Object.values(joins)].join(' ');
}

/** The joins whose aliases an expression uses, and those that these build on. */
function neededJoins({ from, joins }: Source, expression: string): string {
  const needed: string[] = [];
  let text = expression;
  for (const [alias, join] of Object.entries(joins).toReversed()) {
    if (!new RegExp(`\\b${alias}\\.`).test(text)) continue;
    needed.unshift(join);
    text += ` ${join.slice(join.indexOf(' ON '))}`;
  }
  return [from, ...needed].join(' ');
}

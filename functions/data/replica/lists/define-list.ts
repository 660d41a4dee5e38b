import type { Paged } from '../../../../shared/schemas/list.ts';
import type { Database } from '../database.ts';
import type { Condition, Filter } from './conditions.ts';
import { type PageSizeSetting, userPageSize } from './page-size.ts';
import { type ListTables, canStartAt, chooseSource, everyJoin, fromWhere } from './query.ts';

export type Column<Field = unknown> = {
  sql: string;
  sort?: string;
  read?: (value: never) => Field;
  /** The fastest source for walking many rows in this order: `own` if the list's own table has an index for it. */
  source?: string;
  ties?: readonly string[];
};

type Paging = {
  currentPage?: number | undefined;
  itemsPerPage?: number | undefined;
  orderByColumn?: string | undefined;
  orderByDescending?: boolean | undefined;
  showAll?: boolean | undefined;
};

export type FullListQuery<Column> = { orderByColumn?: Column };

type FilterOf<Query> = { [Field in Exclude<keyof Query, keyof Paging>]-?: Filter<NonNullable<Query[Field]>> };

export type ListDeclaration<Row, Query extends Paging> = {
  id: string;
  where: string;
  sources: ListTables;
  columns: { [Field in keyof Row]-?: Column<Row[Field]> };
  filters: FilterOf<Query>;
  totals?: Readonly<Record<string, string>>;
  order: { column: NonNullable<Query['orderByColumn']>; descending?: boolean };
  pageSize: PageSizeSetting;
};

export type ListRequest<Query> = { query: Query; more?: readonly Condition[] };

export type FullList<Row> = { ids: readonly number[]; rows(ids: readonly number[]): Row[] };

export type Viewer = { userId: number };

export type List<Row, Query> = {
  fields: readonly string[];
  /** Totals are exact. A page beyond the end gives the last one. */
  page(db: Database, query: Query, viewer: Viewer, more?: readonly Condition[]): Paged<Row>;
  all(db: Database, conditions?: readonly Condition[], limit?: number): Row[];
  whole(db: Database, request: ListRequest<Query>): FullList<Row>;
  sums<Field extends keyof Row & string>(
    db: Database,
    request: ListRequest<Query>,
    fields: readonly Field[],
  ): Record<Field, number>;
  /** Sums over every row that the query finds. */
  sumsOf<Name extends string>(
    db: Database,
    request: ListRequest<Query>,
    summed: Record<Name, SumExpression>,
  ): Record<Name, number>;
};

/** An expression with its values. */
type SumExpression = Pick<Condition, 'sql' | 'values'>;

type Order = { by: string; descending: boolean };
type Limits = { size: number; offset: number };

/** An index is consulted only after scanning this many times the wanted number of rows. */
const atStart = 20;

/** Up to this many rows, a scan is faster than an index lookup of a common word. */
const few = 20_000;

/** Column and filter names come from the declaration only; values are bound. */
export function defineList<Row, Query extends Paging>(declaration: ListDeclaration<Row, Query>): List<Row, Query> {
  const { columns, filters, sources, id, order } = declaration;
  const always: Condition = { sql: declaration.where, values: [] };
  const fields = Object.entries(columns) as [string, Column][];
  const select = fields.map(([field, { sql }]) => `${sql} AS ${field}`).join(', ');
  const rowsByIds = `SELECT ${select} FROM json_each(?) asked CROSS JOIN ${everyJoin(sources.own, `${id} = asked.value`)}`;
  const idField = fields.find(([, { sql }]) => sql === id)![0];
  const reads = fields.flatMap(([field, { read }]) =>
    read ? [{ field, read: read as (value: unknown) => unknown }] : [],
  );

  function page(db: Database, query: Query, { userId }: Viewer, more: readonly Condition[] = []): Paged<Row> {
    const conditions = [always, ...conditionsOf(query, filters), ...more];
    const requestedOrder = orderOfQuery(query);
    const size = query.itemsPerPage ?? userPageSize(db, userId, declaration.pageSize);
    const wanted = query.currentPage ?? 1;

    const atOnce = alone(conditions)
      ? undefined
      : findAndCount(db, conditions, requestedOrder, { size, offset: (wanted - 1) * size });
    if (atOnce) return answer(db, atOnce.ids, atOnce.total, size, Math.min(wanted, pagesOf(atOnce.total, size)));

    const total = count(db, conditions);
    const currentPage = Math.min(wanted, pagesOf(total, size));
    const limits = { size, offset: (currentPage - 1) * size };
    const ids = total === 0 ? [] : find(db, conditions, requestedOrder, limits, total);
    return answer(db, ids, total, size, currentPage);
  }

  /** One scan for rows and total, for costly conditions. Undefined if the page is empty: the total is then unknown. */
  function findAndCount(db: Database, conditions: Condition[], { by, descending }: Order, limits: Limits) {
    if (!conditions.some(({ isCostly }) => isCostly)) return undefined;
    const spared = withoutCostly(db, conditions);
    const start = chooseSource(sources, spared);
    const { sort, ties } = orderOf(by);
    const sooner = withoutIndexes(db, start, spared) ?? spared;
    const { sql, values } = fromWhere(sources, start, sooner, [id, sort, ...ties].join(' '));
    const places = ties.map((tie, index) => `${tie} AS tie${index}`);
    const hits = db.cachedAll<{ id: number; total: number }>(
      `WITH hit AS MATERIALIZED (SELECT ${[`${id} AS id`, `${sort} AS place`, ...places].join(', ')} ${sql})
        SELECT id, (SELECT count(*) FROM hit) AS total FROM hit ${ordered(['place', ...ties.map((_, index) => `tie${index}`), 'id'], descending)} LIMIT ? OFFSET ?`,
      [...values, ...bounds(limits)],
    );
    return hits[0] && { ids: hits.map((hit) => hit.id), total: hits[0].total };
  }

  function countUpTo(max: number, db: Database, conditions: Condition[]): number {
    const { sql, values } = fromWhere(sources, chooseSource(sources, conditions), conditions, id);
    return db.cachedAll<{ rows: number }>(`SELECT count(*) AS rows FROM (SELECT 1 ${sql} LIMIT ${max})`, values)[0]!
      .rows;
  }

  /** Where the other conditions leave few rows, these are tested, and not all that match a costly one are found. */
  function withoutCostly(db: Database, conditions: Condition[]): Condition[] {
    const others = conditions.filter(({ isCostly }) => !isCostly);
    const isNarrow = others.length > 1 && countUpTo(few + 1, db, others) <= few;
    return isNarrow ? conditions.map((one) => (others.includes(one) ? one : (one.rowByRow ?? one))) : conditions;
  }

  function withoutIndexes(db: Database, start: string, conditions: Condition[]): Condition[] | undefined {
    const others = conditions.filter(({ rowByRow, source = start }) => !rowByRow || source === start);
    if (others.length === conditions.length) return undefined;
    return countUpTo(few + 1, db, others) > few
      ? undefined
      : conditions.map((one) => (others.includes(one) ? one : (one.rowByRow ?? one)));
  }

  function count(db: Database, conditions: Condition[]): number {
    const cached = cachedTotal(db, conditions);
    if (cached !== undefined) return cached;
    const only = alone(conditions);
    const { sql, values } = only ?? counting(fromWhere(sources, chooseSource(sources, conditions), conditions, id));
    return db.cachedAll<{ total: number }>(sql, values)[0]!.total;
  }

  function find(db: Database, conditions: Condition[], { by, descending }: Order, limits: Limits, total = 0): number[] {
    const { sort, source = '', ties } = orderOf(by);
    const walked = conditions.map((one) => one.rowByRow ?? one);
    const isWalked = canStartAt(sources, source, walked) && isWalkedSooner(db, limits, total);
    const start = isWalked ? source : chooseSource(sources, conditions);
    const sorts = [sort, ...ties, id];
    const { sql, values } = fromWhere(sources, start, isWalked ? walked : conditions, sorts.join(' '));
    return db
      .all<{ id: number }>(`SELECT ${id} AS id ${sql} ${ordered(sorts, descending)} LIMIT ? OFFSET ?`, [
        ...values,
        ...bounds(limits),
      ])
      .map((found) => found.id);
  }

  function findAtStart(db: Database, request: Condition[], { by, descending }: Order, limit: number) {
    const { sort, ties } = orderOf(by);
    const sorts = [sort, ...ties, id];
    const fits = request.slice(1).map((one) => one.rowByRow ?? one);
    const fittingSql = fits.map(({ sql }) => sql).join(' AND ') || 'TRUE';
    const { sql, values } = fromWhere(sources, 'own', [always], [fittingSql, ...sorts].join(' '));
    const ids = db
      .all<{ id: number }>(
        `SELECT id FROM (SELECT ${id} AS id, ${fittingSql} AS fits ${sql} ${ordered(sorts, descending)} LIMIT ?)
          WHERE fits LIMIT ?`,
        [...fits.flatMap((one) => one.values), ...values, limit * atStart, limit],
      )
      .map((found) => found.id);
    return ids.length === limit ? ids : undefined;
  }

  /** True if walking the rows in order is faster than sorting the matches, assumed to be evenly spread. */
  function isWalkedSooner(db: Database, { size, offset }: Limits, found: number): boolean {
    const walked = size === 0 ? found : Math.min(found, offset + size);
    return found > 0 && walked * (cachedTotal(db, [always]) ?? Infinity) <= found * found;
  }

  function alone([own, one, ...others]: readonly Condition[]): Condition | undefined {
    return own === always && others.length === 0 ? one?.alone : undefined;
  }

  function orderOfQuery({ orderByColumn, orderByDescending }: Query): Order {
    const descending = orderByDescending ?? (orderByColumn === undefined && order.descending === true);
    return { by: orderByColumn ?? order.column, descending };
  }

  function orderOf(by: string) {
    const { sql, sort = sql, source, ties = [] } = columns[by as keyof Row];
    return { sort, source, ties: ties.filter((tie) => tie !== sort) };
  }

  function cachedTotal(db: Database, conditions: readonly Condition[]): number | undefined {
    const name = declaration.totals?.[conditions.map((one) => one.sql).join(' AND ')];
    if (name === undefined) return undefined;
    return db.get<{ records: number }>('SELECT records FROM total WHERE name = ?', [name])!.records;
  }

  function answer(db: Database, ids: number[], totalItems: number, size: number, currentPage: number): Paged<Row> {
    return { items: rowsOf(db, ids), meta: { totalItems, totalPages: pagesOf(totalItems, size), currentPage } };
  }

  function rowsOf(db: Database, ids: readonly number[]): Row[] {
    const found = new Map<number, Record<string, unknown>>();
    for (const row of db.all<Record<string, unknown>>(rowsByIds, [JSON.stringify(ids)])) {
      for (const { field, read } of reads) row[field] = read(row[field]);
      found.set(row[idField] as number, { ...row });
    }
    return ids.map((one) => found.get(one) as Row);
  }

  function all(db: Database, conditions: readonly Condition[] = [], limit = 0): Row[] {
    const inOrder = { by: order.column, descending: order.descending === true };
    const request = [always, ...conditions];
    const ids = limit === 0 ? undefined : findAtStart(db, request, inOrder, limit);
    const total = cachedTotal(db, request) ?? 0;
    return rowsOf(db, ids ?? find(db, request, inOrder, { size: limit, offset: 0 }, total));
  }

  function sums<Field extends keyof Row & string>(db: Database, request: ListRequest<Query>, summed: readonly Field[]) {
    const row: Record<string, unknown> = sumsOf(
      db,
      request,
      Object.fromEntries(summed.map((field) => [field, { sql: columns[field].sql, values: [] }])),
    );
    for (const { field, read } of reads) if (field in row) row[field] = read(row[field]);
    return row as Record<Field, number>;
  }

  function sumsOf<Name extends string>(
    db: Database,
    { query, more = [] }: ListRequest<Query>,
    summed: Record<Name, SumExpression>,
  ) {
    const conditions = [always, ...conditionsOf(query, filters), ...more];
    const expressions = Object.entries<SumExpression>(summed);
    const totals = expressions.map(([name, one]) => `coalesce(sum(${one.sql}), 0) AS "${name}"`).join(', ');
    const { sql, values } = fromWhere(sources, chooseSource(sources, conditions), conditions, totals);
    const bound = [...expressions.flatMap(([, one]) => one.values), ...values];
    return { ...db.get<Record<Name, number>>(`SELECT ${totals} ${sql}`, bound)! };
  }

  function whole(db: Database, { query, more = [] }: ListRequest<Query>): FullList<Row> {
    const conditions = [always, ...conditionsOf(query, filters), ...more];
    const ids = find(db, conditions, orderOfQuery(query), { size: 0, offset: 0 }, cachedTotal(db, conditions) ?? 0);
    return { ids, rows: (some) => rowsOf(db, some) };
  }

  return { fields: fields.map(([field]) => field), page, all, whole, sums, sumsOf };
}

function conditionsOf<Query extends Paging>(query: Query, filters: FilterOf<Query>): Condition[] {
  return Object.entries(filters).flatMap(([field, filter]) => {
    const value = query[field as keyof Query];
    return value === undefined ? [] : ((filter as Filter<unknown>)(value) ?? []);
  });
}

function ordered(sorts: readonly string[], descending: boolean): string {
  const direction = descending ? 'DESC' : 'ASC';
  return `ORDER BY ${sorts.map((sort) => `${sort} ${direction}`).join(', ')}`;
}

function bounds({ size, offset }: Limits): number[] {
  return size === 0 ? [-1, 0] : [size, offset];
}

function pagesOf(total: number, size: number): number {
  return size === 0 ? 1 : Math.max(1, Math.ceil(total / size));
}

function counting({ sql, values }: SumExpression): SumExpression {
  return { sql: `SELECT count(*) AS total ${sql}`, values };
}

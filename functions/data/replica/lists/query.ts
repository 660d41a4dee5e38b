import { type Condition, allOf } from './conditions.ts';

/**
 * The starting table of a query and its joins, in the order SQLite must walk them (CROSS JOIN fixes the order).
 * Expressions refer to joins by alias; unused joins are left out.
 */
export type ListTable = {
  from: string;
  joins: Record<string, string>;
  /** Wraps conditions on this source so that a query which starts elsewhere evaluates them once, not per row. */
  elsewhere?: (sql: string) => string;
};

type LookupTables = Record<string, readonly [table: string, key: string]>;

export function startingAt(from: string, lookedUp: LookupTables): ListTables {
  const joins = joinsOf(lookedUp);
  const others = Object.entries(lookedUp).map(([alias, [table, key]]) => {
    const { [alias]: _, ...rest } = joins;
    const [, own] = from.split(' ');
    return [
      alias,
      { from: `${table} ${alias}`, joins: { [own!]: `CROSS JOIN ${from} ON ${key} = ${alias}.id`, ...rest } },
    ] as const;
  });
  return { own: { from, joins }, ...Object.fromEntries(others) };
}

export function joinsOf(lookedUp: LookupTables): Record<string, string> {
  const entries = Object.entries(lookedUp);
  return Object.fromEntries(
    entries.map(([alias, [table, key]]) => [alias, `CROSS JOIN ${table} ${alias} ON ${alias}.id = ${key}`]),
  );
}

/** In order of preference, for conditions with different sources; `own` starts at the list's own table. */
export type ListTables = { own: ListTable } & Record<string, ListTable>;

export function chooseSource(sources: ListTables, conditions: readonly Condition[]): string {
  const limited = new Set(conditions.map(({ source }) => source));
  return Object.keys(sources).find((name) => name !== 'own' && limited.has(name)) ?? 'own';
}

export function canStartAt(sources: ListTables, start: string, conditions: readonly Condition[]): boolean {
  return (
    start in sources &&
    conditions.every(({ source = start }) => source === start || sources[source]?.elsewhere !== undefined)
  );
}

export function fromWhere(
  sources: ListTables,
  start: string,
  conditions: readonly Condition[],
  also: string,
): Condition {
  const isHere = ({ source = start }: Condition) => source === start || !sources[source]?.elsewhere;
  const there = Object.entries(sources).flatMap(([name, { elsewhere }]) => {
    const own = conditions.filter((condition) => condition.source === name && !isHere(condition));
    if (!elsewhere || own.length === 0) return [];
    const { sql, values } = allOf(own);
    return [{ sql: elsewhere(sql), values }];
  });
  const { sql, values } = allOf([...conditions.filter(isHere), ...there]);
  return { sql: `FROM ${neededJoins(sources[start]!, `${sql} ${also}`)} WHERE ${sql}`, values };
}

export function everyJoin({ from, joins }: ListTable, on: string): string {
  return [from, `ON ${on}`, ...Object.values(joins)].join(' ');
}

function neededJoins({ from, joins }: ListTable, expression: string): string {
  const needed: string[] = [];
  let text = expression;
  for (const [alias, join] of Object.entries(joins).toReversed()) {
    if (!new RegExp(`\\b${alias}\\.`).test(text)) continue;
    needed.unshift(join);
    text += ` ${join.slice(join.indexOf(' ON '))}`;
  }
  return [from, ...needed].join(' ');
}

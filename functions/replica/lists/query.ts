import type { Value } from '../database.ts';
import type { Condition } from './conditions.ts';

/**
 * Where a query starts and what it joins, in the order SQLite shall walk them (CROSS JOIN keeps the order). Each join
 * has the alias that expressions use; only those that a query needs take part.
 */
export type Source = {
  from: string;
  joins: Record<string, string>;
  /** Conditions on this source, put so that a query which starts elsewhere looks them up once and not row by row. */
  elsewhere?: (sql: string) => string;
  /** Its conditions take longer than keeping what they find: the rows are found once, to count and to order them. */
  isCostly?: boolean;
};

/** The records that a list looks up, by the aliases its expressions use: their table, and where their number stands. */
type LookedUp = Record<string, readonly [table: string, key: string]>;

/** A list's own table with what it looks up, and a source that starts at each of these, called as its alias. */
export function startingAt(from: string, lookedUp: LookedUp): Sources {
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

export function joinsOf(lookedUp: LookedUp): Record<string, string> {
  const entries = Object.entries(lookedUp);
  return Object.fromEntries(
    entries.map(([alias, [table, key]]) => [alias, `CROSS JOIN ${table} ${alias} ON ${alias}.id = ${key}`]),
  );
}

/** In the order of preference, where conditions ask for several; `own` starts at the list's own table. */
export type Sources = { own: Source } & Record<string, Source>;

/** The source a query starts from: the first one that its conditions ask for. */
export function chooseSource(sources: Sources, conditions: readonly Condition[]): string {
  const asked = new Set(conditions.map(({ source }) => source));
  return Object.keys(sources).find((name) => name !== 'own' && asked.has(name)) ?? 'own';
}

/** Whether any of the conditions is costly to look up. */
export function isCostly(sources: Sources, conditions: readonly Condition[]): boolean {
  return conditions.some(({ source = 'own' }) => sources[source]?.isCostly === true);
}

/** Whether a query with these conditions can start at a source: all others can be looked up from there. */
export function canStartAt(sources: Sources, start: string, conditions: readonly Condition[]): boolean {
  return (
    start in sources &&
    conditions.every(({ source = start }) => source === start || sources[source]?.elsewhere !== undefined)
  );
}

/** FROM and WHERE of a query that starts at a source, with the joins that the conditions and `also` need. */
export function fromWhere(sources: Sources, start: string, conditions: readonly Condition[], also: string): Condition {
  const isHere = ({ source = start }: Condition) => source === start || !sources[source]?.elsewhere;
  const there = Object.entries(sources).flatMap(([name, { elsewhere }]) => {
    const its = conditions.filter((condition) => condition.source === name && !isHere(condition));
    return elsewhere && its.length > 0 ? [{ sql: elsewhere(allOf(its)), values: valuesOf(its) }] : [];
  });
  const all = [...conditions.filter(isHere), ...there];
  const where = allOf(all);
  return { sql: `FROM ${neededJoins(sources[start]!, `${where} ${also}`)} WHERE ${where}`, values: valuesOf(all) };
}

export function everyJoin({ from, joins }: Source, on: string): string {
  return [from, `ON ${on}`, ...Object.values(joins)].join(' ');
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

function allOf(conditions: readonly Condition[]): string {
  return conditions.map(({ sql }) => sql).join(' AND ');
}

function valuesOf(conditions: readonly Condition[]): Value[] {
  return conditions.flatMap(({ values }) => values);
}

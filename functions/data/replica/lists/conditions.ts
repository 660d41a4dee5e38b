import { storedInitials } from '../../../../shared/domain/initials.ts';
import { fold } from '../../../../shared/lib/text.ts';
import type { Value } from '../database.ts';
import { totalOfStatus } from '../derived.ts';

/**
 * A part of a WHERE clause with its values, and the source to look it up from.
 * `rowByRow` tests each row instead, which is faster than an index when many rows match or few are left.
 * `alone` counts the matches of this condition alone, faster than by looking them up.
 */
export type Condition = { sql: string; values: Value[]; source?: string; rowByRow?: Condition; alone?: Condition };

export type Filter<Given> = (value: Given) => Condition | Condition[] | undefined;

type SearchedTable = { table: string; id: string; source?: string };

export function contains(column: string, searched?: SearchedTable): (text: string) => Condition | undefined {
  return (text) => {
    const words = wordsOf(text);
    const rowByRow = hasWords(`${column}_fold`, words);
    return rowByRow && searched ? among(rowByRow, words, column, searched) : rowByRow;
  };
}

/** A search in another record first searches that record's table, which has fewer rows. */
function among(rowByRow: Condition, words: readonly string[], column: string, searched: SearchedTable): Condition {
  const { table, id, source } = searched;
  const [alias, name] = column.split('.');
  const from = source === undefined ? {} : { source };
  if (id === `${alias}.id`) return { ...byParts(rowByRow, words, searched), ...from };
  const there = hasWords(`it.${name}_fold`, words)!;
  const match = matchOf(words);
  const index = `${table}_parts`;
  const [place, values] =
    match === undefined
      ? [`${table} it WHERE`, there.values]
      : [
          `${index} CROSS JOIN ${table} it ON it.id = ${index}.rowid WHERE ${index} MATCH ? AND`,
          [match, ...there.values],
        ];
  return { sql: `${id} IN (SELECT it.id FROM ${place} ${there.sql})`, values, rowByRow, ...from };
}

export function containsIn(
  folded: string,
  candidates: (word: string) => Condition | undefined,
): (text: string) => Condition | undefined {
  return (text) => {
    const words = wordsOf(text);
    const plain = hasWords(folded, words);
    return (
      plain &&
      narrowed(
        plain,
        words.flatMap((word) => candidates(word) ?? []),
      )
    );
  };
}

export function byParts(plain: Condition, words: readonly string[], { table, id }: SearchedTable): Condition {
  return narrowed(plain, [findsParts(table, words, (ids) => `${id} IN (${ids})`) ?? []].flat());
}

export function findsParts(
  table: string,
  words: readonly string[],
  sql: (ids: string) => string,
): Condition | undefined {
  const match = matchOf(words);
  const index = `${table}_parts`;
  return match === undefined
    ? undefined
    : { sql: sql(`SELECT rowid FROM ${index} WHERE ${index} MATCH ?`), values: [match] };
}

/** A query of a trigram index; undefined if all words are too short for it. */
export function matchOf(words: readonly string[]): string | undefined {
  const parts = words.flatMap((word) => {
    const letters = Array.from(word);
    return letters.slice(shortest - 1).map((_, index) => letters.slice(index, index + shortest).join(''));
  });
  return parts.length === 0 ? undefined : parts.map(quoted).join(' AND ');
}

/**
 * True if every word occurs in a long text. Uses an FTS5 trigram index, which finds words of three letters or more;
 * shorter ones are searched in the text itself.
 * @param table names the source that starts at the index, with the suffix `_words`
 * @param source the source that starts at the text
 */
export function containsIndexed(column: string, table: string, source: string): Filter<string> {
  const index = `${table}_words`;
  return (text) => {
    const words = wordsOf(text);
    const long = words.filter(isLong);
    const folded = `${column}_fold`;
    if (long.length === 0) return hasWords(folded, words, source);
    const short = words.filter((word) => !long.includes(word));
    const match = wordQuery(long, 'AND')!;
    const rowByRow = hasWords(folded, long)!;
    const alone = {
      sql: `SELECT count(*) - (SELECT count(*) FROM ${table} WHERE listed = 0 AND deleted = 0
        AND +id IN (SELECT rowid FROM ${index} WHERE ${index} MATCH ?)) AS total FROM ${index} WHERE ${index} MATCH ?`,
      values: [match, match],
    };
    const indexed = { sql: `${index} MATCH ?`, values: [match], source: index, rowByRow, alone };
    return [indexed, hasWords(folded, short) ?? []].flat();
  };
}

/** A query of an index of words; undefined if all are too short for it. */
export function wordQuery(words: readonly string[], operator: 'AND' | 'OR'): string | undefined {
  const long = words.filter(isLong);
  return long.length === 0 ? undefined : long.map(quoted).join(` ${operator} `);
}

const isLong = (word: string) => Array.from(word).length >= shortest;

export function either<Given>(...ways: ((value: Given) => Condition | undefined)[]): Filter<Given> {
  return (value) => {
    const request = ways.flatMap((way) => way(value) ?? []);
    if (request.length === 0) return undefined;
    const any = (all: Condition[]) => ({
      sql: `(${all.map(({ sql }) => `(${sql})`).join(' OR ')})`,
      values: all.flatMap(({ values }) => values),
    });
    return { ...any(request), rowByRow: any(request.map((one) => one.rowByRow ?? one)) };
  };
}

export function equals(sql: string): Filter<Value> {
  return (value) => ({ sql: `${sql} = ?`, values: [value] });
}

/** Matches any of the statuses, whose totals are stored; an empty list filters nothing. @param codes by rank */
export function hasStatus<Code extends string>(
  alias: string,
  table: string,
  codes: readonly Code[],
): Filter<readonly Code[]> {
  return (wanted) => {
    if (wanted.length === 0) return undefined;
    const ranks = [...new Set(wanted.map((one) => codes.indexOf(one)))];
    const marks = ranks.map(() => '?').join(', ');
    const totals = ranks.map((rank) => totalOfStatus(table, rank));
    const alone = { sql: `SELECT sum(records) AS total FROM total WHERE name IN (${marks})`, values: totals };
    return { sql: `${alias}.status_rank IN (${marks})`, values: ranks, alone };
  };
}

/** Initials are typed whole: AL's are not those of SAL, nor of ÅL. */
export function hasInitials(sql: string): (typed: string) => Condition | undefined {
  return (typed) => {
    const initials = storedInitials(typed);
    return initials === '' ? undefined : { sql: `${sql} = ?`, values: [initials] };
  };
}

export function isFlag(sql: string): Filter<boolean> {
  return (value) => ({ sql: value ? sql : `NOT ${sql}`, values: [] });
}

const shortest = 3;

function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

export function hasWords(folded: string, words: readonly string[], source?: string): Condition | undefined {
  if (words.length === 0) return undefined;
  const sql = words.map(() => `instr(${folded}, ?) > 0`).join(' AND ');
  return { sql, values: [...words], ...(source === undefined ? {} : { source }) };
}

/** The index may find false positives. */
function narrowed(plain: Condition, candidates: readonly Condition[]): Condition {
  if (candidates.length === 0) return plain;
  const all = [...candidates, plain];
  return {
    sql: all.map(({ sql }) => sql).join(' AND '),
    values: all.flatMap(({ values }) => values),
    rowByRow: plain,
  };
}

function quoted(part: string): string {
  return `"${part.replaceAll('"', '""')}"`;
}

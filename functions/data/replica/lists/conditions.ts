import { storedInitials } from '../../../../shared/domain/initials.ts';
import { fold } from '../../../../shared/lib/text.ts';
import type { Value } from '../database.ts';
import { totalOfStatus } from '../derived-tables.ts';

/**
 * A part of a WHERE clause with its values, and the source to look it up from.
 * `rowByRow` tests each row instead, which is faster than an index when many rows match or few are left.
 * `alone` counts the matches of this condition alone, faster than by looking them up.
 * `isCostly` costs more than storing the matches: rows are found once, both to count and to sort.
 */
export type Condition = {
  sql: string;
  values: Value[];
  source?: string;
  rowByRow?: Condition;
  alone?: Condition;
  isCostly?: true;
};

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
 * True if every word occurs in a long text, by an FTS5 index of the three signs from each of its letters. So many begin
 * with a given letter that a word of one is tested in the text itself beside longer ones, and counted there.
 * @param table names the source that starts at the index, with the suffix `_words`
 */
export function containsIndexed(column: string, table: string): Filter<string> {
  const index = `${table}_words`;
  const texts = `${table}_text`;
  const folded = `${column.split('.')[1]}_fold`;
  return (text) => {
    const words = wordsOf(text);
    const rowByRow = hasWords(`${column}_fold`, words);
    if (!rowByRow) return undefined;
    const letters = words.filter((word) => lettersOf(word) === 1);
    const longer = words.filter((word) => !letters.includes(word));
    const [indexed, tested] = longer.length === 0 ? [letters, []] : [longer, letters];
    const textOfRow = `(SELECT ${folded} FROM ${texts} WHERE id = ${index}.rowid)`;
    const found = allOf([matching(index, indexed), hasWords(textOfRow, tested) ?? []].flat());
    const inText = hasWords(folded, words)!;
    const counted = letters.length === 0 ? { ...found, from: index } : { ...inText, from: texts };
    const alone = {
      sql: `SELECT (SELECT count(*) FROM ${counted.from} WHERE ${counted.sql}) - (SELECT count(*)
        FROM ${table} it CROSS JOIN ${texts} ON ${texts}.id = it.id
        WHERE it.listed = 0 AND it.deleted = 0 AND ${inText.sql}) AS total`,
      values: [...counted.values, ...inText.values],
    };
    return { ...found, source: index, rowByRow, alone, isCostly: true };
  };
}

export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    values: conditions.flatMap(({ values }) => values),
  };
}

/** A shorter word than the index holds is any of the three signs that begin with it. */
function matching(index: string, words: readonly string[]): Condition {
  const long = wordQuery(words, 'AND');
  const short = words.filter((word) => !isLong(word));
  const queries = [
    ...(long === undefined ? [] : [{ sql: '?', values: [long] }]),
    ...short.map((word) => ({
      sql: `(SELECT '(' || coalesce(group_concat('"' || replace(term, '"', '""') || '"', ' OR '), '"${noText}"') || ')'
        FROM ${index}_terms WHERE term >= ? AND term < ?)`,
      values: [word, `${word}${lastSign}`],
    })),
  ];
  const query = queries.map(({ sql }) => sql).join(` || ' AND ' || `);
  return { sql: `${index} MATCH ${query}`, values: queries.flatMap(({ values }) => values) };
}

/** A query of an index of words; undefined if all are too short for it. */
export function wordQuery(words: readonly string[], operator: 'AND' | 'OR'): string | undefined {
  const long = words.filter(isLong);
  return long.length === 0 ? undefined : long.map(quoted).join(` ${operator} `);
}

const lettersOf = (word: string) => Array.from(word).length;
const isLong = (word: string) => lettersOf(word) >= shortest;

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
const lastSign = '\u{10ffff}';
/** What no folded text holds. */
const noText = '\u{10ffff}'.repeat(shortest);

function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

export function hasWords(folded: string, words: readonly string[]): Condition | undefined {
  if (words.length === 0) return undefined;
  return { sql: words.map(() => `instr(${folded}, ?) > 0`).join(' AND '), values: [...words] };
}

/** The index may find false positives. */
function narrowed(plain: Condition, candidates: readonly Condition[]): Condition {
  if (candidates.length === 0) return plain;
  return { ...allOf([...candidates, plain]), rowByRow: plain };
}

function quoted(part: string): string {
  return `"${part.replaceAll('"', '""')}"`;
}

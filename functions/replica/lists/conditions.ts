import { fold } from '../../../shared/lib/text.ts';
import type { Value } from '../database.ts';

/**
 * Part of a WHERE, with its values, and the source it is best looked up from.
 * `rowByRow` asks the same of each row, which is sooner than an index where the other conditions leave few.
 */
export type Condition = { sql: string; values: Value[]; source?: string; rowByRow?: Condition | undefined };

/** What a filter's value asks for; undefined when it asks for nothing. */
export type Filter<Given> = (value: Given) => Condition | Condition[] | undefined;

/** Every word of the text stands somewhere in the column, without regard to case and accents. */
export function contains(column: string, source?: string): (text: string) => Condition | undefined {
  return (text) => containsWords(column, wordsOf(text), source);
}

/** The same of a folded expression. */
export function containsIn(folded: string): (text: string) => Condition | undefined {
  return (text) => hasWords(folded, wordsOf(text));
}

/**
 * The same by an FTS5 trigram index, which finds words of three letters or more; shorter ones are looked for in the
 * text itself.
 * @param index the source that starts at the index, called as its table
 * @param source the source that starts at the text
 */
export function containsIndexed(column: string, index: string, source: string): Filter<string> {
  return (text) => {
    const words = wordsOf(text);
    const long = words.filter((word) => Array.from(word).length >= 3);
    if (long.length === 0) return containsWords(column, words, source);
    const short = words.filter((word) => !long.includes(word));
    const match = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
    const rowByRow = containsWords(column, long);
    const indexed = { sql: `${index} MATCH ?`, values: [match], source: index, rowByRow };
    return [indexed, containsWords(column, short) ?? []].flat();
  };
}

/** At least one of them, of those that ask for anything. */
export function either<Given>(...ways: ((value: Given) => Condition | undefined)[]): Filter<Given> {
  return (value) => {
    const asked = ways.flatMap((way) => way(value) ?? []);
    if (asked.length === 0) return undefined;
    return {
      sql: `(${asked.map(({ sql }) => `(${sql})`).join(' OR ')})`,
      values: asked.flatMap(({ values }) => values),
    };
  };
}

export function equals(sql: string): Filter<Value> {
  return (value) => ({ sql: `${sql} = ?`, values: [value] });
}

/** One of the codes; an empty list asks for nothing. @param codes all of them, in the order of their ranks */
export function isOneOf<Code extends string>(column: string, codes: readonly Code[]): Filter<readonly Code[]> {
  return (wanted) => {
    if (wanted.length === 0) return undefined;
    const marks = wanted.map(() => '?').join(', ');
    return { sql: `${column}_rank IN (${marks})`, values: wanted.map((one) => codes.indexOf(one)) };
  };
}

export function isFlag(sql: string): Filter<boolean> {
  return (value) => ({ sql: value ? sql : `NOT ${sql}`, values: [] });
}

function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

function containsWords(column: string, words: string[], source?: string): Condition | undefined {
  return hasWords(`${column}_fold`, words, source);
}

function hasWords(folded: string, words: string[], source?: string): Condition | undefined {
  if (words.length === 0) return undefined;
  const sql = words.map(() => `instr(${folded}, ?) > 0`).join(' AND ');
  return { sql, values: words, ...(source === undefined ? {} : { source }) };
}

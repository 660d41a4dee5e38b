import { fold } from '../../../shared/lib/text.ts';
import type { Value } from '../database.ts';

/** Part of a WHERE, with its values, and the source it is best looked up from. */
export type Condition = { sql: string; values: Value[]; source?: string };

/** Every word of the text stands somewhere in the column, without regard to case and accents. */
export function contains(column: string, source?: string): (text: string) => Condition | undefined {
  return (text) => {
    const words = wordsOf(text);
    if (words.length === 0) return undefined;
    return { sql: words.map(() => `instr(${column}_fold, ?) > 0`).join(' AND '), values: words, ...asked(source) };
  };
}

/**
 * The same by an FTS5 trigram index, which finds words of three letters or more; shorter ones are looked for in the
 * column.
 * @param index the source that starts at the index, whose alias is its name
 */
export function containsIndexed(column: string, index: string): (text: string) => Condition | undefined {
  return (text) => {
    const words = wordsOf(text);
    const long = words.filter((word) => Array.from(word).length >= 3);
    if (long.length === 0) return contains(column)(text);
    const short = words.filter((word) => !long.includes(word));
    return {
      sql: [`${index} MATCH ?`, ...short.map(() => `instr(${column}_fold, ?) > 0`)].join(' AND '),
      values: [long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND '), ...short],
      source: index,
    };
  };
}

export function equals(sql: string): (value: Value) => Condition {
  return (value) => ({ sql: `${sql} = ?`, values: [value] });
}

export function isFlag(sql: string): (value: boolean) => Condition {
  return (value) => ({ sql: value ? sql : `NOT ${sql}`, values: [] });
}

function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}

function asked(source: string | undefined): { source?: string } {
  return source === undefined ? {} : { source };
}

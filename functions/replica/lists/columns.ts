import type { Column } from './define-list.ts';

/** A whole number, or nothing where the table has null. */
export function number<Field extends number | null>(sql: string): Column<Field> {
  return { sql };
}

/** A text that is shown and ordered as it is: days, instants, numbers written out. */
export function text<Field extends string>(sql: string): Column<Field> {
  return { sql };
}

/** A text with a Swedish order (see `searchable` of the tables). @param source see `Column` */
export function sortedText(sql: string, source?: string): Column<string> {
  return { sql, sort: `${sql}_sort`, ...(source ? { source } : {}) };
}

/** The name of another record. @param source the one that starts at the names. @param ties the numbers by which its index goes on */
export function nameOf(sql: string, source: string, ...ties: string[]): Column<string> {
  return { ...sortedText(sql, source), ties };
}

/** The number of another record, 0 in SQL where there is none. */
export function referenceTo<Field extends number | null>(sql: string): Column<Field> {
  return { sql: `nullif(${sql}, 0)` };
}

/** A code of a fixed list, ordered as the list has it. @param source see `Column` */
export function code<Field extends string>(sql: string, source?: string): Column<Field> {
  return { sql, sort: `${sql}_rank`, ...(source ? { source } : {}) };
}

export function flag(sql: string): Column<boolean> {
  return { sql: `coalesce(${sql}, 0)`, read: (value: number) => value === 1 };
}

/** Whole öre, shown as kronor. */
export function kronor(sql: string): Column<number> {
  return { sql, read: (ore: number) => ore / 100 };
}

/** The same where it may be unknown. */
export function knownKronor(sql: string): Column<number | null> {
  return { sql, read: (ore: number | null) => (ore === null ? null : ore / 100) };
}

export function json<Field>(sql: string): Column<Field> {
  return { sql, read: (value: string) => JSON.parse(value) as Field };
}

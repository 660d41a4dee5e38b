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

/** The same, looked up in another record; empty where there is none. */
export function lookedUpText(sql: string, source?: string): Column<string> {
  return { sql: `coalesce(${sql}, '')`, sort: `coalesce(${sql}_sort, '')`, ...(source ? { source } : {}) };
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

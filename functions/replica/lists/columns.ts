import type { Column } from './define-list.ts';

/** A whole number, or nothing where the table has null. */
export function number<Field extends number | null>(sql: string): Column<Field> {
  return { sql };
}

/** A text that is shown as it is; empty where what it is looked up in is missing. */
export function text<Field extends string>(sql: string): Column<Field> {
  return { sql: `coalesce(${sql}, '')`, sort: sql };
}

/** A text with a Swedish order (see `searchable` of the tables). @param source see `Column` */
export function sortedText(sql: string, source?: string): Column<string> {
  return { sql: `coalesce(${sql}, '')`, sort: `${sql}_sort`, ...(source ? { source } : {}) };
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

export function json<Field>(sql: string): Column<Field> {
  return { sql, read: (value: string) => JSON.parse(value) as Field };
}

import type { Column } from './define-list.ts';

export function number<Field extends number | null>(sql: string): Column<Field> {
  return { sql };
}

export function text<Field extends string>(sql: string): Column<Field> {
  return { sql };
}

/** Stored in milliseconds, shown as ISO text. */
export function instant(sql: string): Column<string> {
  return { sql, read: (ms: number | null) => (ms === null ? '' : new Date(ms).toISOString()) };
}

/** A text with a Swedish sort order (see `searchable` of the tables). @param source see `Column` */
export function sortedText(sql: string, source?: string): Column<string> {
  return { sql, sort: `${sql}_sort`, ...(source ? { source } : {}) };
}

/** The name of another record. @param source starts at the names @param ties the ids that continue its index */
export function nameOf(sql: string, source: string, ...ties: string[]): Column<string> {
  return { ...sortedText(sql, source), ties };
}

export function referenceTo<Field extends number | null>(sql: string): Column<Field> {
  return { sql: `nullif(${sql}, 0)` };
}

export function code<Field extends string>(sql: string, source?: string): Column<Field> {
  return { sql, sort: `${sql}_rank`, ...(source ? { source } : {}) };
}

export function flag(sql: string): Column<boolean> {
  return { sql: `coalesce(${sql}, 0)`, read: (value: number) => value === 1 };
}

export function kronor(sql: string): Column<number> {
  return { sql, read: (ore: number) => ore / 100 };
}

export function knownKronor(sql: string): Column<number | null> {
  return { sql, read: (ore: number | null) => (ore === null ? null : ore / 100) };
}

export function json<Field>(sql: string): Column<Field> {
  return { sql, read: (value: string) => JSON.parse(value) as Field };
}

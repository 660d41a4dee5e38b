import type * as z from 'zod/mini';
import type { day as daySchema, instant as instantSchema } from '../fields/fields.ts';
import { type Field, field, type FieldOptions, orEmpty } from './field.ts';
import type { Library, Reach } from './schemas-of.ts';

type Day = typeof daySchema;
type Instant = typeof instantSchema;

export function day<R extends Reach = 'record'>(about: FieldOptions<R>): Field<Day, Day, R> {
  return field({ value: (f) => f.day, empty: '', history: (as) => as.text, columnType: 'text' }, about);
}

export function dayOrNone<R extends Reach = 'record'>(
  about: FieldOptions<R>,
): Field<z.ZodMiniDefault<z.ZodMiniNullable<Day>>, z.ZodMiniNullable<Day>, R> {
  const value = (f: Library) => f.z.nullable(f.day);
  const base = { input: orEmpty(value, null), value, empty: null };
  return field({ ...base, history: (as) => as.text, columnType: 'text' }, about);
}

/** A point in the record's life. Calls do not set it, and history does not show it. */
export function instant<R extends Reach = 'record'>(about: FieldOptions<R>): Field<Instant, Instant, R> {
  return field({ value: (f) => f.instant, empty: '', columnType: 'instant' }, about);
}

export function instantOrNone<R extends Reach = 'record'>(
  about: FieldOptions<R>,
): Field<z.ZodMiniNullable<Instant>, z.ZodMiniNullable<Instant>, R> {
  return field({ value: (f) => f.z.nullable(f.instant), empty: null, columnType: 'text' }, about);
}

import type * as z from 'zod/mini';
import { type Field, field, type FieldOptions, orEmpty } from './field.ts';
import type { Lazy, Library, Reach } from './schemas-of.ts';

export function decimal<R extends Reach = 'record'>({
  input: value,
  empty,
  ...about
}: FieldOptions<R> & { input: Lazy<z.ZodMiniNumber>; empty: number }): Field<
  z.ZodMiniDefault<z.ZodMiniNumber>,
  z.ZodMiniNumber,
  R
> {
  return field({ input: orEmpty(value, empty), value, empty, history: (as) => as.number, columnType: 'real' }, about);
}

export function decimalOrNone<R extends Reach = 'record'>({
  input,
  ...about
}: FieldOptions<R> & { input: Lazy<z.ZodMiniNumber> }): Field<
  z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber>>,
  z.ZodMiniNullable<z.ZodMiniNumber>,
  R
> {
  const value = (f: Library) => f.z.nullable(input(f));
  const base = { input: orEmpty(value, null), value, empty: null };
  return field({ ...base, history: (as) => as.number, columnType: 'real' }, about);
}

/** Identifies the record and is always present, so it has no default. */
export function keyNumber<R extends Reach = 'record'>({
  input: value,
  ...about
}: FieldOptions<R> & { input: Lazy<z.ZodMiniInt> }): Field<z.ZodMiniInt, z.ZodMiniInt, R> {
  return field({ value, stored: value, empty: 0, history: (as) => as.text, columnType: 'integer' }, about);
}

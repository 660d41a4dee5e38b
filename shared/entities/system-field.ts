import type * as z from 'zod/mini';
import { type Field, field, type FieldOptions, type History, nothing } from './field.ts';
import type { Lazy, Reach } from './schemas-of.ts';

/** Written and shown by Klang. A call that takes the field must give it. */
export function derived<Value extends z.ZodMiniType, R extends Reach = 'record'>(
  value: Lazy<Value>,
  {
    empty,
    history = nothing,
    columnType = 'text',
    ...about
  }: FieldOptions<R> & {
    empty: z.output<Value>;
    history?: History | undefined;
    columnType?: 'text' | 'integer' | 'none';
  },
): Field<Value, Value, R> {
  return field({ value, empty, history, columnType: columnType === 'none' ? undefined : columnType }, about);
}

export function storeOnly<Value extends z.ZodMiniType, R extends Reach = 'store'>(
  value: Lazy<Value>,
  { empty, history, ...about }: FieldOptions<R> & { empty: z.output<Value>; history: History },
): Field<Value, Value, R> {
  return field({ value, empty, history, columnType: undefined }, { in: 'store' as R, ...about });
}

/** Internal to the store: not in calls, answers or history. */
export function internal<Value extends z.ZodMiniType>(
  value: Lazy<Value>,
  empty: z.output<Value>,
  label = '',
): Field<Value, Value, 'store'> {
  return storeOnly(value, { label, empty, history: nothing });
}

/** When the record's personal data were erased; null as long as it has them. No call restores such a record. */
export const erasedAt = storeOnly(({ z }) => z.nullable(z.string()), {
  label: 'Personuppgifter raderade',
  empty: null,
  history: (as) => as.instant,
});

/** Never read out: no call takes it as stored, no answer shows it, and history records only that it changed. */
export function secret<Value extends z.ZodMiniType>(
  value: Lazy<Value>,
  about: { label: string; empty: z.output<Value> },
): Field<Value, Value, 'secret'> {
  return storeOnly(value, { ...about, in: 'secret', history: (as) => as.secret });
}

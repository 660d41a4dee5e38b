import * as z from 'zod/mini';
import type { Kind } from './kind.ts';
import * as shown from './shown.ts';

/** How far a field reaches: its record alone, the replica too, the rows of lists too, and lists are ordered by it. */
export type Reach = 'record' | 'feed' | 'row' | 'column';

/** What the replica makes of a field: a typed column, a text with a Swedish order, or one that is searched too. */
export type ColumnType = 'integer' | 'flag' | 'text' | 'sortable' | 'searchable' | { codes: readonly string[] };

export type Field<Input = z.ZodMiniType, Value = z.ZodMiniType, R extends Reach = Reach> = {
  /** What a call takes. */
  input: Input;
  /** What an answer shows. */
  value: Value;
  /** What a record holds, with what stands for it in a record written before the field existed. */
  stored: z.ZodMiniType<z.output<Value>>;
  /** The same in an empty form or a new record. */
  empty: z.output<Value>;
  label: string;
  help: string;
  history: shown.Shown;
  reach: R;
  columnType: ColumnType;
  /** Its column in the replica, where that is not the field's name. */
  column: string | undefined;
  isPersonal: boolean;
  isSecret: boolean;
};

/** What every field says of itself. */
type About<R extends Reach> = {
  /** In Swedish: forms, lists and history call it so. */
  label: string;
  /** The sentence below it in a form. */
  help?: string;
  /** Left out: nowhere but with its record. */
  in?: R;
  column?: string;
  /** It says something of a living person, who may ask for it or have it erased. */
  personal?: boolean;
};

type Made<Input, Value> = Pick<Field<Input, Value>, 'input' | 'value' | 'stored' | 'empty' | 'columnType'> & {
  history: (label: string) => shown.Shown;
};

function field<Input, Value, R extends Reach = 'record'>(
  { history, ...made }: Made<Input, Value>,
  { label, help = '', in: reach = 'record' as R, column, personal = false }: About<R>,
): Field<Input, Value, R> {
  return {
    ...made,
    label,
    help,
    history: history(label),
    reach,
    column,
    isPersonal: personal,
    isSecret: false,
  };
}

type Text<Input, R extends Reach> = About<R> & {
  input: Input;
  /** Where what is stored is brought into another form when it is read. */
  stored?: z.ZodMiniType<string>;
  empty?: string;
  history?: (label: string) => shown.Shown;
  /** Lists look for words in it. */
  search?: boolean;
};

export function text<Input extends z.ZodMiniType<string>, R extends Reach = 'record'>({
  input,
  stored,
  empty = '',
  history = shown.text,
  search = false,
  ...about
}: Text<Input, R>): Field<Input, z.ZodMiniString, R> {
  const plain = about.in === 'feed' ? 'text' : 'sortable';
  const columnType = search ? 'searchable' : plain;
  const value = z.string();
  return field({ input, value, stored: stored ?? z._default(value, empty), empty, history, columnType }, about);
}

/** Yes or no. */
export function flag<R extends Reach = 'record'>({
  empty = false,
  ...about
}: About<R> & { empty?: boolean }): Field<z.ZodMiniDefault<z.ZodMiniBoolean>, z.ZodMiniBoolean, R> {
  const value = z.boolean();
  const input = z._default(value, empty);
  return field({ input, value, stored: input, empty, history: shown.flag, columnType: 'flag' }, about);
}

/** A whole number. */
export function integer<R extends Reach = 'record'>({
  input,
  empty,
  ...about
}: About<R> & { input: z.ZodMiniInt; empty: number }): Field<z.ZodMiniDefault<z.ZodMiniInt>, z.ZodMiniInt, R> {
  const value = z.int();
  const made = { input: z._default(input, empty), value, stored: z._default(value, empty), empty };
  return field({ ...made, history: shown.number, columnType: 'integer' }, about);
}

const id = z.int('Välj i listan.').check(z.positive('Välj i listan.'));
type Id = z.ZodMiniNullable<typeof id>;

/** The id of another record, or null. */
export function reference<R extends Reach = 'record'>(kind: Kind, about: About<R>): Field<z.ZodMiniDefault<Id>, Id, R> {
  const value = z.nullable(id);
  const made = { input: z._default(value, null), value, stored: z._default(z.nullable(z.int()), null), empty: null };
  return field({ ...made, history: (label) => shown.reference(label, kind), columnType: 'integer' }, about);
}

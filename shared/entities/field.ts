import type * as z from 'zod/mini';
import type { id } from '../fields/fields.ts';
import { formatNumber } from '../lib/format.ts';
import type { Words } from '../text/words.ts';
import type { Kind } from '../codes/kinds.ts';
import type { Lazy, LazySchemas, Library, Reach } from './schemas-of.ts';
import type { Part, shown, Shown } from './shown.ts';

/** A typed column of the replica, a text in Swedish order, or a text that is searched too. */
type ColumnType =
  | 'integer'
  | 'real'
  | 'flag'
  | 'text'
  | 'instant'
  | 'sortable'
  | 'searchable'
  | { codes: readonly string[] };

export type History = (as: typeof shown, library: Library) => (label: string) => Shown;

export type Field<Input = z.ZodMiniType, Value = z.ZodMiniType, R extends Reach = Reach> = LazySchemas<Input, Value> & {
  empty: z.output<Value>;
  label: string;
  help: string;
  history: History;
  reach: R;
  /** Undefined where the table itself declares how it stores what the field refers to. */
  columnType: ColumnType | undefined;
  column: string | undefined;
  /** Concerns a living person, who may request a copy or erasure. */
  personal: boolean;
};

export type FieldOptions<R extends Reach> = {
  label: string;
  help?: string;
  /** Omitted: only in its record. */
  in?: R;
  column?: string;
  personal?: boolean;
};

type FieldParts<Input, Value> = Pick<Field<Input, Value>, 'value' | 'empty' | 'columnType'> & {
  /** Omitted: the value. */
  input?: Lazy<Input>;
  /** Omitted: the value, by default empty. */
  stored?: Field<Input, Value>['stored'];
  history?: History;
};

export function field<Input, Value, R extends Reach = 'record'>(
  {
    value,
    empty,
    input = value as never,
    stored = orEmpty(value, empty),
    history = nothing,
    columnType,
  }: FieldParts<Input, Value>,
  { label, help = '', in: reach = 'record' as R, column, personal = false }: FieldOptions<R>,
): Field<Input, Value, R> {
  return { input, value, stored, empty, label, help, history, reach, columnType, column, personal };
}

export const nothing: History = (as) => () => as.nothing;

export const orEmpty =
  <Schema>(schema: Lazy<Schema>, empty: unknown) =>
  (f: Library) =>
    f.z._default(schema(f) as z.ZodMiniType, empty) as never;

type Text<Input, Value, R extends Reach> = FieldOptions<R> & {
  input: Lazy<Input>;
  /** Given where answers promise more than any text. */
  value?: Lazy<Value>;
  /** Given where a stored text is converted when it is read. */
  stored?: Lazy<z.ZodMiniType<string>>;
  empty?: string;
  history?: History;
  search?: boolean;
};

export function text<
  Input extends z.ZodMiniType<string>,
  R extends Reach = 'record',
  Value extends z.ZodMiniType<string> = z.ZodMiniString,
>({
  input,
  value = (f) => f.z.string() as z.ZodMiniType<string> as Value,
  empty = '',
  stored = orEmpty((f) => f.z.string(), empty),
  history = (as) => as.text,
  search = false,
  ...about
}: Text<Input, Value, R>): Field<Input, Value, R> {
  const plain = about.in === 'feed' ? 'text' : 'sortable';
  const columnType = search ? 'searchable' : plain;
  const base: FieldParts<Input, z.ZodMiniType<string>> = { input, value, stored, empty, history, columnType };
  return field(base as FieldParts<Input, Value>, about);
}

export function flag<R extends Reach = 'record'>({
  empty = false,
  ...about
}: FieldOptions<R> & { empty?: boolean }): Field<z.ZodMiniDefault<z.ZodMiniBoolean>, z.ZodMiniBoolean, R> {
  const value = (f: Library) => f.z.boolean();
  return field({ input: orEmpty(value, empty), value, empty, history: (as) => as.flag, columnType: 'flag' }, about);
}

export function integer<R extends Reach = 'record'>({
  input,
  empty,
  history = (as) => as.number,
  ...about
}: FieldOptions<R> & {
  input: Lazy<z.ZodMiniInt>;
  empty: number;
  history?: History;
}): Field<z.ZodMiniDefault<z.ZodMiniInt>, z.ZodMiniInt, R> {
  const value = (f: Library) => f.z.int();
  return field({ input: orEmpty(input, empty), value, empty, history, columnType: 'integer' }, about);
}

/** @param input in kronor */
export function ore<R extends Reach = 'record'>({
  input,
  ...about
}: FieldOptions<R> & { input: Lazy<z.ZodMiniNumber> }): Field<z.ZodMiniDefault<z.ZodMiniNumber>, z.ZodMiniInt, R> {
  const value = (f: Library) => f.z.int();
  return field({ input: orEmpty(input, 0), value, empty: 0, history: (as) => as.ore, columnType: 'integer' }, about);
}

type Id = typeof id;

/** The id of another record, or null. @param others how history names values that are not ids */
export function reference<
  R extends Reach = 'record',
  Input extends z.ZodMiniType<number> = Id,
  Value extends z.ZodMiniType<number> = Id,
>(
  kind: Kind,
  {
    input = (f) => f.id as z.ZodMiniType<number> as Input,
    value: one = (f) => f.id as z.ZodMiniType<number> as Value,
    others,
    ...about
  }: FieldOptions<R> & {
    input?: Lazy<Input>;
    value?: Lazy<Value>;
    others?: [number | null, keyof Words['workOrderPeople']][];
  },
): Field<z.ZodMiniDefault<z.ZodMiniNullable<Input>>, z.ZodMiniNullable<Value>, R> {
  const base = {
    input: orEmpty((f) => f.z.nullable(input(f)), null),
    value: (f: Library) => f.z.nullable(one(f)),
    empty: null,
    history: ((as) => (label) => as.reference(label, kind, others)) satisfies History,
  };
  return field({ ...base, columnType: undefined }, about);
}

/** The id of the record that this one belongs to. It is always present, so it has no default. */
export function owner<R extends Reach = 'record'>(
  kind: Kind,
  {
    input = (f) => f.id,
    history = (as) => (label) => as.reference(label, kind),
    ...about
  }: FieldOptions<R> & { input?: Lazy<Id>; history?: History },
): Field<Id, Id, R> {
  const value = (f: Library) => f.id;
  return field({ input, value, stored: value, empty: 0, history, columnType: undefined }, about);
}

type Ids = z.ZodMiniArray<Id>;

export function references<R extends Reach = 'record'>(
  kind: Kind,
  { max = Infinity, ...about }: FieldOptions<R> & { max?: number },
): Field<z.ZodMiniDefault<Ids>, Ids, R> {
  const value = (f: Library) => f.z.array(f.id);
  const input = (f: Library) => value(f).check(f.z.maxLength(max, `Högst ${formatNumber(max)}.`));
  const history: History = (as) => (label) => as.references(label, kind);
  return field({ input: orEmpty(input, []), value, empty: [], history, columnType: undefined }, about);
}

/** Identifies a part among its siblings. Calls omit it for a new part. */
export function partId(): Field<z.ZodMiniOptional<Id>, Id> {
  return field(
    { input: (f) => f.z.optional(f.id), value: (f) => f.id, empty: 0, columnType: undefined },
    { label: '' },
  );
}

/**
 * Parts that are added, changed and removed one by one.
 * @param part the stored schema of each
 * @param partsOf what history shows of them
 */
export function parts<Input extends z.ZodMiniType, PartSchema extends z.ZodMiniType, R extends Reach = 'record'>({
  input,
  part,
  partsOf,
  ...about
}: FieldOptions<R> & {
  input: Lazy<Input>;
  part: Lazy<PartSchema>;
  partsOf: (stored: z.output<PartSchema>[], words: Words) => Part[];
}): Field<Input, z.ZodMiniArray<PartSchema>, R> {
  const value = (f: Library) => f.z.array(part(f));
  const history: History = (as, f) => (label) => {
    // History keeps what older versions wrote, which may lack a field or break a rule.
    const shape = f.shapeOf(value(f));
    return as.parts(label, (stored, words) => partsOf(shape.parse(stored), words));
  };
  return field({ input, value, empty: [], history, columnType: undefined }, about);
}

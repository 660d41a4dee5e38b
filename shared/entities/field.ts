import * as z from 'zod/mini';
import { formatNumber } from '../lib/format.ts';
import { day as daySchema, id, instant as instantSchema } from '../fields/fields.ts';
import { shapeOf } from '../fields/shape-of.ts';
import type { Words } from '../text/words.ts';
import type { Kind } from './kind.ts';
import * as shown from './shown.ts';

/**
 * How far a field reaches. Each reach includes the ones before it: stored only, in calls and answers, in the replica,
 * in list rows, as a column that orders lists.
 */
export type Reach = 'store' | 'record' | 'feed' | 'row' | 'column';

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

export type Field<Input = z.ZodMiniType, Value = z.ZodMiniType, R extends Reach = Reach> = {
  input: Input;
  value: Value;
  /** Has a default for records written before the field existed. */
  stored: z.ZodMiniType<z.output<Value>>;
  empty: z.output<Value>;
  label: string;
  help: string;
  history: shown.Shown;
  reach: R;
  /** Undefined where the table itself declares how it stores what the field refers to. */
  columnType: ColumnType | undefined;
  column: string | undefined;
  /** Concerns a living person, who may request a copy or erasure. */
  personal: boolean;
};

type FieldOptions<R extends Reach> = {
  label: string;
  help?: string;
  /** Omitted: only in its record. */
  in?: R;
  column?: string;
  personal?: boolean;
};

type FieldParts<Input, Value> = Pick<Field<Input, Value>, 'input' | 'value' | 'stored' | 'empty' | 'columnType'> & {
  history: (label: string) => shown.Shown;
};

function field<Input, Value, R extends Reach = 'record'>(
  { history, ...base }: FieldParts<Input, Value>,
  { label, help = '', in: reach = 'record' as R, column, personal = false }: FieldOptions<R>,
): Field<Input, Value, R> {
  return {
    ...base,
    label,
    help,
    history: history(label),
    reach,
    column,
    personal,
  };
}

type Text<Input, Value, R extends Reach> = FieldOptions<R> & {
  input: Input;
  /** Given where answers promise more than any text. */
  value?: Value;
  /** Given where a stored text is converted when it is read. */
  stored?: z.ZodMiniType<string>;
  empty?: string;
  history?: (label: string) => shown.Shown;
  search?: boolean;
};

export function text<
  Input extends z.ZodMiniType<string>,
  R extends Reach = 'record',
  Value extends z.ZodMiniType<string> = z.ZodMiniString,
>({
  input,
  value = z.string() as z.ZodMiniType<string> as Value,
  empty = '',
  stored = z._default(z.string(), empty),
  history = shown.text,
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
  const value = z.boolean();
  const input = z._default(value, empty);
  return field({ input, value, stored: input, empty, history: shown.flag, columnType: 'flag' }, about);
}

export function integer<R extends Reach = 'record'>({
  input,
  empty,
  history = shown.number,
  ...about
}: FieldOptions<R> & {
  input: z.ZodMiniInt;
  empty: number;
  history?: (label: string) => shown.Shown;
}): Field<z.ZodMiniDefault<z.ZodMiniInt>, z.ZodMiniInt, R> {
  const value = z.int();
  const base = { input: z._default(input, empty), value, stored: z._default(value, empty), empty };
  return field({ ...base, history, columnType: 'integer' }, about);
}

/** @param input in kronor */
export function ore<R extends Reach = 'record'>({
  input,
  ...about
}: FieldOptions<R> & { input: z.ZodMiniNumber }): Field<z.ZodMiniDefault<z.ZodMiniNumber>, z.ZodMiniInt, R> {
  const value = z.int();
  const base = { input: z._default(input, 0), value, stored: z._default(value, 0), empty: 0 };
  return field({ ...base, history: shown.ore, columnType: 'integer' }, about);
}

export function decimal<R extends Reach = 'record'>({
  input,
  empty,
  ...about
}: FieldOptions<R> & { input: z.ZodMiniNumber; empty: number }): Field<
  z.ZodMiniDefault<z.ZodMiniNumber>,
  z.ZodMiniNumber,
  R
> {
  const base = { input: z._default(input, empty), value: input, stored: z._default(z.number(), empty), empty };
  return field({ ...base, history: shown.number, columnType: 'real' }, about);
}

export function decimalOrNone<R extends Reach = 'record'>({
  input,
  ...about
}: FieldOptions<R> & { input: z.ZodMiniNumber }): Field<
  z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber>>,
  z.ZodMiniNullable<z.ZodMiniNumber>,
  R
> {
  const value = z.nullable(input);
  const stored = z._default(z.nullable(z.number()), null);
  const base = { input: z._default(value, null), value, stored, empty: null };
  return field({ ...base, history: shown.number, columnType: 'real' }, about);
}

/** Identifies the record and is always present, so it has no default. */
export function keyNumber<R extends Reach = 'record'>({
  input,
  ...about
}: FieldOptions<R> & { input: z.ZodMiniInt }): Field<z.ZodMiniInt, z.ZodMiniInt, R> {
  const base = { input, value: input, stored: z.int(), empty: 0 };
  return field({ ...base, history: shown.text, columnType: 'integer' }, about);
}

type Choice<Values> = z.ZodMiniType<Values, Values>;

export function choice<const Numbers extends number, R extends Reach = 'record'>(
  numbers: readonly Numbers[],
  { empty, refusal, ...about }: FieldOptions<R> & { empty: NoInfer<Numbers>; refusal: string },
): Field<z.ZodMiniDefault<Choice<Numbers>>, Choice<Numbers>, R> {
  const value = z.literal(numbers, refusal) as unknown as Choice<Numbers>;
  const input = z._default(value, empty);
  return field<z.ZodMiniDefault<Choice<Numbers>>, Choice<Numbers>, R>(
    { input, value, stored: input, empty, history: shown.number, columnType: 'integer' },
    about,
  );
}

/** The names of the words that have one for each of these codes. */
type WordsFor<Codes extends string> = {
  [Name in keyof Words]: Words[Name] extends Record<Codes, string> ? Name : never;
}[keyof Words];

/**
 * @param words the name of what stands for each code
 * @param refusal the message for other values
 */
export function code<const Codes extends string, R extends Reach = 'record'>(
  codes: readonly Codes[],
  {
    words,
    empty,
    refusal,
    ...about
  }: FieldOptions<R> & { words: WordsFor<Codes>; empty: NoInfer<Codes>; refusal: string },
): Field<z.ZodMiniDefault<Choice<Codes>>, Choice<Codes>, R> {
  const value = z.enum(codes, refusal) as unknown as Choice<Codes>;
  const input = z._default(value, empty);
  const base = { input, value, stored: input, empty };
  return field<z.ZodMiniDefault<Choice<Codes>>, Choice<Codes>, R>(
    { ...base, history: (label) => shown.code(label, words), columnType: { codes } },
    about,
  );
}

type Codes<Values> = z.ZodMiniType<Values[], Values[]>;

/** Several of the codes. @param words the name of what stands for each */
export function codes<const Values extends string, R extends Reach = 'record'>(
  values: readonly Values[],
  { words, ...about }: FieldOptions<R> & { words: WordsFor<Values> },
): Field<z.ZodMiniDefault<Codes<Values>>, Codes<Values>, R> {
  const value = z.array(z.enum(values)).check(z.maxLength(values.length)) as unknown as Codes<Values>;
  const input = z._default(value, []);
  const base = { input, value, stored: input, empty: [] };
  return field<z.ZodMiniDefault<Codes<Values>>, Codes<Values>, R>(
    { ...base, history: (label) => shown.codes(label, words), columnType: undefined },
    about,
  );
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
    input = id as z.ZodMiniType<number> as Input,
    value: one = id as z.ZodMiniType<number> as Value,
    others,
    ...about
  }: FieldOptions<R> & { input?: Input; value?: Value; others?: [number | null, keyof Words['workOrderPeople']][] },
): Field<z.ZodMiniDefault<z.ZodMiniNullable<Input>>, z.ZodMiniNullable<Value>, R> {
  const value = z.nullable(one);
  const stored = z._default(z.nullable(z.int()), null);
  const base = { input: z._default(z.nullable(input), null), value, stored, empty: null };
  const history = (label: string) => shown.reference(label, kind, others);
  return field({ ...base, history, columnType: undefined } as never, about);
}

/** The id of the record that this one belongs to. It is always present, so it has no default. */
export function owner<R extends Reach = 'record'>(
  kind: Kind,
  {
    input = id,
    history = (label) => shown.reference(label, kind),
    ...about
  }: FieldOptions<R> & { input?: Id; history?: (label: string) => shown.Shown },
): Field<Id, Id, R> {
  const base = { input, value: id, stored: z.int(), empty: 0 };
  return field({ ...base, history, columnType: undefined }, about);
}

type Ids = z.ZodMiniArray<Id>;

export function references<R extends Reach = 'record'>(
  kind: Kind,
  { max = Infinity, ...about }: FieldOptions<R> & { max?: number },
): Field<z.ZodMiniDefault<Ids>, Ids, R> {
  const value = z.array(id);
  const input = z._default(value.check(z.maxLength(max, `Högst ${formatNumber(max)}.`)), []);
  const base = { input, value, stored: z._default(z.array(z.int()), []), empty: [] };
  return field({ ...base, history: (label) => shown.references(label, kind), columnType: undefined }, about);
}

export function day<R extends Reach = 'record'>(about: FieldOptions<R>): Field<typeof daySchema, typeof daySchema, R> {
  const base = { input: daySchema, value: daySchema, stored: z._default(z.string(), ''), empty: '' };
  return field({ ...base, history: shown.text, columnType: 'text' }, about);
}

export function dayOrNone<R extends Reach = 'record'>(
  about: FieldOptions<R>,
): Field<z.ZodMiniDefault<z.ZodMiniNullable<typeof daySchema>>, z.ZodMiniNullable<typeof daySchema>, R> {
  const value = z.nullable(daySchema);
  const stored = z._default(z.nullable(z.string()), null);
  const base = { input: z._default(value, null), value, stored, empty: null };
  return field({ ...base, history: shown.text, columnType: 'text' }, about);
}

/** A point in the record's life. Calls do not set it, and history does not show it. */
export function instant<R extends Reach = 'record'>(
  about: FieldOptions<R>,
): Field<typeof instantSchema, typeof instantSchema, R> {
  const base = { input: instantSchema, value: instantSchema, stored: z._default(z.string(), ''), empty: '' };
  return field({ ...base, history: () => shown.nothing, columnType: 'instant' }, about);
}

export function instantOrNone<R extends Reach = 'record'>(
  about: FieldOptions<R>,
): Field<z.ZodMiniNullable<typeof instantSchema>, z.ZodMiniNullable<typeof instantSchema>, R> {
  const value = z.nullable(instantSchema);
  const base = { input: value, value, stored: z._default(z.nullable(z.string()), null), empty: null };
  return field({ ...base, history: () => shown.nothing, columnType: 'text' }, about);
}

/** Identifies a part among its siblings. Calls omit it for a new part. */
export function partId(): Field<z.ZodMiniOptional<Id>, Id> {
  const base = { input: z.optional(id), value: id, stored: z._default(z.int(), 0), empty: 0 };
  return field({ ...base, history: () => shown.nothing, columnType: undefined }, { label: '' });
}

/**
 * Parts that are added, changed and removed one by one.
 * @param part the stored schema of each
 * @param partsOf what history shows of them
 */
export function parts<Input extends z.ZodMiniType, Part extends z.ZodMiniType, R extends Reach = 'record'>({
  input,
  part,
  partsOf,
  ...about
}: FieldOptions<R> & {
  input: Input;
  part: Part;
  partsOf: (stored: z.output<Part>[], words: Words) => shown.Part[];
}): Field<Input, z.ZodMiniArray<Part>, R> {
  const value = z.array(part);
  const stored = z._default(value, []) as unknown as z.ZodMiniType<z.output<typeof value>>;
  // History keeps what older versions wrote, which may lack a field or break a rule.
  const shape = shapeOf(stored);
  const history = (label: string) =>
    shown.parts(label, (storedParts, words) => partsOf(shape.parse(storedParts), words));
  return field({ input, value, stored, empty: [], history, columnType: undefined }, about);
}

/** Written and shown by Klang. A call that takes the field must give it. */
export function derived<Value extends z.ZodMiniType, R extends Reach = 'record'>(
  value: Value,
  {
    empty,
    history = () => shown.nothing,
    columnType = 'text',
    ...about
  }: FieldOptions<R> & {
    empty: z.output<Value>;
    history?: ((label: string) => shown.Shown) | undefined;
    columnType?: 'text' | 'integer' | 'none';
  },
): Field<Value, Value, R> {
  const stored = z._default(value, empty as never) as unknown as z.ZodMiniType<z.output<Value>>;
  const base = { input: value, value, stored, empty, history };
  return field({ ...base, columnType: columnType === 'none' ? undefined : columnType }, about);
}

export function storeOnly<Value extends z.ZodMiniType>(
  value: Value,
  { label, empty, history }: { label: string; empty: z.output<Value>; history: shown.Shown },
): Field<Value, Value, 'store'> {
  const stored = z._default(value, empty as never) as unknown as z.ZodMiniType<z.output<Value>>;
  const base = { input: value, value, stored, empty, history: () => history, columnType: undefined };
  return field(base, { label, in: 'store' });
}

/** Internal to the store: not in calls, answers or history. */
export function internal<Value extends z.ZodMiniType>(
  value: Value,
  empty: z.output<Value>,
  label = '',
): Field<Value, Value, 'store'> {
  return storeOnly(value, { label, empty, history: shown.nothing });
}

const erasedLabel = 'Personuppgifter raderade';

/** When the record's personal data were erased; null as long as it has them. No call restores such a record. */
export const erasedAt = storeOnly(z.nullable(z.string()), {
  label: erasedLabel,
  empty: null,
  history: shown.instant(erasedLabel),
});

/** Never read out: no call takes it as stored, no answer shows it, and history records only that it changed. */
export function secret<Value extends z.ZodMiniType>(
  value: Value,
  { label, empty }: { label: string; empty: z.output<Value> },
): Field<Value, Value, 'store'> {
  return storeOnly(value, { label, empty, history: shown.secret(label) });
}

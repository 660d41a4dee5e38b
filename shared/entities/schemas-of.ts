import * as zod from 'zod/mini';
import { emailDomains } from '../fields/domains.ts';
import * as fields from '../fields/fields.ts';
import * as official from '../fields/official-numbers.ts';
import { shapeOf } from '../fields/shape-of.ts';

/**
 * How far a field reaches. Each reach includes the ones before it: no further than the store, not even in history; stored
 * only; in calls and answers; in the replica; in list rows; as a column that orders lists.
 */
export type Reach = 'secret' | 'store' | 'record' | 'feed' | 'row' | 'column';

type Schema = zod.ZodMiniType;

/** Takes the library as its argument: texts, which need the words of a declaration, load no schemas. */
export type Lazy<S> = (library: Library) => S;

/** The schemas of a field, made when needed; `stored` has a default if a record may lack the field. */
export type LazySchemas<Input = Schema, Value = Schema> = {
  input: Lazy<Input>;
  value: Lazy<Value>;
  stored: Lazy<zod.ZodMiniType<zod.output<Value>>>;
};

type Fields = Record<string, LazySchemas & { reach: Reach }>;

/** Mapped over the fields themselves, so that editors lead to the declaration. */
type PartOf<F extends Fields, Part extends 'input' | 'value'> = {
  [Name in keyof F]: ReturnType<F[Name][Part]>;
};

export type RowValues<F extends Fields> = {
  [Name in keyof F as F[Name]['reach'] extends 'row' | 'column' ? Name : never]: ReturnType<F[Name]['value']>;
};

type ApiPart<F extends Fields, Part extends 'input' | 'value'> = {
  [Name in keyof F as F[Name]['reach'] extends 'secret' | 'store' ? never : Name]: ReturnType<F[Name][Part]>;
};

export type SchemasOf<F extends Fields> = {
  inputs: ApiPart<F, 'input'>;
  values: ApiPart<F, 'value'>;
  rowValues: RowValues<F>;
  stored: zod.ZodMiniObject<PartOf<F, 'value'>>;
};

const made = new WeakMap<Fields, unknown>();

/** @returns the schemas of a declaration, which holds none itself: texts need its words alone */
export function schemasOf<F extends Fields>({ fields: declared }: { fields: F }): SchemasOf<F> {
  if (!made.has(declared)) made.set(declared, makeSchemas(declared));
  return made.get(declared) as SchemasOf<F>;
}

function makeSchemas(declared: Fields) {
  const each = (part: keyof LazySchemas, without: readonly Reach[] = []) =>
    Object.fromEntries(
      Object.entries(declared).flatMap(([name, field]) =>
        without.includes(field.reach) ? [] : [[name, field[part](library)]],
      ),
    );
  return {
    inputs: each('input', ['secret', 'store']),
    values: each('value', ['secret', 'store']),
    rowValues: each('value', ['secret', 'store', 'record', 'feed']),
    stored: shapeOf(zod.object(each('stored'))),
  };
}

/** What declarations make their schemas with, and no more: all of it would be loaded. */
export const library = {
  ...official,
  emailDomains,
  schemasOf,
  shapeOf,
  country: fields.country,
  day: fields.day,
  email: fields.email,
  hoursOfDay: fields.hoursOfDay,
  id: fields.id,
  instant: fields.instant,
  kronor: fields.kronor,
  lines: fields.lines,
  optionalEmail: fields.optionalEmail,
  optionalEmails: fields.optionalEmails,
  optionalFilePath: fields.optionalFilePath,
  optionalLines: fields.optionalLines,
  optionalText: fields.optionalText,
  ownerId: fields.ownerId,
  paymentTermDays: fields.paymentTermDays,
  priceLines: fields.priceLines,
  requiredLines: fields.requiredLines,
  requiredText: fields.requiredText,
  signedKronor: fields.signedKronor,
  steps: fields.steps,
  text: fields.text,
  year: fields.year,
  z: {
    _default: zod._default,
    array: zod.array,
    boolean: zod.boolean,
    enum: zod.enum,
    extend: zod.extend,
    int: zod.int,
    literal: zod.literal,
    maxLength: zod.maxLength,
    maximum: zod.maximum,
    minLength: zod.minLength,
    minimum: zod.minimum,
    multipleOf: zod.multipleOf,
    nullable: zod.nullable,
    number: zod.number,
    object: zod.object,
    omit: zod.omit,
    optional: zod.optional,
    pick: zod.pick,
    record: zod.record,
    refine: zod.refine,
    regex: zod.regex,
    string: zod.string,
    toLowerCase: zod.toLowerCase,
    toUpperCase: zod.toUpperCase,
    trim: zod.trim,
    union: zod.union,
  },
};
export type Library = typeof library;

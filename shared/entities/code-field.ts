import type * as z from 'zod/mini';
import type { Words } from '../text/words.ts';
import { type Field, field, type FieldOptions, type History, orEmpty } from './field.ts';
import type { Library, Reach } from './schemas-of.ts';

type Choice<Values> = z.ZodMiniType<Values, Values>;

export function choice<const Numbers extends number, R extends Reach = 'record'>(
  numbers: readonly Numbers[],
  { empty, refusal, ...about }: FieldOptions<R> & { empty: NoInfer<Numbers>; refusal: string },
): Field<z.ZodMiniDefault<Choice<Numbers>>, Choice<Numbers>, R> {
  const value = (f: Library) => f.z.literal(numbers, refusal) as unknown as Choice<Numbers>;
  return field<z.ZodMiniDefault<Choice<Numbers>>, Choice<Numbers>, R>(
    { input: orEmpty(value, empty), value, empty, history: (as) => as.number, columnType: 'integer' },
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
  const value = (f: Library) => f.z.enum(codes, refusal) as unknown as Choice<Codes>;
  const history: History = (as) => (label) => as.code(label, words);
  return field<z.ZodMiniDefault<Choice<Codes>>, Choice<Codes>, R>(
    { input: orEmpty(value, empty), value, empty, history, columnType: { codes } },
    about,
  );
}

type Codes<Values> = z.ZodMiniType<Values[], Values[]>;

/** Several of the codes. @param words the name of what stands for each */
export function codes<const Values extends string, R extends Reach = 'record'>(
  values: readonly Values[],
  { words, ...about }: FieldOptions<R> & { words: WordsFor<Values> },
): Field<z.ZodMiniDefault<Codes<Values>>, Codes<Values>, R> {
  const value = ({ z }: Library) =>
    z.array(z.enum(values)).check(z.maxLength(values.length)) as unknown as Codes<Values>;
  const history: History = (as) => (label) => as.codes(label, words);
  return field<z.ZodMiniDefault<Codes<Values>>, Codes<Values>, R>(
    { input: orEmpty(value, []), value, empty: [], history, columnType: undefined },
    about,
  );
}

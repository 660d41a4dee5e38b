import * as z from 'zod/mini';
import type { Field, Reach } from './field.ts';

export type Fields = Record<string, Field>;

/** An entity with any fields. */
export type Entity = { fields: Fields };

/** The part of each field, by name. Mapped over the fields themselves, so that editors lead to the declaration. */
type Each<F extends Fields, Part extends keyof Field> = { [Name in keyof F]: F[Name][Part] };

/** The same for the fields with one of these reaches. */
type EachIn<F extends Fields, R extends Reach, Part extends keyof Field> = {
  [Name in keyof F as F[Name]['reach'] extends R ? Name : never]: F[Name][Part];
};

/** The same for the fields in calls and answers. */
type EachTold<F extends Fields, Part extends keyof Field> = {
  [Name in keyof F as F[Name]['reach'] extends 'store' ? never : Name]: F[Name][Part];
};

type NameIn<F extends Fields, R extends Reach> = keyof EachIn<F, R, 'reach'> & string;

/** Derives everything else from the fields of a record. */
export function defineEntity<const F extends Fields>(fields: F) {
  const names = Object.keys(fields);
  const namesIn = (...reaches: Reach[]) => names.filter((name) => reaches.includes(fields[name]!.reach));
  const told = namesIn('record', 'feed', 'row', 'column');
  const each = (part: keyof Field, of = names) => Object.fromEntries(of.map((name) => [name, fields[name]![part]]));

  return {
    fields,
    /** The schemas of input. */
    inputs: each('input', told) as EachTold<F, 'input'>,
    /** The schemas of answers. */
    values: each('value', told) as EachTold<F, 'value'>,
    /** The schemas of the rows of lists. */
    rowValues: each('value', namesIn('row', 'column')) as EachIn<F, 'row' | 'column', 'value'>,
    /** The schema of the record as it is stored. */
    stored: z.object(each('stored') as Each<F, 'stored'>) as unknown as z.ZodMiniObject<Each<F, 'value'>>,
    /** An empty record. */
    empty: each('empty') as Each<F, 'empty'>,
    /** The same without internal fields. */
    emptyInput: each('empty', told) as EachTold<F, 'empty'>,
    /** Picks the fields that answers show. */
    told: (record: Record<string, unknown> & Each<F, 'empty'>) =>
      Object.fromEntries(told.map((name) => [name, record[name]])) as EachTold<F, 'empty'>,
    /** Fields whose values are not stored in history. */
    secrets: names.filter((name) => fields[name]!.history.as === 'secret') as (keyof F & string)[],
    labels: each('label') as Each<F, 'label'>,
    help: each('help') as Each<F, 'help'>,
    history: each('history') as Each<F, 'history'>,
    /** Personal data: exported and erased at the person's request. */
    personal: names.filter((name) => fields[name]!.personal),
    /** The fields in the replica. */
    feed: namesIn('feed', 'row', 'column') as NameIn<F, 'feed' | 'row' | 'column'>[],
    /** The fields that lists can be ordered by. */
    columns: namesIn('column') as NameIn<F, 'column'>[],
  };
}

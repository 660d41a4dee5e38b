import * as z from 'zod/mini';
import type { Field, Reach } from './field.ts';

export type Fields = Record<string, Field>;

/** What is known of an entity where its fields do not matter. */
export type Entity = { fields: Fields };

/** The part of each field, by name. Mapped over the fields themselves, so that editors lead to the declaration. */
type Each<F extends Fields, Part extends keyof Field> = { [Name in keyof F]: F[Name][Part] };

/** The same for the fields that reach so far. */
type EachIn<F extends Fields, R extends Reach, Part extends keyof Field> = {
  [Name in keyof F as F[Name]['reach'] extends R ? Name : never]: F[Name][Part];
};

/** The same for the fields that calls and answers know. */
type EachTold<F extends Fields, Part extends keyof Field> = {
  [Name in keyof F as F[Name]['reach'] extends 'store' ? never : Name]: F[Name][Part];
};

type NameIn<F extends Fields, R extends Reach> = keyof EachIn<F, R, 'reach'> & string;

/** What follows from the fields of a record. */
export function defineEntity<const F extends Fields>(fields: F) {
  const names = Object.keys(fields);
  const namesIn = (...reaches: Reach[]) => names.filter((name) => reaches.includes(fields[name]!.reach));
  const told = namesIn('record', 'feed', 'row', 'column');
  const each = (part: keyof Field, of = names) => Object.fromEntries(of.map((name) => [name, fields[name]![part]]));

  return {
    fields,
    /** The schemas of what calls take. */
    inputs: each('input', told) as EachTold<F, 'input'>,
    /** The schemas of what answers show. */
    values: each('value', told) as EachTold<F, 'value'>,
    /** The schemas of what the rows of lists show. */
    rowValues: each('value', namesIn('row', 'column')) as EachIn<F, 'row' | 'column', 'value'>,
    /** The schema of the record as it is stored. */
    stored: z.object(each('stored') as Each<F, 'stored'>) as unknown as z.ZodMiniObject<Each<F, 'value'>>,
    /** A record of which nothing is known. */
    empty: each('empty') as Each<F, 'empty'>,
    /** The same without what the store keeps for itself. */
    emptyInput: each('empty', told) as EachTold<F, 'empty'>,
    /** Of a record what answers show. */
    told: (record: Record<string, unknown> & Each<F, 'empty'>) =>
      Object.fromEntries(told.map((name) => [name, record[name]])) as EachTold<F, 'empty'>,
    /** Fields whose values no history holds. */
    secrets: names.filter((name) => fields[name]!.history.as === 'secret') as (keyof F & string)[],
    labels: each('label') as Each<F, 'label'>,
    help: each('help') as Each<F, 'help'>,
    history: each('history') as Each<F, 'history'>,
    /** What is told to the person it is about, and erased when that is asked for. */
    personal: names.filter((name) => fields[name]!.personal),
    /** What the replica has. */
    feed: namesIn('feed', 'row', 'column') as NameIn<F, 'feed' | 'row' | 'column'>[],
    /** What lists can be ordered by. */
    columns: namesIn('column') as NameIn<F, 'column'>[],
  };
}

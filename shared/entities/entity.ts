import * as z from 'zod/mini';
import { shapeOf } from '../fields/shape-of.ts';
import type { Field, Reach } from './field.ts';

export type Fields = Record<string, Field>;

export type Entity = { fields: Fields };

/** Mapped over the fields themselves, so that editors lead to the declaration. */
type FieldPart<F extends Fields, Part extends keyof Field> = { [Name in keyof F]: F[Name][Part] };

type FieldPartIn<F extends Fields, R extends Reach, Part extends keyof Field> = {
  [Name in keyof F as F[Name]['reach'] extends R ? Name : never]: F[Name][Part];
};

type ApiFieldPart<F extends Fields, Part extends keyof Field> = {
  [Name in keyof F as F[Name]['reach'] extends 'store' ? never : Name]: F[Name][Part];
};

type NameIn<F extends Fields, R extends Reach> = keyof FieldPartIn<F, R, 'reach'> & string;

export function defineEntity<const F extends Fields>(fields: F) {
  const names = Object.keys(fields);
  const namesIn = (...reaches: Reach[]) => names.filter((name) => reaches.includes(fields[name]!.reach));
  const inApi = namesIn('record', 'feed', 'row', 'column');
  const each = (part: keyof Field, of = names) => Object.fromEntries(of.map((name) => [name, fields[name]![part]]));

  return {
    fields,
    inputs: each('input', inApi) as ApiFieldPart<F, 'input'>,
    values: each('value', inApi) as ApiFieldPart<F, 'value'>,
    rowValues: each('value', namesIn('row', 'column')) as FieldPartIn<F, 'row' | 'column', 'value'>,
    stored: shapeOf(z.object(each('stored') as FieldPart<F, 'stored'>)) as unknown as z.ZodMiniObject<
      FieldPart<F, 'value'>
    >,
    empty: each('empty') as FieldPart<F, 'empty'>,
    emptyInput: each('empty', inApi) as ApiFieldPart<F, 'empty'>,
    toApi: (record: Record<string, unknown> & FieldPart<F, 'empty'>) =>
      Object.fromEntries(inApi.map((name) => [name, record[name]])) as ApiFieldPart<F, 'empty'>,
    secrets: names.filter((name) => fields[name]!.history.as === 'secret') as (keyof F & string)[],
    labels: each('label') as FieldPart<F, 'label'>,
    help: each('help') as FieldPart<F, 'help'>,
    history: each('history') as FieldPart<F, 'history'>,
    /** Personal data: exported and erased at the person's request. */
    personal: names.filter((name) => fields[name]!.personal),
    feed: namesIn('feed', 'row', 'column') as NameIn<F, 'feed' | 'row' | 'column'>[],
    columns: namesIn('column') as NameIn<F, 'column'>[],
  };
}

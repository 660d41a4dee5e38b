import type { Field } from './field.ts';
import type { Reach } from './schemas-of.ts';

export type Fields = Record<string, Field>;

export type Entity = { fields: Fields };

/** Mapped over the fields themselves, so that editors lead to the declaration. */
type FieldPart<F extends Fields, Part extends keyof Field> = { [Name in keyof F]: F[Name][Part] };

type ApiFieldPart<F extends Fields, Part extends keyof Field> = {
  [Name in keyof F as F[Name]['reach'] extends 'secret' | 'store' ? never : Name]: F[Name][Part];
};

type NameIn<F extends Fields, R extends Reach> = keyof {
  [Name in keyof F as F[Name]['reach'] extends R ? Name : never]: Name;
} &
  string;

// @__NO_SIDE_EFFECTS__
export function defineEntity<const F extends Fields>(fields: F) {
  const names = Object.keys(fields);
  const namesIn = <R extends Reach>(...reaches: R[]) =>
    names.filter((name) => (reaches as Reach[]).includes(fields[name]!.reach)) as NameIn<F, R>[];
  const inApi = namesIn('record', 'feed', 'row', 'column');
  const each = (part: keyof Field, of = names) => Object.fromEntries(of.map((name) => [name, fields[name]![part]]));

  return {
    fields,
    empty: each('empty') as FieldPart<F, 'empty'>,
    emptyInput: each('empty', inApi) as ApiFieldPart<F, 'empty'>,
    toApi: (record: Record<string, unknown> & FieldPart<F, 'empty'>) =>
      Object.fromEntries(inApi.map((name) => [name, record[name]])) as ApiFieldPart<F, 'empty'>,
    secrets: namesIn('secret'),
    labels: each('label') as FieldPart<F, 'label'>,
    help: each('help') as FieldPart<F, 'help'>,
    /** Personal data: exported and erased at the person's request. */
    personal: names.filter((name) => fields[name]!.personal),
    feed: namesIn('feed', 'row', 'column'),
    columns: namesIn('column'),
  };
}

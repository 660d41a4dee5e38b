import type * as z from 'zod/mini';
import type { Choice, Conflict } from './conflict.ts';
import type { FieldWords } from './field-words.ts';
import type { FormOf } from './fields.ts';
import type { ListRule } from './merge-values.ts';

/** A list merged item by item: the identity of its items, and their labels. */
export type ListWords = ListRule & { label: string; show: (item: never) => string };

export type RecordFormOptions<Schema extends z.ZodMiniType, Values, Saved> = {
  /** The draft's name, unique per record and form: 'customer:12'. */
  draft: string;
  /** Validates the values before they are sent; the server's own schema. */
  schema: Schema;
  values: Values;
  /** Secret fields: excluded from the draft in the browser, and reset after a save. */
  secrets?: readonly (keyof Values & string)[];
  /** Makes the call with the parsed values. */
  save: (body: z.output<Schema>, values: Values) => Promise<Saved>;
  failure: string;
  /** The title of an alert for refused data: 'Felaktig data'. By default only the fields and a toast show it. */
  refusal?: string;
  /** The record's current values; read after a 409 to detect a concurrent edit. */
  latest?: () => Promise<Values>;
  /** The values to continue with after a save, where the server stores other values than it was sent. */
  read?: (saved: Saved) => Values;
  /** Labels and formats of values that have no field of their own, by path. */
  words?: Readonly<Record<string, FieldWords>>;
  /** Lists merged item by item, by path. */
  lists?: Readonly<Record<string, ListWords>>;
};

export type RecordForm<Values, Saved> = {
  form: FormOf<Values>;
  submit: () => Promise<Saved | undefined>;
  conflict: Conflict | undefined;
  choose: (paths: readonly string[], choice: Choice) => void;
  words: Readonly<Record<string, FieldWords>>;
  lists: Readonly<Record<string, ListWords>>;
  hasRestored: boolean;
  discard: () => void;
  isDirty: () => boolean;
  /** Nothing is stored yet. */
  isNew: boolean;
  /** The values of a create request without a response; the next save repeats it. */
  unanswered: () => Values | undefined;
};

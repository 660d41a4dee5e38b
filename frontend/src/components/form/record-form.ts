import type * as z from 'zod/mini';
import type { UnsentSave } from '../../api/outbox-entry.ts';
import type { Choice, Conflict } from './conflict.ts';
import type { FieldWords } from './field-words.ts';
import type { FormOf } from './fields.ts';
import type { LaterSchema } from './later-schema.ts';
import type { ListRule } from './merge-values.ts';

export type ListWords = ListRule & { label: string; show: (item: never) => string };

export type RecordFormOptions<Schema extends z.ZodMiniType, Values, Saved> = {
  draft: string;
  schema: Schema | LaterSchema<Schema>;
  values: Values;
  /** Secret fields: excluded from the draft in the browser, and reset after a save. */
  secrets?: readonly (keyof Values & string)[];
  save: (body: z.output<Schema>, values: Values) => Promise<Saved | UnsentSave>;
  failure: string | ((error: unknown) => string);
  /** The title of an alert for refused data: 'Felaktig data'. By default only the fields and a toast show it. */
  refusal?: string;
  latest?: () => Promise<Values>;
  /** Asks about checked values that look mistyped, before they are saved. @returns whether to save them */
  isMeant?: (values: Values, saved: Values) => Promise<boolean>;
  read?: (saved: Saved) => Values;
  /** The values with the ids that the server gave to their new parts (`partsWithIds`). */
  withIds?: (values: Values, save: { sent: Values; saved: Saved }) => Values;
  /** Names the record in the outbox. Undefined when this save needs a network. */
  waitsAs?: (values: Values) => string | undefined;
  words?: Readonly<Record<string, FieldWords>>;
  lists?: Readonly<Record<string, ListWords>>;
};

export type RecordForm<Values, Saved> = {
  form: FormOf<Values>;
  submit: () => Promise<Saved | 'waiting' | undefined>;
  conflict: Conflict | undefined;
  choose: (paths: readonly string[], choice: Choice) => void;
  words: Readonly<Record<string, FieldWords>>;
  lists: Readonly<Record<string, ListWords>>;
  hasRestored: boolean;
  isWaiting: boolean;
  discard: () => void;
  isDirty: () => boolean;
  isNew: boolean;
  unanswered: () => Values | undefined;
};

import * as z from 'zod/mini';
import { loggedKinds, restorableKinds } from '../codes/kinds.ts';
import { id, instant } from '../fields/fields.ts';

const historyEvents = ['Created', 'Changed', 'Deleted', 'Restored'] as const;
export type HistoryEvent = (typeof historyEvents)[number];

const historyChangeSchema = z.object({
  field: z.string(),
  label: z.string(),
  /** The part that changed: a line's product, a tag's name; otherwise empty. */
  item: z.string(),
  /** As shown to a user; empty without a value, null if the part did not exist. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
});
export type HistoryChange = z.output<typeof historyChangeSchema>;

const historyEntrySchema = z.object({
  version: z.int(),
  changedAt: instant,
  userInitials: z.string(),
  userName: z.string(),
  event: z.enum(historyEvents),
  /** When the restored version was saved; null unless this was a restoration. */
  restoredTo: z.nullable(instant),
  changes: z.array(historyChangeSchema),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;

export const historySchema = z.object({
  name: z.string(),
  items: z.array(historyEntrySchema),
  /** The `before` of the next page; null on the last. */
  next: z.nullable(z.int()),
});
export type History = z.output<typeof historySchema>;

const loggedChangeSchema = z.object({
  kind: z.enum(loggedKinds),
  id,
  name: z.string(),
  /** A customer's name, a project's code or a user's initials; empty if it belongs to nothing. */
  partOf: z.string(),
  isDeleted: z.boolean(),
  /** What was changed is shown to nobody here. */
  isWithheld: z.boolean(),
  ...historyEntrySchema.shape,
});
export type LoggedChange = z.output<typeof loggedChangeSchema>;

/** A row of the log's spreadsheet, in words. */
export type ChangedField = Pick<LoggedChange, 'changedAt' | 'name' | 'partOf'> &
  Record<'who' | 'event' | 'kind' | 'field' | 'before' | 'after', string>;

export const loggedChangesSchema = z.object({
  items: z.array(loggedChangeSchema),
  /** The `after` of the next page; null when there is nothing older to look through. */
  next: z.nullable(z.string()),
  /** A call looks through a limited number of changes: what is older than this may hold more hits. */
  searchedTo: z.nullable(instant),
});
export type LoggedChanges = z.output<typeof loggedChangesSchema>;

/** `to` is the version to restore, `expected` the one whose contents the record must still have. */
export const restoredVersionSchema = z.object({ to: z.int().check(z.positive()), expected: z.int() });

export const restoredRecordSchema = z.extend(restoredVersionSchema, { id });
export type RestoredRecord = z.output<typeof restoredRecordSchema>;

export const deletedRecordSchema = z.object({
  kind: z.enum(restorableKinds),
  id,
  version: z.int(),
  name: z.string(),
  /** A customer's name or a project's code; empty if it belongs to nothing. */
  partOf: z.string(),
  deletedAt: instant,
  deletedByInitials: z.string(),
  deletedByName: z.string(),
});
export type DeletedRecord = z.output<typeof deletedRecordSchema>;

export const listedDays = 30;

import * as z from 'zod/mini';
import { restorableKinds } from '../codes/restorable-kinds.ts';
import { id, instant } from '../fields/fields.ts';

/** The kinds of records whose history people can see. */
export const historyKinds = [
  'customer',
  'address',
  'contact',
  'project',
  'work-order',
  'invoice',
  'product',
  'delivery-template',
  'tag',
  'user',
  'price-list-default',
  'price-list-customer',
  'price-list-project',
  'system-settings',
  'fortnox-difference',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

const historyEvents = ['Created', 'Changed', 'Deleted', 'Restored'] as const;
export type HistoryEvent = (typeof historyEvents)[number];

const historyChangeSchema = z.object({
  field: z.string(),
  /** In Swedish, as the form has it. */
  label: z.string(),
  /** What of several it is: a line's product, a tag's name; else empty. */
  item: z.string(),
  /** As a person reads it; empty where there was nothing. Null: there was no such item. */
  before: z.nullable(z.string()),
  /** Likewise; null: the item is gone. */
  after: z.nullable(z.string()),
});
export type HistoryChange = z.output<typeof historyChangeSchema>;

const historyEntrySchema = z.object({
  version: z.int(),
  changedAt: instant,
  /** Empty: Klang itself. */
  userInitials: z.string(),
  userName: z.string(),
  event: z.enum(historyEvents),
  /** When the version that it was restored to was saved; null unless it was restored. */
  restoredTo: z.nullable(instant),
  changes: z.array(historyChangeSchema),
});
export type HistoryEntry = z.output<typeof historyEntrySchema>;

export const historySchema = z.object({
  /** What the record is called now. */
  name: z.string(),
  items: z.array(historyEntrySchema),
  /** Ask for `before` this for the next ones; null: there are no older ones. */
  next: z.nullable(z.int()),
});
export type History = z.output<typeof historySchema>;

/** Which version a record gets the contents of, and which one it must still have the contents of. */
export const restoredVersionSchema = z.object({ to: z.int().check(z.positive()), expected: z.int() });

export const restoredRecordSchema = z.extend(restoredVersionSchema, { id });
export type RestoredRecord = z.output<typeof restoredRecordSchema>;

export const deletedRecordSchema = z.object({
  kind: z.enum(restorableKinds),
  id,
  /** The version that deleted it. */
  version: z.int(),
  name: z.string(),
  /** What it belongs to: a customer's name, a project's code; empty if nothing. */
  partOf: z.string(),
  deletedAt: instant,
  deletedByInitials: z.string(),
  deletedByName: z.string(),
});
export type DeletedRecord = z.output<typeof deletedRecordSchema>;

/** For how long the list of deleted records shows them. */
export const listedDays = 30;

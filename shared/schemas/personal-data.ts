import * as z from 'zod/mini';
import { personKinds } from '../codes/person-kinds.ts';
import { day, id, instant } from '../fields/fields.ts';

const erasurePartSchema = z.object({
  what: z.string(),
  /** Null where it is not counted. */
  count: z.nullable(z.int()),
  /** Why it stays; empty for what is removed. */
  why: z.string(),
  /** The last day on which the law demands that it is kept; null where no law does. */
  until: z.nullable(day),
});
export type ErasurePart = z.output<typeof erasurePartSchema>;

/** What an erasure would do, for its confirmation. */
export const erasurePreviewSchema = z.object({
  name: z.string(),
  version: z.int(),
  /** Why it is not possible; empty if it is. */
  refusal: z.string(),
  removed: z.array(erasurePartSchema),
  kept: z.array(erasurePartSchema),
});
export type ErasurePreview = z.output<typeof erasurePreviewSchema>;

export const erasureSchema = z.object({
  erasureId: id,
  of: z.enum([...personKinds, 'staff-time-log']),
  id,
  at: instant,
  /** Empty for what a setting removed. */
  byInitials: z.string(),
  byName: z.string(),
  /** Null while history and logs are still being erased. */
  doneAt: z.nullable(instant),
});
export type Erasure = z.output<typeof erasureSchema>;

export const erasableReasons = ['Unused', 'Deleted'] as const;

export const erasablePersonSchema = z.object({
  kind: z.enum(personKinds),
  id,
  version: z.int(),
  fullName: z.string(),
  /** A person's company, or a user's initials. */
  of: z.string(),
  reason: z.enum(erasableReasons),
  numberOfProjects: z.int(),
  /** The latest day on which a work order or invoice of the person's projects was, or somebody saved the person. */
  lastUsed: day,
});
export type ErasablePerson = z.output<typeof erasablePersonSchema>;

import * as z from 'zod/mini';

export const manifestPath = 'innehall.json';
export const pagePath = 'LÄS MIG.html';
/** Raised when an earlier version of Klang could not restore what this one writes. */
export const formatVersion = 1;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const file = z.object({
  path: z.string(),
  bytes: z.int(),
  sha256,
  /** The key of a file in a bucket. */
  key: z.optional(z.string()),
  contentType: z.optional(z.string()),
  metadata: z.optional(z.record(z.string(), z.string())),
  versionId: z.optional(z.string()),
});

export const manifestSchema = z.object({
  format: z.literal('klang-uttag'),
  formatVersion: z.int(),
  firm: z.string(),
  begunAt: z.string(),
  endedAt: z.string(),
  /** By kind. */
  records: z.record(z.string(), z.int()),
  files: z.array(file),
  /** Files that could not be read, such as those in quarantine. */
  left: z.array(z.object({ key: z.string(), reason: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;
export type ArchivedEntry = z.output<typeof file>;

import * as z from 'zod/mini';
import { cleanName, pathFault } from '../lib/file-paths.ts';
import { instant } from '../fields/fields.ts';

const cleaned = z.pipe(z.string('Ska vara text.'), z.transform(cleanName));
const sound = z.string().check(z.refine((path) => pathFault(path) === undefined, { error: faultOf, abort: true }));

/** Where a folder lies below its project's; '' is that one. */
export const folderPath = z.pipe(cleaned, sound);

/** Where something lies below its project's folder. */
export const filePath = z.pipe(
  cleaned,
  sound.check(z.minLength(1, { error: 'Namnet kan inte lämnas tomt.', abort: true })),
);

function faultOf({ input }: { input?: unknown }): string {
  return pathFault(String(input)) ?? 'Namnet kan inte användas.';
}

/** The largest that S3 takes in one piece, and copies in one. */
export const maxFileSize = 5 * 1024 ** 3;

export const fileSize = z
  .int('Ange filens storlek.')
  .check(z.minimum(0, 'Ange filens storlek.'), z.maximum(maxFileSize, 'Filen är för stor. Högst 5 GiB.'));

export const entryTypes = ['dir', 'file'] as const;

/** A file or folder as the browser of files shows it. */
export const fileEntrySchema = z.object({
  type: z.enum(entryTypes),
  basename: z.string(),
  /** Below the project's folder. */
  path: z.string(),
  /** In lower case; '' without one. */
  extension: z.string(),
  /** A picture that can be shown small. */
  thumb: z.boolean(),
  /** In bytes; 0 for a folder. */
  size: z.number(),
  /** When it was written; null for a folder. */
  timestamp: z.nullable(instant),
  projectCode: z.string(),
  /** What the scanner found in it: then it cannot be fetched. */
  threat: z.nullable(z.string()),
});
export type FileEntry = z.output<typeof fileEntrySchema>;

export const fileVersionSchema = z.object({
  versionId: z.string(),
  size: z.number(),
  timestamp: instant,
  isCurrent: z.boolean(),
});
export type FileVersion = z.output<typeof fileVersionSchema>;

const ready = { file: z.string(), path: z.string() };

/** How one of the files is sent: as a form, in parts, or not before somebody says that it may replace what is there. */
export const uploadSchema = z.discriminatedUnion('method', [
  z.object({ ...ready, method: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({ ...ready, method: z.literal('parts'), uploadId: z.string() }),
  z.object({ ...ready, method: z.literal('exists') }),
]);
export type Upload = z.output<typeof uploadSchema>;

export const uploadPartsSchema = z.object({
  partSize: z.number(),
  partCount: z.number(),
  /** Those that have come. */
  done: z.array(z.number()),
  /** Where the next ones are sent, at most as many as were asked for. */
  parts: z.array(z.object({ partNumber: z.number(), url: z.string() })),
});

import * as z from 'zod/mini';
import { cleanName, cleanNewPath, cleanPath, pathFault } from '../lib/file-paths.ts';
import { instant } from '../fields/fields.ts';

const cleaned = (clean: (path: string) => string) => z.pipe(z.string('Ska vara text.'), z.transform(clean));
const sound = z.string().check(z.refine((path) => pathFault(path) === undefined, { error: faultOf, abort: true }));

/** Below the project's folder; '' is that folder itself. */
export const folderPath = z.pipe(cleaned(cleanPath), sound);

const named = sound.check(z.minLength(1, { error: 'Namnet kan inte lämnas tomt.', abort: true }));

export const filePath = z.pipe(cleaned(cleanPath), named);

/** The path of a new file or folder, in an existing folder. */
export const newPath = z.pipe(cleaned(cleanNewPath), named);

/** The path of a file to upload; its folders take the names of existing ones. */
export const uploadedPath = z.pipe(cleaned(cleanName), named);

function faultOf({ input }: { input?: unknown }): string {
  return pathFault(String(input)) ?? 'Namnet kan inte användas.';
}

/** The largest object that S3 accepts, and copies, in one request. */
export const maxFileSize = 5 * 1024 ** 3;

export const fileSize = z
  .int('Ange filens storlek.')
  .check(z.minimum(0, 'Ange filens storlek.'), z.maximum(maxFileSize, 'Filen är för stor. Högst 5 GiB.'));

export const entryTypes = ['dir', 'file'] as const;

export const fileEntrySchema = z.object({
  type: z.enum(entryTypes),
  basename: z.string(),
  path: z.string(),
  extension: z.string(),
  thumb: z.boolean(),
  /** In bytes; 0 for a folder. */
  size: z.number(),
  timestamp: z.nullable(instant),
  projectCode: z.string(),
  /** A file with a threat cannot be downloaded. */
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

/**
 * How to upload a file: as a form, in parts, not at all since an earlier attempt arrived, or, if it exists, not before
 * the user confirms that it is replaced.
 */
export const uploadSchema = z.discriminatedUnion('method', [
  z.object({ ...ready, method: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({ ...ready, method: z.literal('parts'), uploadId: z.string() }),
  z.object({ ...ready, method: z.literal('exists') }),
  z.object({ ...ready, method: z.literal('arrived') }),
]);
export type Upload = z.output<typeof uploadSchema>;

export const uploadPartsSchema = z.object({
  partSize: z.number(),
  partCount: z.number(),
  done: z.array(z.number()),
  parts: z.array(z.object({ partNumber: z.number(), url: z.string() })),
});

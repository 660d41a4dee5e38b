import * as z from 'zod/mini';
import * as calls from './calls/files.ts';
import {
  entryTypes,
  fileEntrySchema,
  filePath,
  fileSize,
  fileVersionSchema,
  folderPath,
  newPath,
  uploadedPath,
  uploadPartsSchema,
  uploadSchema,
} from '../schemas/file.ts';
import { instant, requiredText } from '../fields/fields.ts';
import { done } from './common.ts';
import { routesLookingUp } from './route.ts';

const defineRoute = routesLookingUp(['project']);

const params = z.object({ projectCode: requiredText(32) });
const continueFrom = z.optional(z.string().check(z.maxLength(2000, 'Högst 2000 tecken.')));
const uploadId = z.string('Ange uppladdningen.').check(z.regex(/^[\w.~-]{1,1024}$/, 'Uppladdningen finns inte.'));
const versionId = z.string('Ange versionen.').check(z.regex(/^[\w.~-]{1,1024}$/, 'Versionen finns inte.'));
const contentType = z
  .string('Ange filens typ.')
  .check(z.maxLength(200, 'Invalid file.'), z.regex(/^[\w.+-]+\/[\w.+-]+$/, 'Invalid file.'));

const listing = z.object({
  projectId: z.int(),
  projectCode: z.string(),
  path: z.string(),
  items: z.array(fileEntrySchema),
  next: z.nullable(z.string()),
});

/** A task that its caller runs, and that any later call resumes after an interruption. */
const taskId = z.int('Ange vad som ska fortsätta.');

const tooManyAtOnce = 'Högst 100 åt gången.';

export const listFiles = defineRoute(calls.listFiles, {
  summary: 'The folders and files of a folder of a project, a thousand at a time.',
  params,
  query: z.object({ path: z._default(folderPath, ''), continueFrom }),
  result: listing,
  errors: ['not_found'],
  rights: ['read-project-files'],
});

export const listFolder = defineRoute(calls.listFolder, {
  rest: 'subpath',
  summary: 'The folders and files of a folder of a project, with the folder in the path.',
  params: z.object({ projectCode: requiredText(32), subpath: folderPath }),
  query: z.object({ continueFrom }),
  result: listing,
  errors: ['not_found'],
  rights: ['read-project-files'],
});

export const uploadFiles = defineRoute(calls.uploadFiles, {
  summary: 'How to send files to S3: a signed form for each, or an upload in parts for a large one.',
  params,
  body: z.object({
    path: z._default(folderPath, ''),
    files: z
      .array(
        z.object({
          file: uploadedPath,
          size: fileSize,
          contentType,
          replace: z._default(z.boolean(), false),
          /** A file whose name is taken gets a number. */
          keepBoth: z._default(z.boolean(), false),
          /** The same for each attempt to upload the same file. */
          key: z.optional(z.uuid('Ange en nyckel för uppladdningen.')),
          /** An earlier attempt may have arrived. */
          isTried: z._default(z.boolean(), false),
        }),
      )
      .check(z.minLength(1, 'Ange minst en fil.'), z.maxLength(100, tooManyAtOnce)),
  }),
  result: z.array(uploadSchema),
  errors: ['not_found'],
  rights: ['read-project-files', 'write-project-files'],
});

const partial = { path: filePath, uploadId, size: fileSize };

export const getUploadParts = defineRoute(calls.getUploadParts, {
  summary: 'Which parts of a large file have arrived, and where to send the next ones.',
  params,
  body: z.object({ ...partial, count: z._default(z.int().check(z.minimum(0), z.maximum(20)), 8) }),
  result: uploadPartsSchema,
  errors: ['not_found'],
  rights: ['read-project-files', 'write-project-files'],
});

export const completeUpload = defineRoute(calls.completeUpload, {
  summary: 'Make a file of its parts, once all of them have arrived.',
  params,
  body: z.object(partial),
  result: done,
  errors: ['not_found', 'conflict'],
  rights: ['read-project-files', 'write-project-files'],
});

export const abortUpload = defineRoute(calls.abortUpload, {
  summary: 'Discard the parts of an unfinished upload.',
  params,
  body: z.object({ path: filePath, uploadId }),
  result: done,
  errors: ['not_found'],
  rights: ['write-project-files'],
});

export const downloadFile = defineRoute(calls.downloadFile, {
  summary:
    'A link to download a file, or an earlier version of it, from S3 under its own name; valid for five minutes.',
  params,
  query: z.object({ path: filePath, versionId: z.optional(versionId) }),
  result: z.object({ url: z.string(), fileName: z.string(), size: z.number() }),
  errors: ['not_found', 'quarantined'],
  rights: ['read-project-files'],
});

export const getThumbs = defineRoute(calls.getThumbs, {
  summary: 'Links for showing pictures from S3, valid for five minutes.',
  params,
  body: z.object({ paths: z.array(filePath).check(z.maxLength(100, tooManyAtOnce)) }),
  result: z.array(z.object({ path: z.string(), url: z.string() })),
  errors: ['not_found'],
  rights: ['read-project-files'],
});

export const createFolder = defineRoute(calls.createFolder, {
  summary: 'Create a folder.',
  params,
  body: z.object({ path: newPath }),
  result: done,
  errors: ['not_found', 'already_exists'],
  rights: ['read-project-files', 'write-project-files'],
});

export const moveFile = defineRoute(calls.moveFile, {
  summary: 'Move or rename a file or a folder; `POST /file/continue/{projectCode}` reports the progress.',
  params,
  body: z.object({ type: z.enum(entryTypes), from: filePath, to: newPath }),
  result: z.object({
    /** Null when the folder already existed. */
    taskId: z.nullable(taskId),
  }),
  errors: ['not_found', 'already_exists', 'quarantined'],
  rights: ['read-project-files', 'write-project-files'],
});

export const deleteFile = defineRoute(calls.deleteFile, {
  looksUp: ['project', 'user'],
  summary: 'Delete a file, or a folder with its contents; it can be restored for 90 days.',
  params,
  body: z.object({
    type: z.enum(entryTypes),
    path: filePath,
    /** For a file: refused if it has been changed after this time. */
    unchangedSince: z.optional(instant),
  }),
  result: z.object({
    taskId,
    /** The time from which deletions belong to this call, for undo. */
    startedAt: instant,
  }),
  errors: ['not_found', 'conflict'],
  rights: ['read-project-files', 'write-project-files'],
});

export const listFileVersions = defineRoute(calls.listFileVersions, {
  summary: 'The versions of a file, deleted or not, the newest first.',
  params,
  query: z.object({ path: filePath }),
  result: z.array(fileVersionSchema),
  errors: ['not_found'],
  rights: ['read-project-files'],
});

export const listDeletedFiles = defineRoute(calls.listDeletedFiles, {
  summary: 'What was deleted from a folder and can be restored.',
  params,
  query: z.object({ path: z._default(folderPath, ''), continueFrom }),
  result: listing,
  errors: ['not_found'],
  rights: ['read-project-files'],
});

export const restoreFile = defineRoute(calls.restoreFile, {
  summary:
    'Make an earlier version of a file its newest, or restore a deleted file or the deleted contents of a folder.',
  params,
  body: z.object({
    type: z.enum(entryTypes),
    path: filePath,
    versionId: z.optional(versionId),
    /** For a folder: restores only what was deleted then or later. */
    since: z.optional(instant),
  }),
  result: z.object({ taskId }),
  errors: ['not_found', 'quarantined'],
  rights: ['read-project-files', 'write-project-files'],
});

export const continueFileTask = defineRoute(calls.continueFileTask, {
  // Idempotent in itself, so it needs no idempotency key.
  summary: 'Continue a move, deletion or restoration for as long as one call allows, and report the progress.',
  params,
  body: z.object({ taskId }),
  result: z.object({
    count: z.number(),
    isDone: z.boolean(),
    /** At most a hundred. */
    left: z.array(z.object({ path: z.string(), message: z.string() })),
  }),
  errors: ['not_found'],
  rights: ['write-table', 'read-project-files', 'write-project-files'],
});

export const noteUploads = defineRoute(calls.noteUploads, {
  summary: 'Report that files have been sent by form, which records who sent them and shows them to others.',
  params,
  body: z.object({
    paths: z.array(filePath).check(z.minLength(1, 'Ange minst en fil.'), z.maxLength(100, tooManyAtOnce)),
  }),
  result: z.object({
    count: z.number(),
  }),
  errors: ['not_found'],
  rights: ['read-project-files'],
});

export const filesRoutes = [
  listFiles,
  listFolder,
  uploadFiles,
  getUploadParts,
  completeUpload,
  abortUpload,
  downloadFile,
  getThumbs,
  createFolder,
  moveFile,
  deleteFile,
  listFileVersions,
  listDeletedFiles,
  restoreFile,
  continueFileTask,
  noteUploads,
];

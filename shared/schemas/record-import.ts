import * as z from 'zod/mini';
import { id, kronor } from '../fields/fields.ts';
import { alikeSchema, cellFaultSchema } from './project-import.ts';

export const maxImportedRows = 5000;
/** The most records and cells that an answer names; all are counted. */
export const maxNamed = 200;

const recordImportSchema = z.object({
  batchId: id,
  isOwn: z.boolean(),
  state: z.enum(['Pending', 'Done']),
  total: z.int(),
  done: z.int(),
  madeCount: z.int(),
  made: z.array(z.object({ id, name: z.string() })),
  /** Rows that could not be saved when they were imported, for example because a colleague had made the same record. */
  leftOutCount: z.int(),
  leftOut: z.array(z.object({ sheet: z.string(), row: z.int(), name: z.string(), reason: z.string() })),
});
export type RecordImport = z.output<typeof recordImportSchema>;

export const latestImportSchema = z.object({ latest: z.nullable(recordImportSchema) });

const matchSchema = z.object({
  sheet: z.string(),
  row: z.int(),
  name: z.string(),
  /** The record that exists already. */
  id,
  existingName: z.string(),
  by: z.string(),
});
export type ImportMatch = z.output<typeof matchSchema>;

/** A doubt of `shared/domain/amount-doubts.ts`. */
const amountDoubtSchema = z.object({
  name: z.string(),
  amount: kronor,
  other: kronor,
  than: z.union([z.enum(['Before', 'Beside']), z.object({ list: z.string() })]),
});

export const recordCheckSchema = z.object({
  message: z.string(),
  newCount: z.int(),
  newNames: z.array(z.string()),
  alike: alikeSchema,
  /** Amounts that look mistyped. */
  doubtCount: z.int(),
  doubts: z.array(amountDoubtSchema),
  matchCount: z.int(),
  matches: z.array(matchSchema),
  /** Headings that no column has; what stands below them is not imported. */
  unread: z.array(z.string()),
  /** Headings of hidden columns, which are not imported. */
  hidden: z.array(z.string()),
  faultCount: z.int(),
  faults: z.array(cellFaultSchema),
  batchId: z.nullable(id),
});
export type RecordCheck = z.output<typeof recordCheckSchema>;

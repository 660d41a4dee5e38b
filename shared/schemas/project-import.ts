import * as z from 'zod/mini';
import { id } from '../fields/fields.ts';

/** The size of the file itself; base64 adds a third. */
export const maxImportBytes = 3_000_000;
export const maxImportRows = 2000;
export const maxFaults = 200;

export const cellFaultSchema = z.object({
  sheet: z.string(),
  row: z.int(),
  column: z.string(),
  message: z.string(),
});
export type CellFault = z.output<typeof cellFaultSchema>;

/** New records whose names only accents tell from another: a person decides whether they are the same. */
export const alikeSchema = z.array(z.object({ name: z.string(), existingName: z.string() }));

export const projectImportSchema = z.object({
  batchId: id,
  state: z.enum(['Pending', 'Done']),
  total: z.int(),
  done: z.int(),
  /** Codes that were taken, or whose customer was deleted, before their step. */
  skipped: z.array(z.string()),
});
export type ProjectImport = z.output<typeof projectImportSchema>;

export const importCheckSchema = z.object({
  message: z.string(),
  projects: z.int(),
  newCustomers: z.array(z.string()),
  alike: alikeSchema,
  /** Headings of hidden columns, which are not imported. */
  hidden: z.array(z.string()),
  faults: z.array(cellFaultSchema),
  faultCount: z.int(),
  batchId: z.nullable(id),
});
export type ImportCheck = z.output<typeof importCheckSchema>;

import * as z from 'zod/mini';
import { id } from '../fields/fields.ts';

/** Of the file itself; as it is sent it takes a third more. */
export const maxImportBytes = 3_000_000;
export const maxImportRows = 2000;
/** As many as anybody mends at a time; beyond that they are counted. */
export const maxFaultsTold = 200;

const cellFaultSchema = z.object({
  sheet: z.string(),
  row: z.int(),
  /** As the spreadsheet calls it: 'C'. */
  column: z.string(),
  message: z.string(),
});
export type CellFault = z.output<typeof cellFaultSchema>;

export const projectImportSchema = z.object({
  batchId: id,
  state: z.enum(['Pending', 'Done']),
  total: z.int(),
  done: z.int(),
  /** Codes that somebody had taken, or whose customer was gone, when it came to them. */
  skipped: z.array(z.string()),
});
export type ProjectImport = z.output<typeof projectImportSchema>;

/** What a file holds, and what is wrong with it. */
export const importCheckSchema = z.object({
  message: z.string(),
  projects: z.int(),
  newCustomers: z.array(z.string()),
  faults: z.array(cellFaultSchema),
  faultCount: z.int(),
  /** The import that was begun; null after a dry run, and where there are faults. */
  batchId: z.nullable(id),
});
export type ImportCheck = z.output<typeof importCheckSchema>;

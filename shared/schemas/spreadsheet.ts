import * as z from 'zod/mini';
import { takeOutPhases } from '../codes/take-out-phases.ts';
import { requiredText } from '../fields/fields.ts';

/** All but text are real numbers or dates in the file. 'id' also serves years: numbers without separators. */
export const cellFormats = ['text', 'id', 'whole', 'hours', 'money', 'day', 'instant', 'flag'] as const;
export type CellFormat = (typeof cellFormats)[number];

const maxColumns = 50;
const maxRows = 20_000;

const column = z.object({
  heading: requiredText(100),
  format: z.enum(cellFormats),
  isSummed: z._default(z.boolean(), false),
});

const columnsOf = <One extends z.ZodMiniType>(one: One) =>
  z.array(one).check(z.minLength(1, 'Ange minst en kolumn.'), z.maxLength(maxColumns, `Högst ${maxColumns} kolumner.`));

const cell = z.nullable(
  z.union([z.string().check(z.maxLength(32_767, 'Texten är för lång för en cell.')), z.number(), z.boolean()]),
);

export const sheetSchema = z
  .object({
    name: requiredText(100),
    columns: columnsOf(column),
    rows: z
      .array(z.array(cell))
      .check(z.maxLength(maxRows, 'Högst 20 000 rader kan exporteras. Filtrera listan först.')),
  })
  .check(
    z.refine(
      ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      'Varje rad ska ha ett värde för varje kolumn.',
    ),
  );
export type Sheet = z.input<typeof sheetSchema>;

/** Valid for minutes; for a file too large for a response. */
export const fileLinkSchema = z.object({ url: z.string(), fileName: z.string() });
export type FileLink = z.output<typeof fileLinkSchema>;

export const listToExportSchema = z.object({
  list: requiredText(100),
  asked: z.record(z.string(), z.unknown()),
  name: requiredText(100),
  columns: columnsOf(z.extend(column, { key: requiredText(100) })),
});
export type ListToExport = z.output<typeof listToExportSchema>;

export const listExportStates = ['Pending', 'Done', 'Failed'] as const;

export const listExportSchema = z.object({
  exportId: z.int(),
  name: z.string(),
  state: z.enum(listExportStates),
  askedAt: z.string(),
  /** True for an export of all that the firm has in Klang, rather than of a list or a person. */
  isEverything: z.boolean(),
  /** What an export of everything is doing; `done` and `total` count the files or items of that phase. */
  phase: z.nullable(z.enum(takeOutPhases)),
  done: z.int(),
  total: z.nullable(z.int()),
  problem: z.string(),
});
export type ListExport = z.output<typeof listExportSchema>;

import * as z from 'zod/mini';
import { requiredText } from './fields.ts';

/** How a column's values stand in their cells; everything but text is a real number or a real date. An id, or a year, is a number that counts nothing. */
export const cellFormats = ['text', 'id', 'whole', 'hours', 'money', 'day', 'instant', 'flag'] as const;
export type CellFormat = (typeof cellFormats)[number];

const mostColumns = 50;
const mostRows = 20_000;

const cell = z.nullable(
  z.union([z.string().check(z.maxLength(32_767, 'Texten är för lång för en cell.')), z.number(), z.boolean()]),
);

export const sheetSchema = z
  .object({
    name: requiredText(100),
    columns: z
      .array(
        z.object({ heading: requiredText(100), format: z.enum(cellFormats), isSummed: z._default(z.boolean(), false) }),
      )
      .check(z.minLength(1, 'Ange minst en kolumn.'), z.maxLength(mostColumns, `Högst ${mostColumns} kolumner.`)),
    rows: z
      .array(z.array(cell))
      .check(z.maxLength(mostRows, 'Högst 20 000 rader kan exporteras. Filtrera listan först.')),
  })
  .check(
    z.refine(
      ({ columns, rows }) => rows.every((row) => row.length === columns.length),
      'Varje rad ska ha ett värde för varje kolumn.',
    ),
  );
export type Sheet = z.input<typeof sheetSchema>;

/** Where a file that was too large to be answered is fetched, within minutes. */
export const fileLinkSchema = z.object({ url: z.string(), fileName: z.string() });
export type FileLink = z.output<typeof fileLinkSchema>;

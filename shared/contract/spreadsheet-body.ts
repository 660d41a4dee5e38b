import * as z from 'zod/mini';
import { maxImportBytes } from '../schemas/project-import.ts';

const base64Length = Math.ceil(maxImportBytes / 3) * 4;

/** A spreadsheet to import, and whether it is only tried. */
export const spreadsheetBody = z.object({
  file: z
    .string('Välj en fil.')
    .check(
      z.minLength(1, 'Välj en fil.'),
      z.maxLength(base64Length, 'Filen får vara högst 3 MB.'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Filen gick inte att läsa.'),
    ),
  isDryRun: z.boolean('Ange om det är en provkörning.'),
});

export const maxSpreadsheetBody = base64Length + 10_000;

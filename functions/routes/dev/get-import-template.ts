import { importColumns } from '../../../shared/domain/project-import.ts';
import { getImportTemplate } from '../../../shared/contract/project-import.ts';
import { route } from '../../runtime/route.ts';
import { spreadsheetAuthor } from '../../spreadsheets/spreadsheet-author.ts';
import { sheetOf, writeSpreadsheet } from '../../spreadsheets/write-spreadsheet.ts';

/** Every column is text, so that no code becomes a date and no zero is lost. */
export const handler = route(getImportTemplate, async () => {
  const columns = importColumns.map(({ heading }) => ({ heading, value: () => '', width: heading.length + 6 }));
  const bytes = await writeSpreadsheet([sheetOf('Projekt', columns, [])], { author: await spreadsheetAuthor() });
  return { bytes, fileName: 'Projektimport.xlsx' };
});

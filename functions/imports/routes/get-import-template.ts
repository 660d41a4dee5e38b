import { importColumns } from '../../../shared/domain/project-import.ts';
import { getImportTemplate } from '../../../shared/contract/project-import.ts';
import { route } from '../../request/route.ts';
import { spreadsheetAuthor } from '../../spreadsheets/spreadsheet-file.ts';
import { sheetOf, writeSpreadsheet } from '../../spreadsheets/write-spreadsheet.ts';

/** All columns are text, so that Excel neither turns codes into dates nor drops leading zeros. */
export const handler = route(getImportTemplate, async () => {
  const columns = importColumns.map(({ heading }) => ({ heading, value: () => '', width: heading.length + 6 }));
  const bytes = await writeSpreadsheet([sheetOf('Projekt', columns, [])], { author: await spreadsheetAuthor() });
  return { bytes, fileName: 'Projektimport.xlsx' };
});

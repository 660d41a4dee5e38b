import { exportList } from '../../../shared/contract/spreadsheets.ts';
import { route } from '../../request/route.ts';
import { spreadsheetFile } from '../../spreadsheets/spreadsheet-file.ts';
import { sheetOf } from '../../spreadsheets/write-spreadsheet.ts';

export const handler = route(exportList, async ({ body: { name, columns, rows }, user }) => {
  const sheet = sheetOf(
    name,
    columns.map((column, index) => ({ ...column, value: (row: (typeof rows)[number]) => row[index] })),
    rows,
  );
  return spreadsheetFile([sheet], { fileName: `${name}.xlsx`, userId: user.userId });
});

import { exportList } from '../../../shared/contract/spreadsheets.ts';
import { route } from '../../runtime/route.ts';
import { sheetOf, writeSpreadsheet } from '../../spreadsheets/write-spreadsheet.ts';

export const handler = route(exportList, async ({ body: { name, columns, rows } }) => {
  const sheet = sheetOf(
    name,
    columns.map((column, index) => ({ ...column, value: (row: (typeof rows)[number]) => row[index] })),
    rows,
  );
  return { bytes: await writeSpreadsheet([sheet]), fileName: `${name}.xlsx` };
});

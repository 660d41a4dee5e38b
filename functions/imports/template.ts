import { maxImportedRows } from '../../shared/schemas/record-import.ts';
import { type SheetColumn, sheetOf, writeSpreadsheet } from '../spreadsheets/write-spreadsheet.ts';
import type { Column } from './column.ts';
import type { RecordKind } from './record-kind.ts';

const choicesSheet = 'Val';
const helpSheet = 'Förklaring';

/** Sheets of the template that hold no records. */
export const sheetsWithoutRecords: readonly string[] = [choicesSheet, helpSheet];

/**
 * The spreadsheet to fill in: headings and an example, explanations, and the choices of cells. All columns are text, so
 * that Excel neither turns numbers into dates nor drops leading zeros.
 */
export function writeTemplate({ sheet, columns }: RecordKind, author: string): Promise<Uint8Array> {
  const columnsWithChoices = columns.filter(({ choices }) => choices.length > 0);
  const recordColumns = columns.map((column): SheetColumn<null> => ({
    heading: column.heading,
    value: () => column.example,
    width: Math.max(column.heading.length, column.example.length) + 6,
    ...(column.choices.length > 0 && {
      choices: {
        sheet: choicesSheet,
        column: columnsWithChoices.indexOf(column) + 1,
        count: column.choices.length,
        rows: maxImportedRows,
      },
    }),
  }));
  const longest = Math.max(0, ...columnsWithChoices.map(({ choices }) => choices.length));
  const rows = Array.from({ length: longest }, (_, index) => index);
  const choiceColumns = columnsWithChoices.map(({ heading, choices }) => ({
    heading,
    value: (index: number) => choices[index] ?? null,
  }));
  return writeSpreadsheet(
    [
      sheetOf(sheet, recordColumns, [null]),
      sheetOf(helpSheet, helpColumns, columns),
      ...(columnsWithChoices.length > 0 ? [sheetOf(choicesSheet, choiceColumns, rows)] : []),
    ],
    { author },
  );
}

const helpColumns: readonly SheetColumn<Column>[] = [
  { heading: 'Kolumn', value: ({ heading }) => heading },
  { heading: 'Måste fyllas i', value: ({ isRequired }) => (isRequired ? 'Ja' : 'Nej') },
  { heading: 'Exempel', value: ({ example }) => example },
  { heading: 'Förklaring', value: explanation, width: 60 },
];

function explanation({ help, choices }: Column): string {
  const choiceHint = choices.length > 0 ? `Välj i listan (bladet ${choicesSheet}).` : '';
  return [help, choiceHint].filter(Boolean).join(' ');
}

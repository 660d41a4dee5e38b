import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { type SheetColumn, sheetOf, writeSpreadsheet } from '../../../../functions/spreadsheets/write-spreadsheet.ts';
import { type ReadSheet, readSheets, unzip } from '../../../support/spreadsheet.ts';

type Row = { name: string; count: number | null; hours: number; price: number; day: string; at: string; done: boolean };

const columns: readonly SheetColumn<Row>[] = [
  { heading: 'Namn', value: (row) => row.name },
  { heading: 'Antal', value: (row) => row.count, format: 'whole' },
  { heading: 'Timmar', value: (row) => row.hours, format: 'hours' },
  { heading: 'Pris', value: (row) => row.price, format: 'money' },
  { heading: 'Datum', value: (row) => row.day, format: 'day' },
  { heading: 'Ändrad', value: (row) => row.at, format: 'instant' },
  { heading: 'Klar', value: (row) => row.done, format: 'flag', width: 9 },
];

const row: Row = {
  name: 'Åsa & Örjan <AB> "Ljud"',
  count: 1200,
  hours: 7.5,
  price: 1234.5,
  day: '2026-11-20',
  at: '2026-06-30T22:15:00.000Z',
  done: true,
};

const write = (rows: readonly Row[]) => writeSpreadsheet([sheetOf('Rader', columns, rows)]);
const headings = columns.map(({ heading }) => heading);

/** 1 January 1900 is day 1, and the format treats 1900 as a leap year. */
const serial = (iso: string) => (Date.parse(iso) - Date.parse('1899-12-30T00:00:00Z')) / 86_400_000;

describe('a spreadsheet', () => {
  it('holds texts as texts, numbers as numbers and days as days', async () => {
    const [sheet] = readSheets(await write([row]));
    expect(sheet!.name).toBe('Rader');
    expect(sheet!.rows[0]).toEqual(headings);
    expect(sheet!.rows[1]!.slice(0, 5)).toEqual([row.name, 1200, 7.5, 1234.5, serial('2026-11-20T00:00:00Z')]);
    expect(sheet!.rows[1]![6]).toBe('Ja');
  });

  it('says instants by the clock in Sweden', async () => {
    const [sheet] = readSheets(await write([row]));
    expect(sheet!.rows[1]![5]).toBeCloseTo(serial('2026-07-01T00:15:00Z'), 8);
  });

  it('has formats that the reader’s own language writes', async () => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await write([row])) as never);
    const formats = headings.map((_, index) => workbook.worksheets[0]!.getCell(2, index + 1).numFmt);
    expect(formats).toEqual(['@', '#,##0', '#,##0.0#', '#,##0.00 "kr"', 'yyyy-mm-dd', 'yyyy-mm-dd hh:mm', '@']);
  });

  it('keeps its heading row in sight, filters every column, and is as wide as what it holds', async () => {
    const xml = readSheets(await write([row, row]))[0]!.xml;
    expect(xml).toMatch(/<pane ySplit="1" topLeftCell="A2"[^>]* state="frozen"/);
    expect(xml).toContain('<autoFilter ref="A1:G3"/>');
    const widths = [...xml.matchAll(/<col min="\d+" max="\d+" width="([\d.]+)"/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([26, 9, 10, 15, 13, 19, 9]);
  });

  it('is printed as wide as the paper, with its headings on each page', async () => {
    const bytes = await write([row]);
    const [{ xml }] = readSheets(bytes) as [ReadSheet];
    expect(xml).toContain('<pageSetUpPr fitToPage="1"/>');
    const setup = /<pageSetup [^>]*>/.exec(xml)![0];
    for (const part of ['paperSize="9"', 'orientation="landscape"', 'fitToHeight="0"']) expect(setup).toContain(part);
    expect(unzip(bytes).get('xl/workbook.xml')).toContain(
      '<definedName name="_xlnm.Print_Titles" localSheetId="0">&apos;Rader&apos;!$1:$1</definedName>',
    );
  });

  it('writes an id and a year without a space between thousands, and numbers to the right', async () => {
    const ids: SheetColumn<Row>[] = [{ heading: 'Insats', value: () => 12_345, format: 'id' }, columns[0]!];
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await writeSpreadsheet([sheetOf('Rader', ids, [row])])) as never);
    const cells = [1, 2].flatMap((line) => [1, 2].map((column) => workbook.worksheets[0]!.getCell(line, column)));
    expect(cells.map(({ alignment }) => alignment.horizontal)).toEqual(['right', 'left', 'right', 'left']);
    expect([cells[2]!.value, cells[2]!.numFmt]).toEqual([12_345, '0']);
  });

  it.each(['=1+1', '+46 70', '-2', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")', '=cmd|/C calc!A0'])(
    'never makes a formula of the text %j',
    async (name) => {
      const bytes = await write([{ ...row, name }]);
      const [sheet] = readSheets(bytes);
      const files = [...unzip(bytes).values()].join('');
      expect(files).not.toMatch(/<f[ >/]/);
      expect(sheet!.xml).toMatch(/<c r="A2"[^>]* t="s"/);
      // XML normalizes a carriage return to a line break.
      expect(String(sheet!.rows[1]![0]).replaceAll('\r', '\n')).toBe(name.replaceAll('\r', '\n'));
      const workbook = new ExcelJS.Workbook();
      await workbook.xlsx.load(bytes as never);
      const cell = workbook.worksheets[0]!.getCell('A2');
      expect([cell.type, cell.numFmt]).toEqual([ExcelJS.ValueType.String, '@']);
    },
  );

  it('leaves missing values empty, and omits characters that XML forbids', async () => {
    const odd = { ...row, name: `a\u0000b\u001fc\ud800d`, count: null };
    const [sheet] = readSheets(await write([odd]));
    expect(sheet!.rows[1]!.slice(0, 2)).toEqual(['abc\ufffdd', undefined]);
  });

  it('is a whole workbook without rows too', async () => {
    const [sheet] = readSheets(await write([]));
    expect(sheet!.rows).toEqual([headings]);
    expect(sheet!.xml).toContain('<autoFilter ref="A1:G1"/>');
  });

  it('has no sums without rows, which would be sums of themselves', async () => {
    const summed = columns.map((column) => ({ ...column, isSummed: column.format === 'money' }));
    const [sheet] = readSheets(await writeSpreadsheet([sheetOf('Rader', summed, [])]));
    expect(sheet!.rows).toEqual([headings]);
  });

  it('has sheets with names that every program takes, no two alike', async () => {
    const named = (name: string) => sheetOf(name, columns, [row]);
    const long = 'Ett namn som är längre än vad ett blad får ha';
    const names = ['26-0042: [Insatser]', long, long, '', "'citat'", "Ola's", 'person', 'Person'];
    const sheets = readSheets(await writeSpreadsheet(names.map(named)));
    expect(sheets.map(({ name }) => name)).toEqual([
      '26-0042   Insatser',
      long.slice(0, 31),
      `${long.slice(0, 27)} (2)`,
      'Blad',
      'citat',
      'Ola’s',
      'person',
      'Person (2)',
    ]);
  });

  it('takes thousands of rows', async () => {
    const [sheet] = readSheets(await write(Array.from({ length: 5000 }, (_, count) => ({ ...row, count }))));
    expect(sheet!.rows).toHaveLength(5001);
    expect(sheet!.rows[5000]![1]).toBe(4999);
  });
});

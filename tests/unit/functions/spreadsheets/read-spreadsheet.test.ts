import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from '../../../../functions/spreadsheets/read-spreadsheet.ts';
import { readTable } from '../../../../functions/spreadsheets/read-table.ts';
import { usualForm } from '../../../../functions/spreadsheets/usual-form.ts';
import { unzipSmall } from '../../../../functions/spreadsheets/zip-limits.ts';

const limits = { maxRows: 100, maxColumns: 10 };

async function partsOf(fill: (sheet: ExcelJS.Worksheet) => void): Promise<Map<string, string>> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook.addWorksheet('Kunder'));
  const file = Buffer.from(await workbook.xlsx.writeBuffer());
  return new Map([...unzipSmall(file, 20_000_000)].map(([name, content]) => [name, content.toString()]));
}

async function read(parts: ReadonlyMap<string, string>) {
  const file = usualForm(new Map([...parts].map(([name, text]) => [name, Buffer.from(text)])));
  const sheets = await readSpreadsheet(file, limits);
  return sheets.map(({ name, rows }) => ({
    name,
    rows: rows.map(({ cells }) => cells.map(({ text, fault }) => fault ?? text)),
  }));
}

const table = (sheet: ExcelJS.Worksheet) => {
  sheet.addRow(['Namn', 'Nummer']);
  sheet.addRow(['Å & Ö', 7.5]);
};
const descriptions = [
  {
    name: 'Kunder',
    rows: [
      ['Namn', 'Nummer'],
      ['Å & Ö', '7.5'],
    ],
  },
];

describe('a spreadsheet of another maker is read as one of Excel', () => {
  it('with a prefix, absolute addresses and other names', async () => {
    const parts = await partsOf(table);
    const sheet = parts.get('xl/worksheets/sheet1.xml')!;
    const prefixed = sheet
      .replaceAll(/<(\/?)(?=[a-z])/gi, '<$1x:')
      .replace(
        'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"',
        'xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"',
      );
    expect(prefixed).toContain('<x:worksheet');
    parts.delete('xl/worksheets/sheet1.xml');
    parts.set('xl/worksheets/sheet.xml', prefixed);
    const rels = parts.get('xl/_rels/workbook.xml.rels')!;
    parts.set(
      'xl/_rels/workbook.xml.rels',
      rels.replace('worksheets/sheet1.xml', 'worksheets/sheet.xml').replaceAll('Target="', 'Target="/xl/'),
    );
    expect(await read(parts)).toEqual(descriptions);
  });

  it('whose cells and rows have no address', async () => {
    const parts = await partsOf(table);
    const sheet = parts.get('xl/worksheets/sheet1.xml')!;
    parts.set('xl/worksheets/sheet1.xml', sheet.replaceAll(/(<(?:c|row)\b[^>]*?)\sr="[^"]*"/g, '$1'));
    expect(await read(parts)).toEqual(descriptions);
  });

  it('with a sheet of the name that the English Excel reserves', async () => {
    const parts = await partsOf(table);
    const workbook = parts.get('xl/workbook.xml')!;
    expect(workbook).toContain('name="Kunder"');
    parts.set('xl/workbook.xml', workbook.replace('name="Kunder"', 'name="History"'));
    expect(await read(parts)).toEqual([{ ...descriptions[0], name: 'history' }]);
  });
});

describe('a hidden column', () => {
  const workbookOf = async (fill: (sheet: ExcelJS.Worksheet) => void) => {
    const workbook = new ExcelJS.Workbook();
    fill(workbook.addWorksheet('Kunder'));
    return Buffer.from(await workbook.xlsx.writeBuffer());
  };

  it('is left out, with its heading', async () => {
    const file = await workbookOf((sheet) => {
      sheet.addRow(['Namn', 'Rabatt', '', 'Ort']);
      sheet.addRow(['Å & Ö', { error: '#N/A' }, 'x', 'Boden']);
      sheet.addRow(['', 'borta', 'x', '']);
      sheet.getColumn(2).hidden = true;
      sheet.getColumn(3).hidden = true;
    });
    const [sheet] = await readSpreadsheet(file, limits);
    expect(sheet).toMatchObject({ name: 'Kunder', hidden: ['Rabatt'] });
    expect(sheet!.rows.map(({ cells }) => cells.map(({ text, fault }) => fault ?? text))).toEqual([
      ['Namn', '', '', 'Ort'],
      ['Å & Ö', '', '', 'Boden'],
    ]);
  });

  it('is recognised by its heading, and not by what stands above the head', async () => {
    const file = await workbookOf((sheet) => {
      sheet.addRow(['', 'Utskrivet i mars', '']);
      sheet.addRow(['Namn', 'Rabatt', 'Ort']);
      sheet.addRow(['Å & Ö', '7', 'Boden']);
      sheet.getColumn(2).hidden = true;
    });
    const [sheet] = await readSpreadsheet(file, limits);
    expect(sheet!.hidden).toEqual(['Rabatt']);
    expect(readTable(sheet!, [{ key: 'name', heading: 'Namn' }], ['name']).rows).toHaveLength(1);
  });

  it('is asked for when it is required, and gives way to a visible one of the same heading', async () => {
    const table = async (hidden: number) => {
      const file = await workbookOf((sheet) => {
        sheet.addRow(['Namn', 'Namn']);
        sheet.addRow(['gammalt', 'nytt']);
        for (let column = 1; column <= hidden; column += 1) sheet.getColumn(column).hidden = true;
        sheet.getCell('C2').value = 'x';
      });
      const [sheet] = await readSpreadsheet(file, limits);
      return readTable(sheet!, [{ key: 'name', heading: 'Namn' }], ['name']);
    };
    const one = await table(1);
    expect([one.faults, one.rows.map(({ cellOf }) => cellOf('name').text)]).toEqual([[], ['nytt']]);
    expect((await table(2)).faults.map(({ message }) => message)).toEqual(['Kolumnen Namn är dold. Visa den.']);
  });
});

it('a formula is read by its value, and named when nothing has calculated it', async () => {
  const parts = await partsOf((sheet) => {
    sheet.addRow(['Namn', { formula: '1+1', result: 2 }, { formula: '1+2' }, { formula: 'IF(TRUE,"")', result: '' }]);
  });
  expect((await read(parts))[0]!.rows[0]!.slice(0, 3)).toEqual([
    'Namn',
    '2',
    'Cellens formel är inte uträknad. Öppna filen i Excel och spara den igen.',
  ]);
});

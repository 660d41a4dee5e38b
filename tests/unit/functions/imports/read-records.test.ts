import ExcelJS from 'exceljs';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ParsedRecords, readRecords } from '../../../../functions/imports/read-records.ts';
import { recordKinds } from '../../../../functions/imports/record-kinds.ts';
import type { ImportKind } from '../../../../shared/codes/import-kinds.ts';
import { useSwedishMessages } from '../../../../shared/fields/messages.ts';
import { cellsOf } from '../../../support/record-import.ts';
import { spreadsheetOf } from '../../../support/project-import.ts';
import { byTier } from '../../../support/tier.ts';

type Row = Record<string, ExcelJS.CellValue>;

const ids: Record<string, number> = { Ekhuset: 1, Hamnen: 2, Mätning: 11, Hyra: 12 };
const named = (text: string) => (ids[text] ? { value: ids[text] } : { fault: `Okänd: ${text}` });

async function read(kind: ImportKind, rows: Row[], headings?: string[]): Promise<ParsedRecords> {
  const given = headings ?? [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return readRecords(await spreadsheetOf(rows, given), recordKinds[kind], { customer: named, product: named });
}
const bodies = ({ records }: ParsedRecords) => records.map(({ parsed }) => parsed);

beforeAll(useSwedishMessages);

describe('records of a spreadsheet', () => {
  it('are read from columns in any order, in upper or lower case, by any of their headings', async () => {
    const file = await read('customer', [{ 'ORG.NR': 5560160680, Stjärnor: 5, företagsnamn: 'Ekhuset AB' }]);
    expect([file.faults, file.unread]).toEqual([[], ['Stjärnor']]);
    expect(bodies(file)).toEqual([expect.objectContaining({ name: 'Ekhuset AB', organisationNumber: '556016-0680' })]);
  });

  it('are not read without a required column, or with one twice', async () => {
    expect(cellsOf(await read('customer', [{ Ort: 'Göteborg' }]))).toEqual(['A1: Kolumnen Namn saknas.']);
    const twice = await read('customer', [{ Namn: 'A', KUNDNAMN: 'B' }]);
    expect(cellsOf(twice)).toEqual(['B1: Kolumnen KUNDNAMN finns två gånger.']);
  });

  it('name what a formula shows, and each cell with an error or a date', async () => {
    const file = await read('contact', [
      { Förnamn: { formula: 'A9', result: 'Karin' }, Efternamn: { error: '#REF!' } as never, Mobil: 701234567 },
      { Förnamn: new Date(0), Efternamn: 'Ek', Kund: 'Ekhuset; Hamnen' },
      { Förnamn: 'Bo', Efternamn: 'Ek', Kund: 'Ekhuset; Okänd' },
    ]);
    expect(cellsOf(file)).toEqual([
      'B2: Cellen har ett fel (#REF!).',
      'A3: Cellen är ett datum. Formatera den som text och skriv om värdet.',
      'D4: Okänd: Okänd',
    ]);
    expect(file.records[0]!.body).toMatchObject({ firstName: 'Karin', mobilePhone: '701234567' });
    expect(file.records[1]!.body).toMatchObject({ selectedCustomers: [1, 2] });
  });

  it('are checked by the same schema as the form', async () => {
    const product = await read('product', [
      { Namn: 'A', Produkttyp: 'Milersättning' },
      { Namn: 'B', 'Moms %': '6 %' },
      { Namn: 'C', 'Moms %': 25, Konto: 3002 },
      { Namn: 'x'.repeat(101), Konto: 31 },
    ]);
    expect(bodies(product).slice(0, 2)).toMatchObject([{ account: 3550 }, { account: 3003, vatPercent: 6 }]);
    expect(cellsOf(product)).toEqual([
      'D4: Kontot hör till en annan momssats: 3001 är 25 %, 3002 12 %, 3003 6 % och 3004 momsfritt.',
      'A5: Högst 100 tecken.',
      'D5: Fyra siffror, till exempel 3001.',
    ]);
  });

  it('have the share that a cell shows in percent, also from a hundred up', async () => {
    const workbook = new ExcelJS.Workbook();
    const sheet = workbook.addWorksheet('Produkter');
    sheet.addRows([['Namn', 'Påslag %'], ...[0.15, 1, 1.5, 0.126].map((share, index) => [`P${index}`, share])]);
    sheet.getColumn(2).eachCell((cell) => (cell.numFmt = '0%'));
    const bytes = new Uint8Array(await workbook.xlsx.writeBuffer());
    const file = await readRecords(bytes, recordKinds.product, { customer: named, product: named });
    expect(file.records.map(({ body }) => body['markUpPercent'])).toEqual([15, 100, 150, undefined]);
    expect(cellsOf(file)).toEqual(['B5: Cellen visar 13 % men innehåller 12,6 %. Skriv talet som det ska vara.']);
  });

  it('make one price list of the rows of a year or customer', async () => {
    const file = await read('price-list-customer', [
      { Kund: 'Ekhuset', Produkt: 'Mätning', Pris: '1 250,50', Kommentar: 'Avtal' },
      { Kund: 'Hamnen', Produkt: 'Mätning', Pris: 0 },
      { Kund: 'Ekhuset', Produkt: 'Hyra', Pris: 0.1 + 0.2 },
    ]);
    expect(file.faults).toEqual([]);
    expect(bodies(file)).toEqual([
      {
        customerId: 1,
        comment: 'Avtal',
        lines: [
          { productId: 11, price: 1250.5 },
          { productId: 12, price: 0.3 },
        ],
      },
      { customerId: 2, comment: '', lines: [{ productId: 11, price: 0 }] },
    ]);
    const faulty = await read('price-list-default', [
      { År: 2027, Produkt: 'Mätning', Pris: -1, Kommentar: 'A' },
      { År: 2027, Produkt: null, Pris: null, Kommentar: 'B' },
      { År: 1999, Produkt: 'Hyra', Pris: '10,005', Kommentar: null },
    ]);
    expect(cellsOf(faulty).sort()).toEqual([
      'A4: Ange ett år från 2000.',
      'B3: Produkt saknas.',
      'C2: Kan inte vara negativt.',
      'C3: Pris saknas.',
      'C4: Skriv talet utan punkt eller komma mellan tusental, till exempel 1 250,50.',
      'D3: Står annorlunda på rad 2. Det gäller hela listan.',
    ]);
  });

  it('have exactly the faults that were put into a file', async () => {
    const cells = {
      Namn: { good: fc.constantFrom('Ekhuset AB', ' Å & Ö '), bad: fc.constantFrom(null, 'x'.repeat(101)) },
      Orgnr: {
        good: fc.constantFrom(null, 5560160680, '556016-0680', '16 556016-0680'),
        bad: fc.constantFrom(5560160681, '12', 'nej'),
      },
      Kredittid: { good: fc.constantFrom(null, 30, '0', '365'), bad: fc.constantFrom(366, -1, 'tio', 1.5) },
      Betalningsanmärkning: { good: fc.constantFrom(null, true, 'nej', 'X'), bad: fc.constantFrom('kanske', 7) },
      Land: { good: fc.constantFrom(null, 'Sverige', 'se'), bad: fc.constantFrom('Atlantis', 'XX') },
    };
    const columns = Object.entries(cells);
    const cell = columns.map(([, { good, bad }]) =>
      fc.oneof(
        { weight: 3, arbitrary: fc.tuple(good as fc.Arbitrary<unknown>, fc.constant(false)) },
        { weight: 1, arbitrary: fc.tuple(bad as fc.Arbitrary<unknown>, fc.constant(true)) },
      ),
    );
    const rows = fc.array(fc.tuple(...cell), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const sheet = given.map((row) =>
          Object.fromEntries(row.map(([value], index) => [columns[index]![0], value as ExcelJS.CellValue])),
        );
        const { faults, records } = await read('customer', sheet, Object.keys(cells));
        const wanted = given.flatMap((row, line) =>
          row.flatMap(([, isBad], index) => (isBad ? [`${'ABCDE'[index]}${line + 2}`] : [])),
        );
        // A row without any text is not a row.
        const isEmpty = (line: number) => given[line]!.every(([value]) => value === null);
        const kept = wanted.filter((place) => !isEmpty(Number(place.slice(1)) - 2));
        if (kept.length === wanted.length && records.length > 0) {
          expect(faults.map(({ row, column }) => `${column}${row}`).sort()).toEqual(wanted.sort());
        }
      }),
      { numRuns: byTier(15, 100) },
    );
  });
});

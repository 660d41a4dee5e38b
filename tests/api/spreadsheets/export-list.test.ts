import { describe, expect, it } from 'vitest';
import { exportList } from '../../../shared/contract/spreadsheets.ts';
import { logInAs } from '../../support/people.ts';
import { readSheets, recalculate } from '../../support/spreadsheet.ts';
import { inAll } from '../../support/tier.ts';

const staff = await logInAs('Staff');

const columns = [
  { heading: 'Kund', format: 'text' },
  { heading: 'Projekt', format: 'whole' },
  { heading: 'Budget', format: 'money', isSummed: true },
];

describe('a list, exported', () => {
  it('has its rows as they were sent, with a sum of what is money', async () => {
    const rows = [
      ['Ängens Bygg & Co', 3, 1234.5],
      ['=1+1', 0, 0.1],
      ['Ö', null, 0.2],
    ];
    const reply = await staff.call(exportList, { body: { name: 'Kunder', columns, rows } });
    const [sheet] = readSheets(reply.bytes);
    expect(sheet!.name).toBe('Kunder');
    expect(recalculate(sheet!)).toEqual([
      ['Kund', 'Projekt', 'Budget'],
      ['Ängens Bygg & Co', 3, 1234.5],
      ['=1+1', 0, 0.1],
      ['Ö', undefined, 0.2],
      ['Summa', undefined, 1234.8],
    ]);
  });

  it.runIf(inAll)('takes ten thousand rows of fifteen columns', async () => {
    const many = Array.from({ length: 15 }, (_, index) => ({ heading: `Kolumn ${index}`, format: 'text' }));
    const rows = Array.from({ length: 10_000 }, (_, row) => many.map((_column, column) => `Text ${row} ${column}`));
    const reply = await staff.call(exportList, { body: { name: 'Många', columns: many, rows } });
    expect(reply.status).toBe(200);
    expect(readSheets(reply.bytes)[0]!.rows).toHaveLength(10_001);
  });

  it('refuses a row that does not fit its columns, and more rows than a file takes', async () => {
    const uneven = await staff.call(exportList, { body: { name: 'Kunder', columns, rows: [['Bara en']] } });
    expect(uneven.json.errors[0].message).toBe('Varje rad ska ha ett värde för varje kolumn.');
    const rows = Array.from({ length: 20_001 }, () => ['', 0, 0]);
    const tooMany = await staff.call(exportList, { body: { name: 'Kunder', columns, rows } });
    expect(tooMany).toMatchObject({
      status: 422,
      json: { errors: [{ message: 'Högst 20 000 rader kan exporteras. Filtrera listan först.' }] },
    });
  });
});

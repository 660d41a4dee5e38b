import { expect, it } from 'vitest';
import { readImport } from '../../../../functions/imports/read-import.ts';
import { maxImportRows } from '../../../../shared/schemas/project-import.ts';
import { spreadsheetOf } from '../../../support/project-import.ts';

const projects = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ Projektkod: `GML_${index}`, Kund: 'Ekhuset AB' }));

it.each([maxImportRows + 1, maxImportRows + 2, 3 * maxImportRows])(
  'a file of %i projects is refused for its length',
  async (count) => {
    const { rows, faults } = await readImport(await spreadsheetOf(projects(count)));
    expect(rows).toEqual([]);
    expect(faults.map(({ message }) => message)).toEqual(['Filen har fler än 2\u00a0000 projekt. Dela upp den.']);
  },
);

it('a file of as many projects as are imported at once is read', async () => {
  const { rows, faults } = await readImport(await spreadsheetOf(projects(maxImportRows)));
  expect([rows.length, faults]).toEqual([maxImportRows, []]);
});

import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/app/paths.ts';
import { expectAxeClean, test } from '../support/browser.ts';
import { makeCustomer, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { readSheets } from '../support/spreadsheet.ts';

describe('any list', () => {
  test('is exported as it is filtered and ordered, with all its pages', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const word = unique('Exportbolaget').split(' ')[1]!;
    for (let number = 10; number < 35; number += 1) await makeCustomer(staff, { name: `Bolag ${number} ${word}` });
    const page = await openPage({ as: 'Staff', path: `${paths.customers}?name=${word}&sort=-name` });
    await page.getByText('25 träffar').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportera listan' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Kunder.xlsx');
    const [sheet] = readSheets(readFileSync(await download.path()));
    expect(sheet!.rows).toHaveLength(26);
    expect(sheet!.rows[0]![0]).toBe('Namn');
    expect([sheet!.rows[1]![0], sheet!.rows[25]![0]]).toEqual([`Bolag 34 ${word}`, `Bolag 10 ${word}`]);
    await page.getByText('Export klar').waitFor();
    await expectAxeClean(page);
  });

  test('has its export in the palette', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.projects });
    await page.getByRole('button', { name: 'Exportera listan' }).waitFor();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('textbox').fill('exportera');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      palette.getByText('Exportera listan').click(),
    ]);
    expect(download.suggestedFilename()).toBe('Projekt.xlsx');
  });
});

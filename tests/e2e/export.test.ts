import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/app/paths.ts';
import { expectAxeClean, test } from '../support/browser.ts';
import { startLocalStack } from '../../infra/local/stack.ts';
import { makeCustomer, unique } from '../support/builders.ts';
import { Api } from '../support/api.ts';
import { logInAs } from '../support/people.ts';
import { readSheets } from '../support/spreadsheet.ts';
import { inAll } from '../support/tier.ts';

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

  test.runIf(inAll)('has its export in the palette', async ({ openPage }) => {
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

  test.runIf(inAll)('comes the same way where it is too large to be answered', async ({ openPage, onTestFinished }) => {
    const stack = await startLocalStack({
      seed: 'empty',
      schedules: false,
      quiet: true,
      environment: { MOST_FILE_BYTES: '1000' },
    });
    onTestFinished(() => stack.close());
    const staff = await Api.logIn(stack.url, 'AL', 'tallbarr');
    await makeCustomer(staff, { name: 'Storbolaget' });
    const page = await openPage({ as: 'Staff', path: paths.customers, url: stack.url });
    await page.getByText('1 träff', { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Exportera listan' }).click(),
    ]);
    expect(new URL(download.url()).origin).toBe(stack.s3Url);
    expect(download.suggestedFilename()).toBe('Kunder.xlsx');
    expect(readSheets(readFileSync(await download.path()))[0]!.rows[1]![0]).toBe('Storbolaget');
    await page.getByText('Export klar').waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.customers);
  });
});

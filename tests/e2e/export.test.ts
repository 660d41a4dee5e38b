import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { titles } from '../../frontend/src/navigation/titles.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { allowErrors } from '../support/page-errors.ts';
import { startLocalStack } from '../../infra/host/stack.ts';
import { makeCustomer, unique } from '../support/builders.ts';
import { Api } from '../support/api.ts';
import { logInAs } from '../support/people.ts';
import { invoke } from '../support/invoke.ts';
import { readSheets, unzipBytes } from '../support/spreadsheet.ts';
import { inAll, sizes } from '../support/tier.ts';

describe('any list', () => {
  test.runIf(inAll)('is exported as it is filtered and ordered, with all its pages', async ({ openPage }) => {
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
    expect(sheet!.rows).toHaveLength(27);
    expect(sheet!.rows[0]![0]).toBe('Namn');
    expect([1, 25, 26].map((row) => sheet!.rows[row]![0])).toEqual([`Bolag 34 ${word}`, `Bolag 10 ${word}`, 'Summa']);
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

  test.runIf(inAll)('is downloaded the same way above the response limit', async ({ openPage, onTestFinished }) => {
    const stack = await startLocalStack({
      seed: 'empty',
      schedules: false,
      quiet: true,
      environment: { MAX_FILE_BYTES: '1000' },
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

const tooLong = {
  status: 413,
  json: { message: 'Listan är för lång för att hämtas hel. Sök eller filtrera, eller hämta en sida i taget.' },
};

/** Exports the customers matching a word; the page believes that the list exceeds the response limit. */
async function exportLongList(page: Page, word: string, count: number): Promise<void> {
  allowErrors(page, /413/);
  await page.route(/\/v1\/customers\?.*itemsPerPage=0/, (route) => route.fulfill(tooLong));
  await page.goto(`${paths.customers}?name=${word}`);
  await page.getByText(`${count} träffar`).waitFor();
  await page.getByRole('button', { name: 'Exportera listan' }).click();
}

async function makeCustomers(word: string): Promise<void> {
  const staff = await logInAs('Staff');
  for (const letter of ['Ö', 'A', 'Z']) await makeCustomer(staff, { name: `Bolag ${letter} ${word}` });
}

describe('all that the firm has', () => {
  test.for(sizes)(
    'is taken out under System, and fetched when the tab was closed, on a %s',
    async (size, { openPage }) => {
      const closed = await openPage({ as: 'SuperAdmin', size, path: paths.systemSettings });
      await closed.getByRole('button', { name: 'Ta ut allt' }).click();
      await closed
        .getByRole('region', { name: /^Export av Uttag/ })
        .getByText('exporten förbereds')
        .waitFor();
      await expectAxeClean(closed);
      await screenshot(closed, `Ta ut allt ${size}`);
      const context = closed.context();
      await closed.close();
      await invoke('jobs/take-out');

      const page = await context.newPage();
      await page.goto(paths.customers);
      const box = page.getByRole('region', { name: /^Export av Uttag/ });
      await box.getByText(/poster uttagna$/).waitFor();
      await screenshot(page, `Allt uttaget ${size}`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        box.getByRole('button', { name: 'Hämta filen' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^Uttag .*\.zip$/);
      const files = unzipBytes(readFileSync(await download.path()));
      expect(files.get('LÄS MIG.html')!.toString()).toContain('npm run restore');
      expect([...files.keys()]).toContain('poster/customer.jsonl');
    },
  );
});

describe('a list above the response limit', () => {
  test('is written in the background, reported in the corner, and downloaded by its link', async ({ openPage }) => {
    const word = unique('Långlistan').split(' ')[1]!;
    await makeCustomers(word);
    const page = await openPage({ as: 'Staff' });
    await exportLongList(page, word, 3);
    const box = page.getByRole('region', { name: 'Export av Kunder' });
    await box.getByText('Kunder: 3 rader exporterade').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Export klar');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      box.getByRole('button', { name: 'Hämta filen' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Kunder.xlsx');
    const [sheet] = readSheets(readFileSync(await download.path()));
    expect(sheet!.rows.map(([name]) => name)).toEqual([
      'Namn',
      `Bolag A ${word}`,
      `Bolag Z ${word}`,
      `Bolag Ö ${word}`,
      'Summa',
    ]);
    await box.waitFor({ state: 'detached' });
  });

  test.runIf(inAll)(
    'is found again when the tab was closed, and in another browser under one’s own name',
    async ({ openPage }) => {
      const word = unique('Stängda').split(' ')[1]!;
      await makeCustomers(word);
      const closed = await openPage({ as: 'SuperAdmin' });
      await exportLongList(closed, word, 3);
      await closed.getByRole('region', { name: 'Export av Kunder' }).waitFor();
      const context = closed.context();
      await closed.close();
      const again = await context.newPage();
      await again.goto(paths.projects);
      await again.getByRole('region', { name: 'Export av Kunder' }).getByText('Kunder: 3 rader exporterade').waitFor();

      const elsewhere = await openPage({ as: 'SuperAdmin', path: paths.projects });
      await elsewhere.getByRole('button', { name: /Sandell/ }).click();
      await elsewhere.getByRole('menuitem', { name: titles.ownExports }).click();
      const row = elsewhere.getByRole('row').filter({ hasText: 'Klar' }).first();
      await row.waitFor();
      await expectAxeClean(elsewhere);
      await screenshot(elsewhere, 'Mina exporter');
      const [download] = await Promise.all([
        elsewhere.waitForEvent('download'),
        row.getByRole('button', { name: /Hämta filen/ }).click(),
      ]);
      expect(readSheets(readFileSync(await download.path()))[0]!.rows).toHaveLength(5);
    },
  );

  test.runIf(inAll).for(['desktop', 'phone'] as const)(
    'tells how far its export has come, and why there is none, on a %s',
    async (size, { openPage }) => {
      const word = unique('Misslyckad').split(' ')[1]!;
      await makeCustomers(word);
      const page = await openPage({ as: 'Staff', size });
      let change: object = { state: 'Pending', done: 41_500, total: 100_000 };
      await page.route('**/v1/lists/exports', async (route) => {
        if (route.request().method() !== 'GET') return route.continue();
        const response = await route.fetch();
        const { result } = await response.json();
        return route.fulfill({ response, json: { result: result.map((one: object) => ({ ...one, ...change })) } });
      });
      await exportLongList(page, word, 3);
      const box = page.getByRole('region', { name: 'Export av Kunder' }).first();
      await box.getByText(/41\s500 av 100\s000 rader/).waitFor();
      await box.getByText('Du kan stänga sidan.').waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Export pågår ${size}`);
      change = { state: 'Failed', problem: 'Filen kunde inte skrivas. Försök att exportera listan igen.' };
      await box.getByRole('alert').getByText('Filen kunde inte skrivas.').waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Export misslyckad ${size}`);
      await box.getByRole('button', { name: 'Dölj' }).click();
      await box.waitFor({ state: 'detached' });
      if (size === 'phone') {
        await page.goto(paths.ownExports);
        await page.getByRole('row').filter({ hasText: 'Misslyckades' }).first().waitFor();
        await expectAxeClean(page);
        await screenshot(page, 'Mina exporter på kort');
      }
    },
  );
});

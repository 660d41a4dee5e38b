import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { createFolder, deleteFile } from '../../shared/contract/files.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { chooseInMenu, filesPanel, filesPath, tile } from '../support/file-browser.ts';
import { finish, makeFile, putFile } from '../support/files.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { readZip } from '../support/read-zip.ts';
import { quarantine } from '../support/scanner.ts';
import { isStrict } from '../support/strict.ts';
import { testStack } from '../support/test-stack.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

const box = (page: Page) => page.getByRole('region', { name: /^Nedladdning av/ });

describe('a folder that is downloaded', () => {
  test.runIf(inAll || isStrict)(
    'is one ZIP with all that is in it, names to the letter, and says what is missing',
    async ({ openPage }) => {
      const project = await makeFile(staff, 'Fält åäö/Mätning é.txt', 'mätt åäö');
      const { projectCode, projectId } = project;
      const params = { projectCode };
      await putFile(staff, projectCode, 'Fält åäö/djup/Ö.txt', 'ö');
      await putFile(staff, projectCode, 'Fält åäö/djup/farlig.exe', 'ont');
      await putFile(staff, projectCode, 'Fält åäö/försvunnen.txt', 'borta');
      await putFile(staff, projectCode, 'Utanför.txt', 'inte med');
      await staff.result(createFolder, { params, body: { path: 'Fält åäö/Tom mapp' } });
      await quarantine(projectId, 'Fält åäö/djup/farlig.exe');
      const page = await openPage({ as: 'Staff', path: filesPath(project) });
      allowErrors(page, /404|Failed to load/);
      // Deleted after the folder was read.
      await page.route(/\/file\/download\/.*f%C3%B6rsvunnen|\/file\/download\/.*försvunnen/, async (route) => {
        const body = { type: 'file', path: 'Fält åäö/försvunnen.txt' };
        await finish(staff, projectCode, await staff.result(deleteFile, { params, body }));
        await route.continue();
      });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        chooseInMenu(page, 'Fält åäö', 'Ladda ner'),
      ]);
      expect(download.suggestedFilename()).toBe(`${projectCode} Fält åäö.zip`);
      const entries = readZip(await readFile(await download.path()));
      expect(entries.every(({ isUtf8 }) => isUtf8)).toBe(true);
      expect(Object.fromEntries(entries.map(({ name, content }) => [name, content]))).toEqual({
        'Fält åäö/Tom mapp/': '',
        'Fält åäö/Mätning é.txt': 'mätt åäö',
        'Fält åäö/djup/Ö.txt': 'ö',
      });
      await box(page).getByText('2 filer kom inte med').waitFor();
      const missing = box(page).getByRole('listitem');
      await missing.filter({ hasText: 'farlig.exe' }).getByText('Spärrad av viruskontrollen').waitFor();
      await missing
        .filter({ hasText: 'försvunnen.txt' })
        .getByText('Filen ”försvunnen.txt” finns inte längre.')
        .waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'Nedladdad mapp');
      await box(page).getByRole('button', { name: 'Dölj nedladdningen' }).click();
      await box(page).waitFor({ state: 'detached' });
    },
  );

  test.runIf(inAll)('is cancelled by Avbryt, and leaves nothing', async ({ openPage }) => {
    const project = await makeFile(staff, 'Fält/a.txt', 'a');
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    const held: (() => void)[] = [];
    await page.route(`${testStack().s3Url}/**`, (route) =>
      new Promise<void>((done) => held.push(done)).then(() => route.abort().catch(() => undefined)),
    );
    allowErrors(page, /Failed to load|net::ERR/);
    await chooseInMenu(page, 'Fält', 'Ladda ner');
    await box(page).getByText('Packar 0 av 1 filer').waitFor();
    await screenshot(page, 'Mapp packas');
    await box(page).getByRole('button', { name: 'Avbryt' }).click();
    await box(page).waitFor({ state: 'detached' });
    for (const done of held) done();
    await tile(page, 'Fält').waitFor();
    expect(downloads).toBe(0);
  });
});

test.runIf(inAll)('several files are downloaded as one ZIP, with the keyboard alone', async ({ openPage }) => {
  const project = await makeFile(staff, 'Ena.txt', 'ett');
  await putFile(staff, project.projectCode, 'Andra.txt', 'två');
  await putFile(staff, project.projectCode, 'Fält/c.txt', 'tre');
  const page = await openPage({ as: 'Staff', path: filesPath(project) });
  await tile(page, 'Fält').waitFor();
  await filesPanel(page).getByRole('button', { name: 'Markera alla', exact: true }).press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    filesPanel(page).getByRole('button', { name: 'Ladda ner' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(`${project.projectCode}.zip`);
  const entries = readZip(await readFile(await download.path()));
  expect(Object.fromEntries(entries.map(({ name, content }) => [name, content]))).toEqual({
    'Andra.txt': 'två',
    'Ena.txt': 'ett',
    'Fält/c.txt': 'tre',
  });
  await box(page).getByText('är nedladdad').waitFor();
  await box(page).waitFor({ state: 'detached' });
});

test.runIf(inAll)('a large ZIP is written to the place that is chosen, as it comes', async ({ openPage }) => {
  const project = await makeFile(staff, 'Fält/a.txt', 'innehåll');
  const page = await openPage({ as: 'Staff', path: filesPath(project) });
  // The browser's own dialog cannot be automated: a file in the page's private file system replaces the chosen one.
  await page.evaluate(() => {
    Object.assign(window, {
      showSaveFilePicker: async ({ suggestedName }: { suggestedName: string }) => {
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle(suggestedName, { create: true });
      },
    });
  });
  await page.route('**/v1/file/list/**', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(/"size":9\b/g, '"size":300000000');
    await route.fulfill({ response, body: text });
  });
  await chooseInMenu(page, 'Fält', 'Ladda ner');
  await box(page).getByText('är nedladdad').waitFor();
  const bytes = await page.evaluate(async (name) => {
    const folder = await navigator.storage.getDirectory();
    const file = await (await folder.getFileHandle(name)).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, `${project.projectCode} Fält.zip`);
  expect(readZip(Buffer.from(bytes))).toMatchObject([{ name: 'Fält/a.txt', content: 'innehåll' }]);
});

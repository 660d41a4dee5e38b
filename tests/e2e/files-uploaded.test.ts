import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright';
import { describe, expect } from 'vitest';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProject } from '../support/builders.ts';
import { chooseFiles, chooseInMenu, fileOf, filesPanel, filesPath, tile, uploadBox } from '../support/file-browser.ts';
import { contentOf, entriesOf, expiredForm, makeFile, namesOf } from '../support/files.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { said } from '../support/screens.ts';
import { testStack } from '../support/test-stack.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

describe('the files of a project', () => {
  test('are uploaded by the button, several at once, their progress shown and then hidden', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await filesPanel(page).getByText('Mappen är tom').waitFor();
    await chooseFiles(page, [fileOf('Rapport åäö.txt', 'ett'), fileOf('Bilaga.pdf', 'två', 'application/pdf')]);
    await uploadBox(page).getByText('2 filer uppladdade').waitFor();
    const total = uploadBox(page).getByRole('progressbar', { name: 'Förlopp för alla filer' });
    // Progress is shown as a percentage, for seven bytes too.
    expect(await total.getAttribute('max')).toBe('100');
    expect(await total.getAttribute('value')).toBe('100');
    await expectAxeClean(page);
    await screenshot(page, 'Uppladdning');
    await tile(page, 'Rapport åäö.txt').waitFor();
    await uploadBox(page).waitFor({ state: 'detached' });
    expect(await (await contentOf(staff, project.projectCode, 'Rapport åäö.txt')).text()).toBe('ett');
  });

  test.runIf(inAll)(
    'without a type or with an invalid name are reported, and the others go through',
    async ({ openPage }) => {
      const project = await makeProject(staff);
      const page = await openPage({ as: 'Staff', path: filesPath(project) });
      const folder = mkdtempSync(join(tmpdir(), 'types-'));
      const files = ['okänd', 'CON.txt', 'Ritning.dwg', 'Bra.txt'].map((name) => join(folder, name));
      for (const file of files) writeFileSync(file, 'x');
      await chooseFiles(page, files);
      const item = (name: string) => uploadBox(page).getByRole('listitem').filter({ hasText: name });
      await item('okänd').getByText('Invalid file.').waitFor();
      await item('CON.txt').getByText('CON är reserverat av Windows. Välj ett annat namn.').waitFor();
      await item('Bra.txt').getByText('Klar').waitFor();
      await item('Ritning.dwg').getByText('Klar').waitFor();
      await uploadBox(page).getByText('2 filer kom inte fram').waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'Uppladdning med fel');
      await uploadBox(page).getByRole('button', { name: 'Dölj uppladdningen' }).click();
      await uploadBox(page).waitFor({ state: 'detached' });
      expect(namesOf(await entriesOf(staff, project.projectCode))).toEqual(['Bra.txt', 'Ritning.dwg']);
    },
  );

  test.runIf(inAll)(
    'ask for a new form by themselves when S3 says that the old one has expired',
    async ({ openPage }) => {
      const project = await makeProject(staff);
      const page = await openPage({ as: 'Staff', path: filesPath(project) });
      allowErrors(page, /403|Failed to load/);
      let asked = 0;
      const answerOld = async (route: Route) => {
        asked += 1;
        const response = await route.fetch();
        const { result, ...rest } = await response.json();
        const old = await Promise.all(result.map(async (form: any) => ({ ...form, ...(await expiredForm(form)) })));
        await route.fulfill({ response, json: { ...rest, result: asked === 1 || asked > 2 ? old : result } });
      };
      await page.route('**/v1/file/upload/**', answerOld);
      await chooseFiles(page, [fileOf('Sen.txt', 'sen')]);
      await uploadBox(page).getByText('1 fil uppladdad').waitFor();
      expect(asked).toBe(2);
      expect(await (await contentOf(staff, project.projectCode, 'Sen.txt')).text()).toBe('sen');
      // When retries fail, the user is told and may try again.
      await chooseFiles(page, [fileOf('Senare.txt', 'senare')]);
      await uploadBox(page).getByText('Uppladdningen väntade för länge. Försök igen.').waitFor();
      expect(asked).toBe(6);
      await page.unroute('**/v1/file/upload/**', answerOld);
      await uploadBox(page).getByRole('button', { name: 'Försök igen' }).click();
      await tile(page, 'Senare.txt').waitFor();
    },
  );

  test.runIf(inAll)(
    'show what S3 or the server says of each, and go through when they are tried again',
    async ({ openPage }) => {
      const project = await makeProject(staff);
      const page = await openPage({ as: 'Staff', path: filesPath(project) });
      allowErrors(page, /422|403|Failed to load/);
      await page.route(
        '**/v1/file/upload/**',
        (call) =>
          call.fulfill({
            status: 422,
            json: { errors: [{ field: 'files.0.file', message: 'Just den här går inte.' }] },
          }),
        { times: 1 },
      );
      await chooseFiles(page, [fileOf('Ena.txt', 'x'), fileOf('Andra.txt', 'y')]);
      await uploadBox(page).getByText('Just den här går inte.').waitFor();
      await uploadBox(page).getByRole('listitem').filter({ hasText: 'Andra.txt' }).getByText('Klar').waitFor();
      await page.route(`${testStack().s3Url}/**`, (call) =>
        call.request().method() === 'POST'
          ? call.fulfill({
              status: 403,
              headers: { 'access-control-allow-origin': '*' },
              body: '<Error><Code>InvalidPolicyDocument</Code></Error>',
            })
          : call.continue(),
      );
      await uploadBox(page).getByRole('button', { name: 'Försök igen' }).click();
      await uploadBox(page).getByText('Filservern tog inte emot filen (InvalidPolicyDocument).').waitFor();
      await page.unrouteAll();
      await uploadBox(page).getByRole('button', { name: 'Försök igen' }).click();
      await uploadBox(page).getByText('2 filer uppladdade').waitFor();
      expect(namesOf(await entriesOf(staff, project.projectCode))).toEqual(['Andra.txt', 'Ena.txt']);
    },
  );

  test.runIf(inAll)('that exist are replaced only on request, and can be restored', async ({ openPage }) => {
    const project = await makeFile(staff, 'Rapport.txt', 'den gamla');
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await tile(page, 'Rapport.txt').waitFor();
    await chooseFiles(page, [fileOf('Rapport.txt', 'den nya!')]);
    await uploadBox(page).getByText('1 fil finns redan.').waitFor();
    await screenshot(page, 'Filen finns redan');
    await uploadBox(page).getByRole('button', { name: 'Ersätt' }).click();
    await uploadBox(page).getByText('1 fil uppladdad').waitFor();
    expect(await (await contentOf(staff, project.projectCode, 'Rapport.txt')).text()).toBe('den nya!');
    await chooseInMenu(page, 'Rapport.txt', 'Tidigare versioner');
    const dialog = page.getByRole('dialog', { name: 'Tidigare versioner av Rapport.txt' });
    await dialog.getByText('nuvarande').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Tidigare versioner');
    await dialog.getByRole('button', { name: /^Återställ versionen/ }).click();
    await said(page, 'Återställt').waitFor();
    expect(await (await contentOf(staff, project.projectCode, 'Rapport.txt')).text()).toBe('den gamla');
  });

  test.runIf(inAll)('are dropped as whole folders, empty ones too', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await filesPanel(page).getByText('Mappen är tom').waitFor();
    await dropOn(page, {
      Fältdag: { 'Lista.txt': 'L', 'Punkt 1': { djup: { 'å.txt': 'Å' } }, Tom: {}, 'B.txt': 'B', 'C.txt': 'C' },
    });
    await uploadBox(page).getByText('4 filer uppladdade').waitFor();
    const folder = join(mkdtempSync(join(tmpdir(), 'folder-')), 'Vald mapp');
    mkdirSync(join(folder, 'djup'), { recursive: true });
    writeFileSync(join(folder, 'djup', 'ä.txt'), 'Ä');
    await tile(page, 'Fältdag').click();
    await expect
      .poll(async () => namesOf(await entriesOf(staff, project.projectCode, 'Fältdag')))
      .toEqual(['Punkt 1', 'Tom', 'B.txt', 'C.txt', 'Lista.txt']);
    expect(namesOf(await entriesOf(staff, project.projectCode, 'Fältdag/Punkt 1/djup'))).toEqual(['å.txt']);
    await chooseFiles(page, folder, 'Ladda upp mapp');
    await uploadBox(page)
      .getByText(/uppladdad/)
      .waitFor();
    await expect
      .poll(async () => namesOf(await entriesOf(staff, project.projectCode, 'Fältdag/Vald mapp/djup')))
      .toEqual(['ä.txt']);
  });
});

/** Drops a folder as a browser does, as entries to read recursively. Tests cannot drop one from the disk. */
async function dropOn(page: Page, tree: Tree): Promise<void> {
  const area = filesPanel(page).getByText('Dra filer eller mappar hit');
  await area.evaluate((element, dropped) => {
    type Node = { [name: string]: Node | string };
    const entryOf = (name: string, node: Node | string, parent: string): unknown => {
      const fullPath = `${parent}/${name}`;
      if (typeof node === 'string') {
        const file = new File([node], name, { type: 'text/plain' });
        return { isFile: true, isDirectory: false, name, fullPath, file: (take: (one: File) => void) => take(file) };
      }
      let rest = Object.entries(node).map(([child, content]) => entryOf(child, content, fullPath));
      const readEntries = (take: (some: unknown[]) => void) => {
        // Chrome returns a hundred at a time; here two.
        const some = rest.slice(0, 2);
        rest = rest.slice(2);
        take(some);
      };
      return { isFile: false, isDirectory: true, name, fullPath, createReader: () => ({ readEntries }) };
    };
    const items = Object.entries(dropped).map(([name, node]) => ({
      webkitGetAsEntry: () => entryOf(name, node, ''),
    }));
    for (const type of ['dragover', 'drop']) {
      const event = new Event(type, { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: { items, files: [], types: ['Files'] } });
      element.dispatchEvent(event);
    }
  }, tree);
}

type Tree = { [name: string]: Tree | string };

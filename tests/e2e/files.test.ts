import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { panels, paths } from '../../frontend/src/app/paths.ts';
import { createFolder } from '../../shared/contract/files.ts';
import { listInvoices } from '../../shared/contract/invoices.ts';
import type { Api } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProject } from '../support/builders.ts';
import { contentOf, entriesOf, expiredForm, makeFile, namesOf, putFile } from '../support/files.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';

let staff: Api;

beforeAll(async () => {
  staff = await logInAs('Staff');
});

type Project = { projectId: number; projectCode: string };

const filesPath = ({ projectId, projectCode }: Project) =>
  overList(paths.projects, panels.files({ projectId, projectCode }));
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Filer' });
const tile = (page: Page, name: string | RegExp) =>
  panelOf(page).getByRole('option', {
    name: typeof name === 'string' ? new RegExp(`^${name.replace(/[.()]/g, '\\$&')}[ ,]`) : name,
  });

function fileOf(name: string, text: string, mimeType = 'text/plain') {
  return { name, mimeType, buffer: Buffer.from(text) };
}

async function chooseFiles(page: Page, files: Parameters<ReturnType<Page['getByLabel']>['setInputFiles']>[0]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    panelOf(page).getByRole('button', { name: 'Ladda upp filer' }).click(),
  ]);
  await chooser.setFiles(files);
}

const box = (page: Page) => page.getByRole('region', { name: 'Uppladdning' });

describe('the files of a project', () => {
  test('are reached from its menu, and from folder to folder by mouse', async ({ openPage }) => {
    const project = await makeFile(staff, 'Fält/Dag 1/Mätning åäö.txt', 'mätt');
    const { customerId } = await makeProject(staff);
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.projects, panels.projectMenu({ ...project, customerId })),
    });
    const menu = page.getByRole('dialog', { name: `Projekt ${project.projectCode}` });
    expect(await menu.getByRole('link').first().textContent()).toBe('Mapp');
    await menu.getByRole('link', { name: 'Mapp' }).click();
    await tile(page, 'Fält').click();
    await tile(page, 'Dag 1').click();
    await tile(page, 'Mätning åäö.txt').waitFor();
    const crumbs = page.getByRole('navigation', { name: 'Sökväg' });
    expect(await crumbs.getByRole('listitem').allTextContents()).toEqual([project.projectCode, 'Fält', 'Dag 1']);
    await expectAxeClean(page);
    await screenshot(page, 'Filer');
    await page.reload();
    await panelOf(page).getByRole('option', { name: 'Tillbaka till Fält' }).click();
    await tile(page, 'Dag 1').waitFor();
    await crumbs.getByRole('button', { name: project.projectCode }).click();
    await tile(page, 'Fält').waitFor();
  });

  test('are reached from an invoice in the archive', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.invoiceArchive });
    const [invoice] = (await staff.result(listInvoices, { query: { itemsPerPage: 1 } })).items;
    const row = page.getByRole('row').filter({ hasText: invoice.serialNumberPadded });
    await row.first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Öppna mapp' }).click();
    await tile(page, 'Ritningar').waitFor();
    await page.getByRole('navigation', { name: 'Sökväg' }).getByText(invoice.projectCode).waitFor();
  });

  test('are uploaded by the button, several at once, their progress shown and then hidden', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await panelOf(page).getByText('Mappen är tom').waitFor();
    await chooseFiles(page, [fileOf('Rapport åäö.txt', 'ett'), fileOf('Bilaga.pdf', 'två', 'application/pdf')]);
    await box(page).getByText('2 filer uppladdade').waitFor();
    const total = box(page).getByRole('progressbar', { name: 'Förlopp för alla filer' });
    // Seven bytes are told of as a hundred.
    expect(await total.getAttribute('max')).toBe('100');
    expect(await total.getAttribute('value')).toBe('100');
    await expectAxeClean(page);
    await screenshot(page, 'Uppladdning');
    await tile(page, 'Rapport åäö.txt').waitFor();
    await box(page).waitFor({ state: 'detached' });
    expect(await (await contentOf(staff, project.projectCode, 'Rapport åäö.txt')).text()).toBe('ett');
  });

  test('without a type are marked so, names that cannot be are told, and the others go through', async ({
    openPage,
  }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    const folder = mkdtempSync(join(tmpdir(), 'types-'));
    const files = ['okänd', 'CON.txt', 'Ritning.dwg', 'Bra.txt'].map((name) => join(folder, name));
    for (const file of files) writeFileSync(file, 'x');
    await chooseFiles(page, files);
    const item = (name: string) => box(page).getByRole('listitem').filter({ hasText: name });
    await item('okänd').getByText('Invalid file.').waitFor();
    await item('CON.txt').getByText('CON är reserverat av Windows. Välj ett annat namn.').waitFor();
    await item('Bra.txt').getByText('Klar').waitFor();
    await item('Ritning.dwg').getByText('Klar').waitFor();
    await box(page).getByText('2 filer kom inte fram').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Uppladdning med fel');
    await box(page).getByRole('button', { name: 'Dölj uppladdningen' }).click();
    await box(page).waitFor({ state: 'detached' });
    expect(namesOf(await entriesOf(staff, project.projectCode))).toEqual(['Bra.txt', 'Ritning.dwg']);
  });

  test('ask for a new form by themselves when S3 says that the old one has expired', async ({ openPage }) => {
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
    await box(page).getByText('1 fil uppladdad').waitFor();
    expect(asked).toBe(2);
    expect(await (await contentOf(staff, project.projectCode, 'Sen.txt')).text()).toBe('sen');
    // When it does not help, the person is told, and may try again.
    await chooseFiles(page, [fileOf('Senare.txt', 'senare')]);
    await box(page).getByText('Uppladdningen väntade för länge. Försök igen.').waitFor();
    expect(asked).toBe(6);
    await page.unroute('**/v1/file/upload/**', answerOld);
    await box(page).getByRole('button', { name: 'Försök igen' }).click();
    await tile(page, 'Senare.txt').waitFor();
  });

  test('show what S3 or the server says of each, and go through when they are tried again', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    allowErrors(page, /422|403|Failed to load/);
    await page.route(
      '**/v1/file/upload/**',
      (call) =>
        call.fulfill({ status: 422, json: { errors: [{ field: 'files.0.file', message: 'Just den här går inte.' }] } }),
      { times: 1 },
    );
    await chooseFiles(page, [fileOf('Ena.txt', 'x'), fileOf('Andra.txt', 'y')]);
    await box(page).getByText('Just den här går inte.').waitFor();
    await box(page).getByRole('listitem').filter({ hasText: 'Andra.txt' }).getByText('Klar').waitFor();
    await page.route(`${inject('stack').s3Url}/**`, (call) =>
      call.request().method() === 'POST'
        ? call.fulfill({
            status: 403,
            headers: { 'access-control-allow-origin': '*' },
            body: '<Error><Code>InvalidPolicyDocument</Code></Error>',
          })
        : call.continue(),
    );
    await box(page).getByRole('button', { name: 'Försök igen' }).click();
    await box(page).getByText('Filservern tog inte emot filen (InvalidPolicyDocument).').waitFor();
    await page.unrouteAll();
    await box(page).getByRole('button', { name: 'Försök igen' }).click();
    await box(page).getByText('2 filer uppladdade').waitFor();
    expect(namesOf(await entriesOf(staff, project.projectCode))).toEqual(['Andra.txt', 'Ena.txt']);
  });

  test('that are there already are replaced only when that is chosen, and can be brought back', async ({
    openPage,
  }) => {
    const project = await makeFile(staff, 'Rapport.txt', 'den gamla');
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await tile(page, 'Rapport.txt').waitFor();
    await chooseFiles(page, [fileOf('Rapport.txt', 'den nya!')]);
    await box(page).getByText('1 fil finns redan.').waitFor();
    await screenshot(page, 'Filen finns redan');
    await box(page).getByRole('button', { name: 'Ersätt' }).click();
    await box(page).getByText('1 fil uppladdad').waitFor();
    expect(await (await contentOf(staff, project.projectCode, 'Rapport.txt')).text()).toBe('den nya!');
    await tile(page, 'Rapport.txt').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Tidigare versioner' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tidigare versioner av Rapport.txt' });
    await dialog.getByText('nuvarande').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Tidigare versioner');
    await dialog.getByRole('button', { name: /^Återställ versionen/ }).click();
    await said(page, 'Återställt').waitFor();
    expect(await (await contentOf(staff, project.projectCode, 'Rapport.txt')).text()).toBe('den gamla');
  });

  test('are dropped as whole folders, empty ones too', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await panelOf(page).getByText('Mappen är tom').waitFor();
    await dropOn(page, {
      Fältdag: { 'Lista.txt': 'L', 'Punkt 1': { djup: { 'å.txt': 'Å' } }, Tom: {}, 'B.txt': 'B', 'C.txt': 'C' },
    });
    await box(page).getByText('4 filer uppladdade').waitFor();
    const folder = join(mkdtempSync(join(tmpdir(), 'folder-')), 'Vald mapp');
    mkdirSync(join(folder, 'djup'), { recursive: true });
    writeFileSync(join(folder, 'djup', 'ä.txt'), 'Ä');
    await tile(page, 'Fältdag').click();
    await expect
      .poll(async () => namesOf(await entriesOf(staff, project.projectCode, 'Fältdag')))
      .toEqual(['Punkt 1', 'Tom', 'B.txt', 'C.txt', 'Lista.txt']);
    expect(namesOf(await entriesOf(staff, project.projectCode, 'Fältdag/Punkt 1/djup'))).toEqual(['å.txt']);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      panelOf(page).getByRole('button', { name: 'Ladda upp mapp' }).click(),
    ]);
    await chooser.setFiles(folder);
    await box(page)
      .getByText(/uppladdad/)
      .waitFor();
    await expect
      .poll(async () => namesOf(await entriesOf(staff, project.projectCode, 'Fältdag/Vald mapp/djup')))
      .toEqual(['ä.txt']);
  });

  test('are downloaded under their own names, while the page stays', async ({ openPage }) => {
    const project = await makeFile(staff, 'Sida åäö.html', '<h1>Ingen sida</h1>');
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await tile(page, 'Sida åäö.html').click({ button: 'right' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Ladda ner' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Sida åäö.html');
    expect(await readFile(await download.path(), 'utf8')).toBe('<h1>Ingen sida</h1>');
    await tile(page, 'Sida åäö.html').waitFor();
  });

  test('show what is known of them, and pictures of themselves', async ({ openPage }) => {
    const project = await makeProject(staff);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGNwqDqAFzGMSlcdAABPoYxx7wR+1AAAAABJRU5ErkJggg==',
      'base64',
    );
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await chooseFiles(page, [{ name: 'Fasad.png', mimeType: 'image/png', buffer: png }]);
    const picture = tile(page, 'Fasad.png');
    await expect.poll(() => picture.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(10);
    await picture.click();
    const details = page.getByRole('dialog', { name: 'Detaljer' });
    await details.getByRole('img', { name: 'Bilden Fasad.png' }).waitFor();
    for (const words of ['Bild (.png)', project.projectCode, `${png.length} byte`]) {
      await details.getByText(words, { exact: false }).first().waitFor();
    }
    await expectAxeClean(page);
    await screenshot(page, 'Detaljer');
  });

  test('are selected, moved, renamed and deleted, and deletion is undone', async ({ openPage }) => {
    const project = await makeFile(staff, 'Ena.txt', '1');
    await putFile(staff, project.projectCode, 'Andra.txt', '2');
    await staff.result(createFolder, { params: project, body: { path: 'Arkiv' } });
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await tile(page, 'Ena.txt').click({ button: 'right' });
    // At the pointer, and whole within the window.
    await page.getByRole('menuitem', { name: 'Markera', exact: true }).waitFor();
    const pointed = (await tile(page, 'Ena.txt').boundingBox())!;
    const menu = (await page.getByRole('menu').boundingBox())!;
    expect(Math.abs(menu.x - (pointed.x + pointed.width / 2))).toBeLessThan(20);
    expect(menu.x + menu.width).toBeLessThan(1366);
    await page.getByRole('menuitem', { name: 'Markera', exact: true }).click();
    await tile(page, 'Andra.txt').click();
    await panelOf(page).getByText('2 markerade').waitFor();
    await tile(page, 'Andra.txt').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Avmarkera' }).waitFor();
    await screenshot(page, 'Snabbmeny');
    await page.keyboard.press('Escape');
    await panelOf(page).getByRole('button', { name: 'Flytta' }).click();
    const move = page.getByRole('dialog', { name: /^Flytta 2/ });
    await move.getByRole('button', { name: 'Arkiv' }).click();
    await move.getByText(`Till ${project.projectCode}/Arkiv`).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Flytta');
    await move.getByRole('button', { name: 'Flytta hit' }).click();
    await said(page, '2 flyttade').waitFor();
    await tile(page, 'Arkiv').click();
    await tile(page, 'Ena.txt').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Byt namn' }).click();
    await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('slut.');
    await page.getByRole('dialog').getByRole('button', { name: 'Byt namn' }).click();
    await page.getByText('Namnet kan inte sluta med punkt eller mellanslag.').waitFor();
    await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('Slutlig.txt');
    await page.keyboard.press('Enter');
    await said(page, 'Namnet är bytt').waitFor();
    await tile(page, 'Slutlig.txt').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Radera' }).click();
    const sure = page.getByRole('dialog', { name: 'Radera Slutlig.txt' });
    await sure.getByText('Är du säker på att du vill radera filen Slutlig.txt?').waitFor();
    await sure.getByRole('button', { name: 'Radera' }).click();
    await tile(page, 'Slutlig.txt').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ångra' }).click();
    await tile(page, 'Slutlig.txt').waitFor();
    expect(await (await contentOf(staff, project.projectCode, 'Arkiv/Slutlig.txt')).text()).toBe('1');
  });

  test('that were deleted are found under Raderade, and brought back', async ({ openPage }) => {
    const project = await makeFile(staff, 'Borta.txt', 'b');
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await tile(page, 'Borta.txt').focus();
    await page.keyboard.press('Delete');
    await page.getByRole('dialog', { name: 'Radera Borta.txt' }).getByRole('button', { name: 'Radera' }).click();
    await panelOf(page).getByText('Mappen är tom').waitFor();
    await panelOf(page).getByRole('button', { name: 'Raderade' }).click();
    await tile(page, 'Borta.txt').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Återställ' }).click();
    await said(page, 'Återställt').waitFor();
    await panelOf(page).getByText('Inget är raderat ur mappen').waitFor();
    await panelOf(page).getByRole('button', { name: 'Raderade' }).click();
    await tile(page, 'Borta.txt').waitFor();
  });

  test('are worked with by keys alone', async ({ openPage }) => {
    const project = await makeFile(staff, 'Fält/b.txt', 'B');
    await putFile(staff, project.projectCode, 'Fält/a.txt', 'A');
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await tile(page, 'Fält').waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let tabs = 0; !(await focused()).startsWith('Fält,'); tabs += 1) {
      expect(tabs).toBeLessThan(20);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(`Tillbaka till ${project.projectCode}`);
    await page.keyboard.press('End');
    await expect.poll(focused).toMatch(/^b\.txt/);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toMatch(/^a\.txt/);
    await page.keyboard.press('Space');
    await panelOf(page).getByText('1 markerad').waitFor();
    await page.keyboard.press('Control+a');
    await panelOf(page).getByText('2 markerade').waitFor();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Öppna' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toMatch(/^a\.txt/);
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('c.txt');
    await page.keyboard.press('Enter');
    await tile(page, 'c.txt').waitFor();
    await expect.poll(focused).toMatch(/^(c\.txt|Tillbaka)/);
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    await tile(page, 'Fält').waitFor();
    await page.keyboard.press('Escape');
    await panelOf(page).waitFor({ state: 'detached' });
  });

  test('that cannot be listed say why in a toast and on the panel, and are asked for again', async ({ openPage }) => {
    const project = await makeFile(staff, 'Rapport.txt');
    const page = await openPage({ as: 'Staff', path: paths.projects });
    allowErrors(page, /500/);
    await page.route('**/v1/file/list/**', (call) =>
      call.fulfill({ status: 500, json: { message: 'Fillagret svarar inte just nu.' } }),
    );
    await page.goto(filesPath(project));
    const warning = panelOf(page).getByRole('alert');
    await warning.getByText('Fillagret svarar inte just nu.').waitFor();
    await said(page, 'Fillagret svarar inte just nu.').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Filer kunde inte hämtas');
    await page.unrouteAll();
    await warning.getByRole('button', { name: 'Försök igen' }).click();
    await tile(page, 'Rapport.txt').waitFor();
    await warning.waitFor({ state: 'detached' });
  });

  test('fit a phone', async ({ openPage }) => {
    const project = await makeFile(staff, 'Fält/En ganska lång rubrik på en rapport om buller.pdf');
    const page = await openPage({ as: 'Staff', path: filesPath(project), size: 'phone' });
    await tile(page, 'Fält').click();
    await panelOf(page)
      .getByRole('option', { name: /^En ganska/ })
      .click();
    const details = page.getByRole('dialog', { name: 'Detaljer' });
    await details.getByRole('button', { name: 'Radera' }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Detaljer telefon');
    await page.keyboard.press('Escape');
    await chooseFiles(page, [fileOf('Ny.txt', 'ny')]);
    await box(page).getByText('1 fil uppladdad').waitFor();
    await tile(page, 'Ny.txt').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Filer telefon');
  });
});

/** Drops a folder as a browser hands it over: entries that are walked through. No browser lets a test drop one from the disk. */
async function dropOn(page: Page, tree: Tree): Promise<void> {
  const area = panelOf(page).getByText('Dra filer eller mappar hit');
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
        // Chrome gives a hundred at a time; here two.
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

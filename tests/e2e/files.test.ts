import { readFile } from 'node:fs/promises';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { listInvoices } from '../../shared/contract/invoices.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProject } from '../support/builders.ts';
import { backTile, chooseFiles, fileOf, filesPanel, filesPath, tile, uploadBox } from '../support/file-browser.ts';
import { makeFile, putFile } from '../support/files.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

describe('the files of a project', () => {
  test('are reached from its menu, and from folder to folder by mouse', async ({ openPage }) => {
    const project = await makeFile(staff, 'Fält/Dag 1/Mätning åäö.txt', 'mätt');
    const { customerId } = await makeProject(staff);
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.projects, panels.projectMenu({ ...project, customerId, fixedPrice: false })),
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
    await backTile(page, 'Fält').click();
    await tile(page, 'Dag 1').waitFor();
    await crumbs.getByRole('button', { name: project.projectCode }).click();
    await tile(page, 'Fält').waitFor();
  });

  test.runIf(inAll)('are reached from an invoice in the archive', async ({ openPage }) => {
    const [invoice] = (await staff.result(listInvoices, { query: { itemsPerPage: 1 } })).items;
    await putFile(staff, invoice.projectCode, 'Slutrapport.txt');
    const page = await openPage({ as: 'Staff', path: paths.invoiceArchive });
    const row = page.getByRole('row').filter({ hasText: invoice.serialNumberPadded });
    await row.first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Öppna mapp' }).click();
    await tile(page, 'Slutrapport.txt').waitFor();
    await page.getByRole('navigation', { name: 'Sökväg' }).getByText(invoice.projectCode).waitFor();
  });

  test.runIf(inAll)('are downloaded under their own names, while the page stays', async ({ openPage }) => {
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

  test.runIf(inAll)('show what is known of them, and pictures of themselves', async ({ openPage }) => {
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

  test.runIf(inAll)('can be used by keyboard alone', async ({ openPage }) => {
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
    await filesPanel(page).getByText('1 markerad').waitFor();
    await page.keyboard.press('Control+a');
    await filesPanel(page).getByText('2 markerade').waitFor();
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
    await filesPanel(page).waitFor({ state: 'detached' });
  });

  test.runIf(inAll)(
    'that cannot be listed say why in a toast and on the panel, and are asked for again',
    async ({ openPage }) => {
      const project = await makeFile(staff, 'Rapport.txt');
      const page = await openPage({ as: 'Staff', path: paths.projects });
      allowErrors(page, /500/);
      await page.route('**/v1/file/list/**', (call) =>
        call.fulfill({ status: 500, json: { message: 'Fillagret svarar inte just nu.' } }),
      );
      await page.goto(filesPath(project));
      const warning = filesPanel(page).getByRole('alert');
      await warning.getByText('Fillagret svarar inte just nu.').waitFor();
      await said(page, 'Fillagret svarar inte just nu.').waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'Filer kunde inte hämtas');
      await page.unrouteAll();
      await warning.getByRole('button', { name: 'Försök igen' }).click();
      await tile(page, 'Rapport.txt').waitFor();
      await warning.waitFor({ state: 'detached' });
    },
  );

  test.runIf(inAll)('fit a phone', async ({ openPage }) => {
    const project = await makeFile(staff, 'Fält/En ganska lång rubrik på en rapport om buller.pdf');
    const page = await openPage({ as: 'Staff', path: filesPath(project), size: 'phone' });
    await tile(page, 'Fält').click();
    await tile(page, 'En ganska lång rubrik på en rapport om buller.pdf').click();
    const details = page.getByRole('dialog', { name: 'Detaljer' });
    await details.getByText('En ganska lång rubrik på en rapport om buller.pdf').waitFor();
    await details.getByRole('button', { name: 'Radera' }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Detaljer telefon');
    await page.keyboard.press('Escape');
    await chooseFiles(page, [fileOf('Ny.txt', 'ny')]);
    await uploadBox(page).getByText('1 fil uppladdad').waitFor();
    await tile(page, 'Ny.txt').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Filer telefon');
  });
});

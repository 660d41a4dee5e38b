import { describe, expect } from 'vitest';
import { createFolder } from '../../shared/contract/files.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { chooseInMenu, filesPanel, filesPath, tile } from '../support/file-browser.ts';
import { contentOf, makeFile, putFile } from '../support/files.ts';
import { logInAs } from '../support/people.ts';
import { said } from '../support/screens.ts';

const staff = await logInAs('Staff');

describe('the files of a project', () => {
  test('are selected, moved, renamed and deleted, and deletion is undone', async ({ openPage }) => {
    const project = await makeFile(staff, 'Ena.txt', '1');
    await putFile(staff, project.projectCode, 'Andra.txt', '2');
    await staff.result(createFolder, { params: project, body: { path: 'Arkiv' } });
    const page = await openPage({ as: 'Staff', path: filesPath(project) });
    await tile(page, 'Ena.txt').click({ button: 'right' });
    // At the pointer, and completely inside the window.
    await page.getByRole('menuitem', { name: 'Markera', exact: true }).waitFor();
    const pointed = (await tile(page, 'Ena.txt').boundingBox())!;
    const menu = (await page.getByRole('menu').boundingBox())!;
    expect(Math.abs(menu.x - (pointed.x + pointed.width / 2))).toBeLessThan(20);
    expect(menu.x + menu.width).toBeLessThan(1366);
    await page.getByRole('menuitem', { name: 'Markera', exact: true }).click();
    await tile(page, 'Andra.txt').click();
    await filesPanel(page).getByText('2 markerade').waitFor();
    await tile(page, 'Andra.txt').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Avmarkera' }).waitFor();
    await screenshot(page, 'Snabbmeny');
    await page.keyboard.press('Escape');
    await filesPanel(page).getByRole('button', { name: 'Flytta' }).click();
    const move = page.getByRole('dialog', { name: /^Flytta 2/ });
    await move.getByRole('button', { name: 'Arkiv' }).click();
    await move.getByText(`Till ${project.projectCode}/Arkiv`).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Flytta');
    await move.getByRole('button', { name: 'Flytta hit' }).click();
    await said(page, '2 flyttade').waitFor();
    await tile(page, 'Arkiv').click();
    await chooseInMenu(page, 'Ena.txt', 'Byt namn');
    await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('slut.');
    await page.getByRole('dialog').getByRole('button', { name: 'Byt namn' }).click();
    await page.getByText('Namnet kan inte sluta med punkt eller mellanslag.').waitFor();
    await page.getByRole('textbox', { name: 'Namn', exact: true }).fill('Slutlig.txt');
    await page.keyboard.press('Enter');
    await said(page, 'Namnet är bytt').waitFor();
    await chooseInMenu(page, 'Slutlig.txt', 'Radera');
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
    await filesPanel(page).getByText('Mappen är tom').waitFor();
    await filesPanel(page).getByRole('button', { name: 'Raderade' }).click();
    await chooseInMenu(page, 'Borta.txt', 'Återställ');
    await said(page, 'Återställt').waitFor();
    await filesPanel(page).getByText('Inget är raderat ur mappen').waitFor();
    await filesPanel(page).getByRole('button', { name: 'Raderade' }).click();
    await tile(page, 'Borta.txt').waitFor();
  });
});

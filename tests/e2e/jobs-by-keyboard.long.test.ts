import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { localUsers } from '../../functions/demo/local-users.ts';
import { invoicesText } from '../../frontend/src/text/invoices.ts';
import { paletteText } from '../../frontend/src/text/shell.ts';
import { projectsText } from '../../frontend/src/text/projects.ts';
import { undoText } from '../../frontend/src/text/undo.ts';
import { workOrdersText } from '../../frontend/src/text/work-orders.ts';
import { getContact } from '../../shared/contract/contacts.ts';
import { listInvoices } from '../../shared/contract/invoices.ts';
import { listProjects } from '../../shared/contract/projects.ts';
import { test } from '../support/browser.ts';
import { makeContact, makeCustomer, makeProduct, makeProject, priceAllProducts, unique } from '../support/builders.ts';
import { hasFocus, keysOf } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { said } from '../support/screens.ts';

const person = localUsers.find(({ role }) => role === 'SuperAdmin')!;
const superAdmin = await logInAs('SuperAdmin');

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Logs in by typing, from the page where the product begins. */
async function logIn(page: Page): Promise<void> {
  const { type, rewrite } = keysOf(page);
  await rewrite(page.getByLabel('Initialer'), person.initials);
  await type(page.getByLabel('PIN', { exact: true }), person.pin);
  await page.keyboard.press('Enter');
  await page.getByText(`${person.firstName} ${person.lastName}`).waitFor();
}

/** @param hit what the palette must show before Enter takes its first line */
async function inPalette(page: Page, typed: string, hit: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = dialog(page, paletteText.name);
  await palette.waitFor();
  await page.keyboard.type(typed);
  await palette.getByRole('button', { name: hit }).first().waitFor();
  await page.keyboard.press('Enter');
  await palette.waitFor({ state: 'detached' });
}

describe('without the mouse, from the login on', () => {
  test('a project is made for a customer that is found as one types', async ({ openPage }) => {
    const { name } = await makeCustomer(superAdmin, { name: unique('Tangentbordets Bygg') });
    const page = await openPage();
    await logIn(page);
    await inPalette(page, projectsText.addNew, projectsText.addNew);
    const panel = dialog(page, projectsText.addNew);
    const { type } = keysOf(page);
    await type(panel.getByRole('combobox', { name: projectsText.customer, exact: true }), name.toLowerCase());
    await page.getByRole('option', { name }).waitFor();
    await page.keyboard.press('Enter');
    await type(panel.getByLabel('Fakturamärkning'), 'Best.nr 4711');
    await page.keyboard.press('Control+Enter');
    await panel.waitFor({ state: 'detached' });
    await said(page, /^Projekt \d\d-\d{4} skapat$/).waitFor();
    const { items } = await superAdmin.result(listProjects, { body: { filter: { customerName: name } } });
    expect(items).toMatchObject([{ customerName: name }]);
  });

  test('work is registered, and invoiced', async ({ openPage }) => {
    const rate = await makeProduct(superAdmin, { name: unique('Tangentad taxa') });
    await priceAllProducts(superAdmin, 1000);
    const { projectCode } = await makeProject(superAdmin);
    const page = await openPage();
    await logIn(page);
    const { press } = keysOf(page);

    await inPalette(page, `registrera ${projectCode}`, projectCode);
    const work = dialog(page, workOrdersText.createTitle(projectCode));
    await press(work.getByRole('button', { name: workOrdersText.addLine.Rate }));
    await page.keyboard.type(rate.name.toLowerCase());
    await page.getByRole('option', { name: rate.name }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2,5');
    await page.keyboard.press('Control+Enter');
    await work.waitFor({ state: 'detached' });

    await inPalette(page, `fakturera ${projectCode}`, projectCode);
    const review = dialog(page, `Granska faktura för ${projectCode}`);
    await review.getByTitle(/^Förhandsgranskning/).waitFor();
    await press(review.getByRole('button', { name: invoicesText.create }));
    await press(dialog(page, 'Skapa faktura?').getByRole('button', { name: 'Skapa faktura' }));
    await page.getByRole('dialog', { name: /^Faktura \d+/ }).waitFor();
    const { items } = await superAdmin.result(listInvoices, { query: { projectCode } });
    expect(items).toMatchObject([{ sumTotal: 2500 }]);
  });

  test('a person is found in a list, deleted after a question, and brought back', async ({ openPage }) => {
    const { contactId, lastName } = await makeContact(superAdmin, { firstName: 'Tyra', lastName: unique('Tangent') });
    const page = await openPage();
    await logIn(page);
    await inPalette(page, 'personer', 'Personer');
    await page.waitForURL(/\/contact\/persons/);
    const { press, type } = keysOf(page);
    await type(page.getByRole('searchbox', { name: 'Namn', exact: true }), lastName);
    const row = page.getByRole('row').filter({ hasText: lastName });
    await page.getByText('1 träff', { exact: true }).waitFor();
    await press(row, 'Shift+F10');
    const entry = page.getByRole('menuitem', { name: /^Radera/ });
    await entry.waitFor();
    while (!(await hasFocus(entry))) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page.getByRole('dialog', { name: /^Radera/ }).getByRole('button', { name: 'Radera' }));
    await page.getByText('0 träffar', { exact: true }).waitFor();
    expect((await superAdmin.call(getContact, { params: { contactId } })).status).toBe(404);
    await page.keyboard.press('Control+z');
    await said(page, undoText.undone(`Tyra ${lastName}`)).waitFor();
    await superAdmin.result(getContact, { params: { contactId } });
  });
});

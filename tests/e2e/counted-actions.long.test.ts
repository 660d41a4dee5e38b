import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { findRecords } from '../../shared/contract/search.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { addressesText } from '../../frontend/src/text/addresses.ts';
import { contactsText } from '../../frontend/src/text/contacts.ts';
import { customersText } from '../../frontend/src/text/customers.ts';
import { invoicesText } from '../../frontend/src/text/invoices.ts';
import { projectFormText } from '../../frontend/src/text/project-form.ts';
import { projectMenuText } from '../../frontend/src/text/project-menu.ts';
import { paletteText } from '../../frontend/src/text/shell.ts';
import { workOrdersText } from '../../frontend/src/text/work-orders.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { screenshot, test } from '../support/browser.ts';
import {
  makeCustomer,
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  priceAllProducts,
  unique,
} from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';

const superAdmin = await logInAs('SuperAdmin');

/** A person at the page, all of whose clicks and keys are counted. */
function handOf(page: Page) {
  const counted = { clicks: 0, keys: 0, saves: 0 };
  const press = async (key: string) => {
    counted.keys += 1;
    await page.keyboard.press(key);
  };
  return {
    counted,
    press,
    async click(what: Locator) {
      counted.clicks += 1;
      await what.click();
    },
    async type(text: string) {
      counted.keys += Array.from(text).length;
      await page.keyboard.type(text);
    },
    async save() {
      counted.saves += 1;
      await press('Control+Enter');
    },
  };
}

const paletteIn = (page: Page) => page.getByRole('dialog', { name: paletteText.name });
const panelIn = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const searchButton = (page: Page) => page.getByRole('button', { name: paletteText.name });

/** What the page asked the server to create, in order. */
function creationsOf(page: Page): string[] {
  const made: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const [, collection] = /\/(customers|contacts|addresses|projects|work-orders)$/.exec(pathname) ?? [];
    if (request.method() === 'POST' && collection) made.push(collection);
  });
  return made;
}

describe('the actions that a job takes', () => {
  test('are two clicks besides the words to open a project by its customer’s name', async ({ openPage }) => {
    const { customerId, name } = await makeCustomer(superAdmin, { name: unique('Takbyggarnas Kontor') });
    const { projectId, projectCode } = await makeProject(superAdmin, { customerId });
    const page = await openPage({ as: 'Staff', path: paths.addresses });
    const { counted, click, type } = handOf(page);
    await click(searchButton(page));
    await type(name.toLowerCase());
    await click(paletteIn(page).getByRole('button', { name: projectCode }));
    await expect.poll(() => page.title()).toBe(projectMenuText.of(projectCode));
    expect(new URL(page.url()).pathname).toBe(paths.projectDetails(projectId));
    expect(counted).toEqual({ clicks: 2, keys: name.length, saves: 0 });
  });

  test('are three keys besides the words to open a project by its customer’s name without the mouse', async ({
    openPage,
  }) => {
    const { customerId, name } = await makeCustomer(superAdmin, { name: unique('Rönnåsens Skola') });
    const { projectId, projectCode } = await makeProject(superAdmin, { customerId });
    const page = await openPage({ as: 'Staff', path: paths.customers });
    await page.getByRole('table').first().waitFor();
    const { counted, press, type } = handOf(page);
    await press('Control+k');
    await paletteIn(page).waitFor();
    await type(name.toLowerCase());
    await paletteIn(page).getByRole('button', { name: projectCode }).waitFor();
    await press('ArrowDown');
    await press('Enter');
    await expect.poll(() => page.title()).toBe(projectMenuText.of(projectCode));
    expect(new URL(page.url()).pathname).toBe(paths.projectDetails(projectId));
    expect(counted).toEqual({ clicks: 0, keys: name.length + 3, saves: 0 });
  });

  test('are one save a record, on one screen, for a customer, a person, an address and a project', async ({
    openPage,
  }) => {
    const page = await openPage({ as: 'Staff', path: paths.projects });
    await page.getByRole('table').first().waitFor();
    const made = creationsOf(page);
    const { counted, click, press, save, type } = handOf(page);
    const name = unique('Enskärms Bygg AB');
    await press('n');
    const project = panelIn(page, projectFormText.addNew);
    const field = (label: string) => project.getByRole('combobox', { name: label, exact: true });
    await expect.poll(() => hasFocus(field(projectFormText.customer))).toBe(true);
    await type(name);
    await page.getByRole('option', { name: customersText.createNamed(name) }).waitFor();
    await press('Enter');
    const customer = panelIn(page, customersText.addNew);
    await customer.waitFor();
    expect(await customer.getByRole('textbox', { name: customersText.name, exact: true }).inputValue()).toBe(name);
    await save();
    await customer.waitFor({ state: 'detached' });
    await expect.poll(() => field(projectFormText.customer).inputValue()).toContain(name);

    await click(project.getByRole('button', { name: projectFormText.newOrderer }));
    const person = panelIn(page, contactsText.addNew);
    await expect.poll(() => hasFocus(person.getByRole('textbox', { name: contactsText.firstName }))).toBe(true);
    await type('Ylva');
    await press('Tab');
    await type('Enskär');
    await save();
    await person.waitFor({ state: 'detached' });

    await click(project.getByRole('button', { name: projectFormText.newObjectAddress }));
    const address = panelIn(page, addressesText.addNew);
    await address.waitFor();
    for (const [label, typed] of [
      [addressesText.address1, 'Enskärsgatan 1'],
      [addressesText.postalCode, '411 01'],
      [addressesText.city, 'Göteborg'],
    ] as const) {
      await click(address.getByRole('textbox', { name: label, exact: true }));
      await type(typed);
    }
    await save();
    await address.waitFor({ state: 'detached' });
    await save();
    await project.waitFor({ state: 'detached' });

    expect(new URL(page.url()).pathname).toBe(paths.projects);
    expect(made).toEqual(['customers', 'contacts', 'addresses', 'projects']);
    expect(counted.saves).toBe(4);
    await page.getByRole('note').getByRole('button', { name: 'Öppna' }).first().waitFor();
    await screenshot(page, 'four records');
  });

  test('are two clicks to register work from anywhere', async ({ openPage }) => {
    const rate = await makeProduct(superAdmin, { name: unique('Räknad taxa') });
    await priceAllProducts(superAdmin, 1000);
    const { projectCode } = await makeProject(superAdmin);
    const page = await openPage({ as: 'Staff', path: paths.persons });
    const { counted, click, press, save, type } = handOf(page);
    await click(searchButton(page));
    await type(`registrera ${projectCode}`);
    await paletteIn(page).getByRole('button', { name: projectCode }).waitFor();
    await press('Enter');
    const panel = panelIn(page, workOrdersText.createTitle(projectCode));
    await panel.waitFor();
    await click(panel.getByRole('button', { name: workOrdersText.addLine.Rate }));
    await expect.poll(() => hasFocus(panel.getByRole('combobox', { name: 'Produkt, rad 1' }))).toBe(true);
    await type(rate.name.toLowerCase());
    await page.getByRole('option', { name: rate.name }).waitFor();
    await press('Tab');
    await press('Tab');
    await expect.poll(() => hasFocus(panel.getByRole('textbox', { name: 'Arbetad tid, rad 1' }))).toBe(true);
    await type('2,5');
    await save();
    await panel.waitFor({ state: 'detached' });
    const { items } = await superAdmin.result(listWorkOrders, { query: { projectCode } });
    expect(items).toMatchObject([{ projectCode, status: 'Registered', hoursWorked: 2.5 }]);
    expect(counted.clicks).toBe(2);
  });

  test('are at most eight keys to find an invoice by its amount and open it', async ({ openPage }) => {
    const { project } = await makeInvoiceableProject(superAdmin, 137.5);
    await superAdmin.result(createFromProject, { params: { projectId: project.projectId } });
    const { invoices } = await superAdmin.result(findRecords, { query: { text: project.projectCode } });
    const { invoiceId, sumTotalIncVat } = invoices[0];
    const page = await openPage({ as: 'Staff', path: paths.projects });
    await page.getByRole('table').first().waitFor();
    const { counted, press } = handOf(page);
    await press('Control+k');
    for (const digit of String(Math.trunc(sumTotalIncVat))) await press(digit);
    await paletteIn(page).waitFor();
    await press('Enter');
    await page.getByRole('dialog', { name: invoicesText.invoice }).waitFor();
    expect(new URL(page.url()).searchParams.get('panel')).toBe(`invoice:${invoiceId}`);
    expect(counted.clicks).toBe(0);
    expect(counted.keys).toBeLessThanOrEqual(8);
  });
});

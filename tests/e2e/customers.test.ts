import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { updateCustomer } from '../../shared/contract/customers.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { getProject, listProjects } from '../../shared/contract/projects.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { customersText as text } from '../../frontend/src/text/customers.ts';
import { projectsText } from '../../frontend/src/text/projects.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import {
  makeAddress,
  makeContact,
  makeCustomer,
  makeInvoiceableProject,
  makeProject,
  unique,
} from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const filterOf = (page: Page) => page.getByRole('searchbox', { name: text.customer, exact: true });
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

describe('customers', () => {
  test('a new customer is made with the keyboard alone, with its main address', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers });
    const name = unique('Tangentbord AB');
    await page.getByRole('table', { name: text.list }).waitFor();
    await page.keyboard.press('n');
    const panel = page.getByRole('dialog', { name: text.addNew });
    await expect.poll(() => hasFocus(panel.getByLabel(text.name))).toBe(true);
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(' 45 ');
    await panel.getByLabel(text.newMainAddress).press('Space');
    await page.keyboard.press('Control+Enter');
    await panel.getByText('Fältet kan inte lämnas tomt.').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('newMainAddress.address1');
    await expectAxeClean(page);
    await page.keyboard.type('Provgatan 1');
    await panel.getByLabel('Postnummer').fill('411 01');
    await panel.getByRole('textbox', { name: 'Ort' }).fill('Göteborg');
    await page.keyboard.press('Control+Enter');
    await page.getByText(text.created(name)).waitFor();
    await panel.waitFor({ state: 'detached' });

    await filterOf(page).fill(name);
    await page.getByText('1 träff', { exact: true }).waitFor();
    await rowOf(page, name).getByRole('cell', { name: '45', exact: true }).waitFor();
    expect(queryOf(page)).toEqual({ name });
  });

  test.runIf(inAll)(
    'a possible duplicate causes a warning with a link to the first, and can still be created',
    async ({ openPage }) => {
      const first = await makeCustomer(await logInAs('Staff'));
      const page = await openPage({ as: 'Staff', path: `${paths.customers}?panel=customer%3Anew` });
      const panel = page.getByRole('dialog', { name: text.addNew });
      await panel.getByRole('textbox', { name: text.name }).first().click();
      await page.keyboard.type(first.name.toUpperCase());
      const warning = panel.getByRole('status').filter({ hasText: text.likeName });
      await warning.getByRole('link', { name: first.name }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'like customer');
      await warning.getByRole('link', { name: first.name }).click();
      const other = page.getByRole('dialog', { name: text.edit });
      await other.waitFor();
      await page.keyboard.press('Escape');
      await other.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+Enter');
      await page.getByText(text.created(first.name.toUpperCase())).waitFor();
    },
  );

  test.runIf(inAll)(
    'filter, order and the open panel are in the address, for Back and reload',
    async ({ openPage }) => {
      const page = await openPage({ as: 'Staff', path: paths.customers });
      await filterOf(page).fill('a');
      await expect.poll(() => queryOf(page)).toEqual({ name: 'a' });
      const heading = page.getByRole('button', { name: text.invoiced, exact: true });
      // Both clicks count, although the page has not rendered the first one's order.
      await heading.dblclick();
      await expect.poll(() => queryOf(page)).toEqual({ name: 'a', sort: '-invoiced' });
      await page
        .getByRole('link', { name: /^Ändra / })
        .first()
        .click();
      await page.getByRole('dialog', { name: text.edit }).waitFor();
      await page.reload();
      await page.getByRole('dialog', { name: text.edit }).waitFor();
      expect(await filterOf(page).inputValue()).toBe('a');
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(queryOf(page)).toEqual({ name: 'a', sort: '-invoiced' });
      await page.getByRole('link', { name: 'Kund', exact: true }).click();
      await expect.poll(() => queryOf(page)).toEqual({});
    },
  );

  test.runIf(inAll)('the number of its projects leads to all of them', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const customer = await makeCustomer(staff);
    const codes: string[] = [];
    for (const active of [true, false]) {
      codes.push((await makeProject(staff, { customerId: customer.customerId, active })).projectCode);
    }
    const page = await openPage({ as: 'Staff', path: `${paths.customers}?name=${encodeURIComponent(customer.name)}` });
    await rowOf(page, customer.name).getByRole('link', { name: '2', exact: true }).click();
    await page.getByText('2 träffar').waitFor();
    for (const code of codes) await page.getByRole('link', { name: code, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.projects);
  });

  test.runIf(inAll)('unsaved text survives a reload, and closing asks first', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: `${paths.customers}?panel=customer%3Anew` });
    const panel = page.getByRole('dialog', { name: text.addNew });
    await panel.getByLabel(text.name).fill('Påbörjad AB');
    await page.reload();
    await panel.getByText('Det du skrev förra gången finns kvar').waitFor();
    expect(await panel.getByLabel(text.name).inputValue()).toBe('Påbörjad AB');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Kasta ändringarna?' });
    await question.getByRole('button', { name: 'Kasta ändringarna' }).click();
    await panel.waitFor({ state: 'detached' });
  });

  test.runIf(inAll)('no change is overwritten by a stale version', async ({ openPage }) => {
    const other = await logInAs('SuperAdmin');
    const customer = await makeCustomer(other);
    const page = await openPage({ as: 'Staff', path: `${paths.customers}?panel=customer%3A${customer.customerId}` });
    allowErrors(page, /409/);
    const panel = page.getByRole('dialog', { name: text.edit });
    await panel.getByRole('textbox', { name: text.costCenter }).fill('Min märkning');
    const { customerId, ...fields } = customer;
    await other.result(updateCustomer, { params: { customerId }, body: { ...fields, costCenter: 'Den andras' } });
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.getByText(/Björn Sandell \(BS\) ändrade uppgiften/).waitFor();
    expect(await panel.getByRole('textbox', { name: text.costCenter }).inputValue()).toBe('Min märkning');
    await expectAxeClean(page);
    await screenshot(page, 'conflict');
    await panel.getByRole('radio', { name: 'Ta deras' }).check();
    await expect.poll(() => panel.getByRole('textbox', { name: text.costCenter }).inputValue()).toBe('Den andras');
  });

  test.runIf(inAll)('a change shows in everybody’s open list by itself', async ({ openPage }) => {
    const other = await logInAs('SuperAdmin');
    const customer = await makeCustomer(other);
    const page = await openPage({ as: 'Staff', path: `${paths.customers}?name=${encodeURIComponent(customer.name)}` });
    await rowOf(page, customer.name).waitFor();
    const { customerId, ...fields } = customer;
    await other.result(updateCustomer, { params: { customerId }, body: { ...fields, paymentTermDays: 77 } });
    await rowOf(page, customer.name).getByRole('cell', { name: '77' }).waitFor();
  });

  test.runIf(inAll)(
    'SuperAdmin deletes a customer after a question that names it; Staff is not offered to',
    async ({ openPage }) => {
      const customer = await makeCustomer(await logInAs('Staff'));
      const path = `${paths.customers}?name=${encodeURIComponent(customer.name)}`;
      const staff = await openPage({ as: 'Staff', path });
      await rowOf(staff, customer.name).waitFor();
      expect(await staff.getByRole('button', { name: `Radera ${customer.name}` }).count()).toBe(0);

      const page = await openPage({ as: 'SuperAdmin', path });
      await rowOf(page, customer.name)
        .getByRole('button', { name: `Radera ${customer.name}` })
        .click();
      const question = page.getByRole('dialog', { name: text.deleteTitle });
      await question.getByText(text.deleteQuestion(customer.name)).waitFor();
      await expectAxeClean(page);
      await question.getByRole('button', { name: 'Radera' }).click();
      await page.getByText('Kund raderad').waitFor();
      await page.getByText('Inga träffar', { exact: true }).waitFor();
    },
  );

  test.runIf(inAll)('rows are reached, opened and left with keys', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers });
    const rows = page.locator('tbody tr');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-index'));
    await rows.first().focus();
    await page.keyboard.press('End');
    expect(await focused()).toBe(String((await rows.count()) - 1));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('1');
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Radera' }).waitFor();
    await expectAxeClean(page);
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('1');
    await page.keyboard.press('e');
    await page.getByRole('dialog', { name: text.edit }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/customerdetails\/\d+$/);
  });
});

describe('the page of a customer', () => {
  test('shows what it owes, its projects, people, addresses and invoices, and leads on', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { project } = await makeInvoiceableProject(staff, 2);
    const { customerId, customerName, projectId, projectCode } = project;
    await staff.result(createFromProject, { params: { projectId } });
    const { lastName } = await makeContact(staff, { selectedCustomers: [customerId] });
    const page = await openPage({ as: 'Staff', path: paths.customerDetails(customerId) });
    await expect.poll(() => page.title()).toBe(text.details(customerName));
    const part = (heading: string) => page.getByRole('region', { name: heading });
    await part('Projekt (1)').getByRole('link', { name: projectCode, exact: true }).waitFor();
    await part('Fakturor (1)')
      .getByRole('link', { name: /^\d{6}$/ })
      .waitFor();
    await part('Personer').getByRole('row').filter({ hasText: lastName }).waitFor();
    await part('Adresser').getByRole('row').nth(1).waitFor();
    const owed = page.locator('dt', { hasText: text.owed }).locator('xpath=following-sibling::dd').getByRole('link');
    await expect.poll(() => owed.textContent()).toMatch(/[1-9][\d\s]*,\d\d\skr/);
    await expectAxeClean(page);
    await screenshot(page, 'Kundens sida');

    await page.keyboard.press('e');
    const form = page.getByRole('dialog', { name: text.edit });
    await form.waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await part('Projekt (1)').getByRole('link', { name: projectCode, exact: true }).click();
    await expect.poll(() => page.title()).toBe(`Projekt ${projectCode}`);
  });

  test.runIf(inAll)('leads to lists of that customer alone, though another has its name', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const name = unique('Namne AB');
    const { customerId } = await makeCustomer(staff, { name });
    const { project: ours } = await makeInvoiceableProject(staff, 1, { customerId });
    const namesake = await makeCustomer(staff, { name });
    const { project: other } = await makeInvoiceableProject(staff, 1, { customerId: namesake.customerId });
    const page = await openPage({ as: 'Staff', path: paths.customerDetails(customerId) });
    const head = page.getByRole('region', { name: text.economy });
    for (const link of [
      head.getByRole('link', { name: text.invoicing }),
      page.getByRole('link', { name: text.toProjects }),
    ]) {
      await link.click();
      await page.getByText('1 träff', { exact: true }).waitFor();
      await page.getByRole('link', { name: ours.projectCode, exact: true }).waitFor();
      await page.getByRole('link', { name: other.projectCode, exact: true }).waitFor({ state: 'detached' });
      await page.goBack();
    }
  });
});

describe('a new project on the page of a customer', () => {
  test.runIf(inAll)('has the customer, its payment terms and its only invoice address', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { customerId, name } = await makeCustomer(staff, { paymentTermDays: 17 });
    const { addressId } = await makeAddress(staff, customerId, { addressType: 'InvoiceAddress' });
    const page = await openPage({ as: 'Staff', path: paths.customerDetails(customerId) });
    const projects = page.getByRole('region', { name: /^Projekt/ });
    await projects.getByRole('link', { name: projectsText.addNew }).click();
    const form = page.getByRole('dialog', { name: projectsText.addNew });
    await expect.poll(() => form.getByRole('combobox', { name: text.customer, exact: true }).inputValue()).toBe(name);
    await expectAxeClean(page);
    await page.keyboard.press('Control+Enter');
    await form.waitFor({ state: 'detached' });
    await projects.getByRole('link', { name: /^\d\d-\d{4}$/ }).waitFor();
    const made = await staff.result(listProjects, { body: { filter: { customerId }, tagIds: [] } });
    const [{ projectId }] = made.items;
    expect(await staff.result(getProject, { params: { projectId } })).toMatchObject({
      customerId,
      paymentTermDays: 17,
      invoiceAddressId: addressId,
      projectOwnerUserInitials: 'AL',
    });
  });
});

describe('the customers list looks right', () => {
  for (const size of ['desktop', 'phone'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      test.runIf(inAll)(`on a ${size} in ${scheme}`, async ({ openPage }) => {
        const page = await openPage({ as: 'SuperAdmin', path: `${paths.customers}?size=50`, size, scheme });
        await page.getByRole('link', { name: 'Kund', exact: true }).waitFor();
        await page.locator('tbody tr').first().waitFor();
        await expectAxeClean(page);
        await screenshot(page, `customers ${size} ${scheme}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        const seen = await page.locator('tbody tr').evaluateAll((rows) => {
          const bottom = document.querySelector('nav[aria-label="Sidor"]')!.getBoundingClientRect().top;
          return rows.filter((row) => row.getBoundingClientRect().bottom <= bottom).length;
        });
        expect(seen).toBeGreaterThanOrEqual(size === 'desktop' ? 20 : 5);
      });
    }
  }
});

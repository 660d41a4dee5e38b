import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { updateCustomer } from '../../shared/contract/customers.ts';
import { getDefaultPriceList, listDefaultPriceLists } from '../../shared/contract/price-lists.ts';
import { updateProduct } from '../../shared/contract/products.ts';
import { updateWorkOrder } from '../../shared/contract/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, makeProduct, makeProject, makeWorkOrder } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

describe('the history of a record', () => {
  test('is opened from its panel, and shows who changed which field, with old and new values', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const body = { ...customer, paymentTermDays: 20, paymentRemark: true, costCenter: 'Märkning 7' };
    await superAdmin.result(updateCustomer, { params: customer, body });
    const page = await openPage({ as: 'Staff', path: overList(paths.customers, panels.customer(customer.customerId)) });
    const panel = page.getByRole('dialog', { name: 'Redigera kund' });
    await panel.getByRole('link', { name: 'Historik' }).focus();
    await page.keyboard.press('Enter');

    const history = page.getByRole('dialog', { name: `Historik: ${customer.name}` });
    const entries = history.getByRole('list', { name: 'Ändringar, nyast först' }).getByRole('listitem');
    await entries.first().getByText('BS').waitFor();
    const shown = (await entries.first().innerText()).replace(/\s+/g, ' ');
    expect(shown).toMatch(/^BS ändrade \d{4}-\d\d-\d\d \d\d:\d\d /);
    expect(shown).toContain('Betalningsvillkor (dagar) från 30 till 20');
    expect(shown).toContain('Betalningsanmärkning från Nej till Ja');
    expect(shown).toContain('Fakturamärkning från – till Märkning 7');
    await expectAxeClean(page);
    await screenshot(page, 'Historik');
    expect(await history.getByText(customer.name, { exact: true }).count()).toBe(0);
    await entries
      .nth(1)
      .getByRole('button', { name: /^Visa uppgifterna från början/ })
      .click();
    await entries.nth(1).getByText(customer.name).waitFor();

    await page.keyboard.press('Escape');
    await history.waitFor({ state: 'detached' });
    await panel.getByRole('textbox', { name: 'Namn' }).waitFor();
  });

  test.runIf(inAll)('grows while it is looked at', async ({ openPage }) => {
    const project = await makeProject(staff);
    const workOrder = await makeWorkOrder(staff, project.projectId);
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.projects, panels.history('work-order', workOrder.workOrderId)),
    });
    await page.getByRole('dialog', { name: `Historik: Insats ${workOrder.workOrderId}` }).waitFor();
    await superAdmin.result(updateWorkOrder, { params: workOrder, body: { ...workOrder, status: 'Started' } });
    await page.getByText('Pågående').waitFor();
  });

  test.runIf(inAll)('shows a long history piece by piece', async ({ openPage }) => {
    let product = await makeProduct(superAdmin);
    for (let count = 1; count <= 52; count += 1) {
      const body = { ...product, invoiceText: `Text nummer ${count}` };
      product = await superAdmin.result(updateProduct, { params: product, body });
    }
    const page = await openPage({
      as: 'SuperAdmin',
      path: overList(paths.products, panels.history('product', product.productId)),
    });
    const entries = page.getByRole('list', { name: 'Ändringar, nyast först' }).getByRole('listitem');
    await page.getByRole('button', { name: 'Visa äldre' }).click();
    await expect.poll(() => entries.count()).toBe(53);
    expect(await page.getByRole('button', { name: 'Visa äldre' }).count()).toBe(0);
  });

  test.runIf(inAll)('of a price list shows its first prices when asked, on a phone', async ({ openPage }) => {
    const lists = await superAdmin.result(listDefaultPriceLists, { query: { itemsPerPage: 1 } });
    const { priceListDefaultId, year } = lists.items[0];
    const list = await superAdmin.result(getDefaultPriceList, { params: { priceListDefaultId } });
    const page = await openPage({
      as: 'SuperAdmin',
      path: overList(paths.defaultPriceLists, panels.defaultPriceList(priceListDefaultId)),
      size: 'phone',
    });
    await page.getByRole('link', { name: 'Historik' }).click();
    const history = page.getByRole('dialog', { name: `Historik: Prislista ${year}` });
    await history.getByRole('button', { name: /^Visa uppgifterna från början/ }).click();
    await history.getByText(list.lines[0].productName, { exact: true }).first().waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Historik prislista telefon');
  });

  test.runIf(inAll)('of the system settings is opened from their page', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.systemSettings });
    await page.getByRole('link', { name: 'Historik' }).click();
    await page.getByRole('dialog', { name: 'Historik: Systeminställningar' }).getByText('Klang').first().waitFor();
    await expectAxeClean(page);
  });

  test.runIf(inAll)('is not offered for a new record', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: overList(paths.customers, panels.customer()) });
    await page.getByRole('dialog', { name: 'Lägg till ny kund' }).getByRole('textbox', { name: 'Namn' }).waitFor();
    expect(await page.getByRole('link', { name: 'Historik' }).count()).toBe(0);
  });
});

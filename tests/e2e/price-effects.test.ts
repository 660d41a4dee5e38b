import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import {
  createCustomerPriceList,
  getDefaultPriceList,
  listDefaultPriceLists,
  previewDefaultPrices,
} from '../../shared/contract/price-lists.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { formatMoney } from '../../shared/lib/format.ts';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { type PanelAddress, panelParam, writePanel } from '../../frontend/src/navigation/panel-address.ts';
import {
  customerPriceListsText,
  priceEffectText as text,
  priceListsText,
  projectPriceListText,
} from '../../frontend/src/text/price-lists.ts';
import { workOrdersText } from '../../frontend/src/text/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProduct, makeProject, makeWorkOrder, priceAllProducts, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const at = (path: string, panel: PanelAddress) =>
  `${path}?${new URLSearchParams({ [panelParam]: writePanel(panel) }).toString()}`;
const reported = (count: number, before: number, after: number) =>
  text.some(count, formatMoney(before), formatMoney(after));
const effectOf = (page: Page) => page.getByRole('region', { name: text.label });

/** A project with work orders of two and three hours of a product that costs 1,100 kr. */
async function makePriced() {
  const admin = await logInAs('SuperAdmin');
  const rate = await makeProduct(admin, { name: unique('Prövad taxa') });
  await priceAllProducts(admin, 1100);
  const project = await makeProject(admin);
  const workOrders = [];
  for (const hoursEstimated of [2, 3]) {
    const items = [{ productId: rate.productId, hoursEstimated }];
    workOrders.push(await makeWorkOrder(admin, project.projectId, { items }));
  }
  return { admin, rate, project, workOrders };
}

describe('what a change of prices does', () => {
  test.runIf(inAll)(
    'to a project is shown in its price list while typing, and in the confirmation of its removal',
    async ({ openPage }) => {
      const { admin, rate, project, workOrders } = await makePriced();
      const page = await openPage({
        as: 'Staff',
        path: at(paths.projects, panels.projectPriceList(project.projectId)),
      });
      const effect = effectOf(page);
      await effect.getByText(text.none).waitFor();
      const panel = page.getByRole('dialog', { name: projectPriceListText.title(project.projectCode) });
      await panel.getByLabel(rate.name).fill('');
      await effect.getByText(text.notYet).waitFor();
      await panel.getByLabel(rate.name).fill('1200');
      await effect.getByText(reported(2, 5_500, 6_000)).waitFor();

      await effect.getByRole('button', { name: text.show }).press('Enter');
      const largest = effect.getByRole('row').nth(1);
      await largest.getByRole('cell', { name: formatMoney(3_600) }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'price effect of a project');
      await effect.getByRole('link', { name: String(workOrders[1].workOrderId), exact: true }).press('Enter');
      const above = page.getByRole('dialog', { name: workOrdersText.edit });
      await above.waitFor();
      await page.keyboard.press('Escape');
      await above.waitFor({ state: 'detached' });

      await page.keyboard.press('Control+s');
      await page.getByText(projectPriceListText.created(project.projectCode), { exact: true }).waitFor();
      await effect.getByText(text.none).waitFor();
      const { items } = await admin.result(listWorkOrders, { query: { projectCode: project.projectCode } });
      expect(items.map((row: any) => row.value).sort()).toEqual([2_400, 3_600]);

      await panel.getByRole('button', { name: priceListsText.remove }).click();
      const question = page.getByRole('dialog', { name: projectPriceListText.removeTitle(project.projectCode) });
      await question.getByText(reported(2, 6_000, 5_500)).waitFor();
      await expectAxeClean(page);
    },
  );

  test.runIf(inAll)(
    'to a customer is shown in its price list, and in the confirmation of its removal',
    async ({ openPage }) => {
      const { admin, rate, project } = await makePriced();
      const { customerId, customerName } = project;
      const lines = [{ productId: rate.productId, price: 1000 }];
      await admin.result(createCustomerPriceList, { body: { customerId, lines } });
      const path = `${paths.customerPriceLists}?customerName=${encodeURIComponent(customerName)}`;
      const page = await openPage({ as: 'SuperAdmin', path });
      await page.getByRole('link', { name: customerName, exact: true }).click();
      const panel = page.getByRole('dialog', { name: customerPriceListsText.edit(customerName) });
      await panel.getByLabel(rate.name).fill('');
      await effectOf(page)
        .getByText(reported(2, 5_000, 5_500))
        .waitFor();
      await panel.getByLabel(rate.name).fill('1000');
      await effectOf(page).getByText(text.none).waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: `${priceListsText.remove} ${customerName}` }).click();
      const question = page.getByRole('dialog', { name: customerPriceListsText.deleteTitle(customerName) });
      await question.getByText(reported(2, 5_000, 5_500)).waitFor();
      await screenshot(page, 'price effect of removing a customer’s list');
    },
  );

  test.runIf(inAll)('to all is shown in the default list of a year', async ({ openPage }) => {
    const { admin, rate } = await makePriced();
    const year = new Date().getFullYear();
    const { items } = await admin.result(listDefaultPriceLists, { query: { year } });
    const { priceListDefaultId, lines } = await admin.result(getDefaultPriceList, { params: items[0] });
    const page = await openPage({
      as: 'SuperAdmin',
      path: at(paths.defaultPriceLists, panels.defaultPriceList(priceListDefaultId)),
      size: 'phone',
    });
    const panel = page.getByRole('dialog', { name: priceListsText.edit(year) });
    await panel.getByLabel(rate.name).fill('1150,50');
    const dearer = lines.map((line: any) => (line.productId === rate.productId ? { ...line, price: 1150.5 } : line));
    const body = { priceListDefaultId, year, lines: dearer };
    const { count, before, after } = await admin.result(previewDefaultPrices, { body });
    expect(after - before).toBe(5 * 50.5);
    await effectOf(page)
      .getByText(reported(count, before, after))
      .waitFor();
    await effectOf(page).getByRole('button', { name: text.show }).click();
    await expectAxeClean(page);
    await screenshot(page, 'price effect of a default list');
  });
});

import { describe, expect } from 'vitest';
import { listDefaultPriceLists, getProjectPriceList, saveProjectPriceList } from '../../shared/contract/price-lists.ts';
import { yearOf } from '../../shared/lib/days.ts';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { panelParam, writePanel, type PanelAddress } from '../../frontend/src/navigation/panel-address.ts';
import { priceListsText, projectPriceListText as text } from '../../frontend/src/text/price-lists.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import {
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
  unique,
} from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';

const at = (path: string, panel: PanelAddress) =>
  `${path}?${new URLSearchParams({ [panelParam]: writePanel(panel) }).toString()}`;

describe('a project’s price list', () => {
  test('is made from the prices in force by way of the menu, decides its work orders, and is removed', async ({
    openPage,
  }) => {
    const admin = await logInAs('SuperAdmin');
    const rate = await makeProduct(admin, { name: unique('Projekttaxa') });
    await priceAllProducts(admin, 1100);
    const project = await makeProject(admin);
    const { workOrderId } = await makeWorkOrder(admin, project.projectId, {
      items: [{ productId: rate.productId, hoursEstimated: 2 }],
    });
    const page = await openPage({ as: 'Staff', path: at(paths.projects, panels.projectMenu(project)) });
    await page.getByRole('link', { name: 'Prislista' }).click();
    const panel = page.getByRole('dialog', { name: text.title(project.projectCode) });
    await panel.getByText(text.notOwn).waitFor();
    const price = panel.getByLabel(rate.name);
    expect(await price.inputValue()).toBe('1\u00a0100,00');
    await expectAxeClean(page);

    await price.fill('');
    await panel.getByText('1 pris saknas', { exact: true }).waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Fyll i samtliga priser (1 priser saknas)').waitFor();
    await panel.getByText('Pris saknas', { exact: true }).waitFor();
    expect(await hasFocus(price)).toBe(true);
    await screenshot(page, 'project price list without a price');
    const params = { projectId: project.projectId };
    expect((await admin.result(getProjectPriceList, { params })).isOwn).toBe(false);

    await panel.getByRole('button', { name: text.fillIn }).click();
    await panel.getByText('1 pris saknas', { exact: true }).waitFor({ state: 'detached' });
    expect(await price.inputValue()).toBe('1\u00a0100,00');
    await price.fill('950');
    await page.keyboard.press('Control+s');
    await page.getByText(`Prislista för ${project.projectCode} skapad`, { exact: true }).waitFor();
    await panel.getByText(text.ofProject(project.customerName)).waitFor();
    await panel
      .getByText(/^Standard \d{4}: 1\s100,00\skr$/)
      .first()
      .waitFor();
    await price.fill('960');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Prislista sparad', { exact: true }).waitFor();
    await panel.waitFor({ state: 'detached' });

    await page.goto(at(paths.projects, panels.workOrder({ workOrderId })));
    await page.getByText('Projektets prislista').waitFor();
    await page.getByText('1 920,00 kr').first().waitFor();

    await page.goto(paths.projectDetails(project.projectId));
    await page.getByRole('link', { name: 'Prislista' }).click();
    await panel.getByRole('button', { name: 'Ta bort' }).click();
    const question = page.getByRole('dialog', { name: text.removeTitle(project.projectCode) });
    await question.getByText(text.removeQuestion).waitFor();
    await expectAxeClean(page);
    await question.getByRole('button', { name: 'Ta bort' }).click();
    await page.getByText(text.removed).waitFor();
    await panel.waitFor({ state: 'detached' });
    expect((await admin.result(getProjectPriceList, { params })).isOwn).toBe(false);
  });

  test('is where the invoice review leads when a price is zero', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const { project } = await makeInvoiceableProject(admin);
    const list = await admin.result(getProjectPriceList, { params: project });
    await admin.result(saveProjectPriceList, {
      body: { ...list, lines: list.lines.map(({ productId }: any) => ({ productId, price: 0 })) },
    });
    const review = panels.invoiceReview(project.projectId);
    const page = await openPage({ as: 'Staff', path: at(paths.invoicing, review) });
    await page.getByRole('link', { name: 'Visa prislistan' }).click();
    const panel = page.getByRole('dialog', { name: text.title(project.projectCode) });
    await panel.getByLabel('Akustiker').fill('1 500');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Prislista sparad', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Visa prislistan' }).waitFor({ state: 'detached' });
  });

  test('is beside PL-standard of the year, which a missing price leads to over what is typed', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const project = await makeProject(admin);
    const unpriced = await makeProduct(admin, { name: unique('Saknar pris') });
    const items = [{ productId: unpriced.productId, hoursEstimated: 1 }];
    const { workOrderId, verificationDate } = await makeWorkOrder(admin, project.projectId, { items });
    const lists = (await admin.result(listDefaultPriceLists, { query: { itemsPerPage: 100 } })).items;
    const years = lists
      .map(({ year }: { year: number }) => year)
      .filter((year: number) => year <= yearOf(verificationDate));
    const year = Math.max(...years);
    const page = await openPage({ as: 'SuperAdmin', path: at(paths.projects, panels.workOrder({ workOrderId })) });
    const workOrder = page.getByRole('dialog').first();
    await workOrder.getByLabel('Extern not').fill('Skrivet innan priset fanns');
    await page.getByRole('link', { name: `Till PL-standard ${year}` }).click();
    const list = page.getByRole('dialog', { name: priceListsText.edit(year) });
    await list.getByLabel(unpriced.name).fill('1 050');
    await expectAxeClean(page);
    await screenshot(page, 'PL-standard over a work order');
    for (const field of await list.locator('input[inputmode="decimal"]').all())
      if ((await field.inputValue()) === '') await field.fill('1 100');
    await page.keyboard.press('Control+Enter');
    await list.waitFor({ state: 'detached' });
    await workOrder
      .getByRole('cell', { name: /^1\s050,00\skr/ })
      .first()
      .waitFor();
    expect(await workOrder.getByLabel('Extern not').inputValue()).toBe('Skrivet innan priset fanns');
  });

  test('can be opened from a work order that lacks a price', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const project = await makeProject(admin);
    const unpriced = await makeProduct(admin, { name: unique('Saknar pris') });
    const { workOrderId } = await makeWorkOrder(admin, project.projectId, {
      items: [{ productId: unpriced.productId, hoursEstimated: 1 }],
    });
    const path = at(paths.projects, panels.workOrder({ workOrderId }));
    const page = await openPage({ as: 'Staff', path });
    await page.getByText(/Lägg in det i PL-standard, som en superadmin ändrar, eller bara för projektet/).waitFor();
    expect(await page.getByRole('link', { name: /^Till PL-standard/ }).count()).toBe(0);
    await screenshot(page, 'Pris saknas');
    await page.getByRole('link', { name: 'Till projektets prislista' }).click();
    const panel = page.getByRole('dialog', { name: text.title(project.projectCode) });
    const empty = panel.getByLabel(unpriced.name);
    await empty.waitFor();
    expect(await empty.inputValue()).toBe('');
    for (const field of await panel.locator('input[inputmode="decimal"]').all())
      if ((await field.inputValue()) === '') await field.fill('700');
    await page.keyboard.press('Control+Enter');
    await page.getByText(`Prislista för ${project.projectCode} skapad`, { exact: true }).waitFor();
    await page.getByText('Projektets prislista').waitFor();
    await page
      .getByRole('cell', { name: /^700,00\skr/ })
      .first()
      .waitFor();
  });
});

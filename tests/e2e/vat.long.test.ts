import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { agreementsText } from '../../frontend/src/text/agreements.ts';
import { customersText } from '../../frontend/src/text/customers.ts';
import { productsText as text } from '../../frontend/src/text/products.ts';
import { getProjectPrices } from '../../shared/contract/price-lists.ts';
import { getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, makeProject, makeWorkOrder, unique } from '../support/builders.ts';
import { keysOf } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { sizes } from '../support/tier.ts';

const staff = await logInAs('Staff');

beforeAll(async () => {
  await sell({ construction: true });
});

afterAll(() => sell({ construction: false }));

async function sell({ construction }: { construction: boolean }): Promise<void> {
  const superAdmin = await logInAs('SuperAdmin');
  const settings = await superAdmin.result(getSystemSettings);
  await superAdmin.result(saveSystemSettings, { body: { ...settings, sellsConstruction: construction } });
}

async function projectOf(customer: Record<string, unknown>): Promise<{ projectId: number; projectCode: string }> {
  const { customerId } = await makeCustomer(staff, customer);
  const project = await makeProject(staff, { customerId });
  const prices = await staff.result(getProjectPrices, { params: { code: project.projectCode } });
  const rate = prices.find(({ productName }: { productName: string }) => productName === 'Akustiker');
  const items = [{ productId: rate.productId, workedHours: 2.5, invoiceableHours: 2.5 }];
  await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });
  return project;
}

const printed = (page: Page): Promise<string> =>
  page
    .locator('iframe')
    .evaluate((frame) => (frame as HTMLIFrameElement).contentDocument!.body.innerText.replaceAll('\u00a0', ' '));

describe.each(sizes)('VAT on a %s', (size) => {
  test('is chosen for a product, whose account follows, and another rate’s account is refused', async ({
    openPage,
  }) => {
    const name = unique('Handbok');
    const page = await openPage({ as: 'SuperAdmin', path: overList(paths.products, panels.product()), size });
    const panel = page.getByRole('dialog', { name: text.addNew });
    const { choose, press, rewrite, type } = keysOf(page);
    await type(panel.getByRole('textbox', { name: text.name }), name);
    const account = panel.getByRole('textbox', { name: text.account });
    expect(await account.inputValue()).toBe('3001');
    await choose(panel.getByRole('combobox', { name: text.vatPercent }), '6 %');
    await expect.poll(() => account.inputValue()).toBe('3003');
    await panel.getByText(text.help.isConstruction).waitFor();
    await expectAxeClean(page);
    await screenshot(page, `product with VAT ${size}`);

    await press(panel.getByRole('switch', { name: text.isConstruction }), 'Space');
    await rewrite(account, '3002');
    await page.keyboard.press('Control+Enter');
    await panel.getByText('Kontot hör till en annan momssats').waitFor();
    await rewrite(account, '3045');
    await page.keyboard.press('Control+Enter');
    await page.getByText(text.created(name)).waitFor();
  });

  test('stops the invoice of a foreign firm until its number is filled in', async ({ openPage }) => {
    const { projectId, projectCode } = await projectOf({ countryCode: 'DE' });
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.invoicing, panels.invoiceReview(projectId)),
      size,
      // The preview is refused.
      allow: [/409/],
    });
    const review = page.getByRole('dialog', { name: `Granska faktura för ${projectCode}` });
    await review.getByRole('alert').getByText('Kunden finns i Tyskland men saknar momsregistreringsnummer.').waitFor();
    expect(await review.getByRole('button', { name: 'Skapa faktura' }).count()).toBe(0);
    await screenshot(page, `undecided VAT ${size}`);

    const { press, type } = keysOf(page);
    await press(review.getByRole('alert').getByRole('link', { name: 'Visa kunden' }).first());
    const customer = page.getByRole('dialog', { name: customersText.edit });
    await type(customer.getByRole('textbox', { name: customersText.vatNumber }), 'DE136695976');
    await screenshot(page, `customer with VAT number ${size}`);
    await page.keyboard.press('Control+Enter');
    await page.getByText(customersText.updated).waitFor();
    await customer.waitFor({ state: 'detached' });

    await review.getByRole('button', { name: 'Skapa faktura' }).waitFor();
    await expect.poll(() => printed(page)).toContain('Omvänd betalningsskyldighet (reverse charge)');
    expect(await printed(page)).toContain('DE136695976');
    await screenshot(page, `reverse charge ${size}`);
  });

  test('is the buyer’s on a fixed price for construction services, which the agreement says', async ({ openPage }) => {
    const buyer = { vatNumber: 'SE555555555501', reverseConstruction: true };
    const { projectId, projectCode } = await projectOf(buyer);
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.projects, panels.agreement(projectId)),
      size,
    });
    const { press, tabTo, type } = keysOf(page);
    const panel = page.getByRole('dialog', { name: agreementsText.title(projectCode) });
    await tabTo(panel.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await type(panel.getByLabel(agreementsText.fixedPrice), '8000');
    await press(panel.getByRole('switch', { name: agreementsText.isConstruction }), 'Space');
    await type(panel.getByLabel(agreementsText.text), 'Montage');
    await expectAxeClean(page);
    await screenshot(page, `agreement on construction ${size}`);
    await page.keyboard.press('Control+Enter');
    await panel.waitFor({ state: 'detached' });

    await page.goto(overList(paths.invoicing, panels.agreedInvoice(projectId)));
    await page.locator('iframe').waitFor();
    await expect.poll(() => printed(page)).toContain('16 kap. 13 § mervärdesskattelagen (2023:200)');
    expect(await printed(page)).toContain(buyer.vatNumber);
    await screenshot(page, `instalment of construction ${size}`);
  });
});

import { describe, expect } from 'vitest';
import { createCustomerPriceList, getCustomerPriceList } from '../../shared/contract/price-lists.ts';
import { getAllProducts } from '../../shared/contract/products.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { customersText } from '../../frontend/src/text/customers.ts';
import { customerPriceListsText as text, priceListsText } from '../../frontend/src/text/price-lists.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, makeProduct, priceAllProducts, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import type { ScreenSize } from '../support/chromium.ts';
import { byTier, inAll } from '../support/tier.ts';

const inList = (name: string) => `${paths.customerPriceLists}?customerName=${encodeURIComponent(name)}`;

describe('a price typed wrong', () => {
  for (const size of byTier<readonly ScreenSize[]>(['desktop'], ['desktop', 'phone'])) {
    test.runIf(inAll)(
      `is two amounts, or ten times the usual one, and asked about before it is saved, ${size}`,
      async ({ openPage }) => {
        const admin = await logInAs('SuperAdmin');
        const rate = await makeProduct(admin, { name: unique('Timtaxa') });
        await priceAllProducts(admin, 1250);
        const customer = await makeCustomer(admin, { name: unique('Avtalskund') });
        const body = { customerId: customer.customerId, lines: [] };
        await admin.result(createCustomerPriceList, { body });
        const page = await openPage({ as: 'SuperAdmin', path: inList(customer.name), size });
        await page.getByRole('link', { name: customer.name, exact: true }).click();
        const panel = page.getByRole('dialog', { name: text.edit(customer.name) });
        await panel
          .getByText(/^Standard \d{4}: 1\s250,00\skr$/)
          .first()
          .waitFor();
        const price = panel.getByLabel(rate.name);
        const saved = async () => (await admin.result(getCustomerPriceList, { params: customer })).lines;

        await price.focus();
        await page.keyboard.type('1.150');
        await page.keyboard.press('Tab');
        await panel.getByText(/”1\.150” kan vara 1\s150,00\skr eller 1,15\skr\./).waitFor();
        await expectAxeClean(page);
        await screenshot(page, `An amount of two meanings ${size}`);
        await page.keyboard.press('Control+s');
        await panel.getByText(/kan vara 1\s150,00\skr/).waitFor();
        expect(await saved()).toEqual([]);

        await price.selectText();
        await page.keyboard.type('150');
        await page.keyboard.press('Control+s');
        await page.getByText('Prislista uppdaterad', { exact: true }).first().waitFor();
        await price.selectText();
        await page.keyboard.type('11.500,00');
        await page.keyboard.press('Control+s');
        const question = page.getByRole('dialog', { name: 'Stämmer beloppet?' });
        await question.getByText(/: från 150,00\skr till 11\s500,00\skr\./).waitFor();
        await expectAxeClean(page);
        await screenshot(page, `A price ten times the usual ${size}`);
        await question.getByRole('button', { name: 'Ändra' }).click();
        await question.waitFor({ state: 'detached' });
        expect(await price.inputValue()).toBe('11\u00a0500,00');
        expect(await saved()).toMatchObject([{ price: 150 }]);
        await price.focus();
        await page.keyboard.press('Control+s');
        await question.getByRole('button', { name: 'Spara ändå' }).click();
        await expect.poll(saved).toMatchObject([{ price: 11_500 }]);
      },
    );
  }
});

describe('customer price lists', () => {
  test('one is made with the keyboard alone, leaving a product to the default list', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const own = await makeProduct(admin, { name: unique('Avtalstaxa') });
    const free = await makeProduct(admin, { name: unique('Gratis hyra'), productType: 'Rent' });
    await priceAllProducts(admin, 900);
    const unpriced = await makeProduct(admin, { name: unique('Utan standardpris') });
    const customer = await makeCustomer(admin, { name: unique('Avtalskund') });
    const page = await openPage({ as: 'SuperAdmin', path: inList(customer.name) });
    const { keyboard } = page;
    await page.getByText('Inga träffar', { exact: true }).waitFor();
    await keyboard.press('n');
    const panel = page.getByRole('dialog', { name: text.addNew });
    await panel.getByLabel(own.name).waitFor();
    await keyboard.press('Control+Enter');
    await panel.getByText('Välj vilken kund prislistan ska gälla för').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'customer price list without a customer');

    const selector = panel.getByRole('combobox', { name: text.customer });
    expect(await selector.getAttribute('placeholder')).toBe('Välj kund');
    await selector.focus();
    await keyboard.type(customer.name);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await panel
      .getByText(/^Standard \d{4}: 900,00\skr$/)
      .first()
      .waitFor();
    await panel.getByText(text.noDefaultPrice).waitFor();
    await panel.getByLabel(own.name).focus();
    await keyboard.type('850,50 kr');
    await panel.getByLabel(free.name).focus();
    await keyboard.type('0');
    await panel.getByText(/^2 av \d+ priser är egna$/).waitFor();
    await keyboard.press('Control+Enter');
    await page.getByText(priceListsText.createdFor(customer.name), { exact: true }).waitFor();
    await panel.waitFor({ state: 'detached' });

    const row = page.getByRole('row').filter({ hasText: customer.name });
    await row.getByRole('cell', { name: '2', exact: true }).waitFor();
    const saved = await admin.result(getCustomerPriceList, { params: customer });
    expect(saved.lines.map(({ productId, price }: any) => [productId, price])).toEqual(
      expect.arrayContaining([
        [own.productId, 850.5],
        [free.productId, 0],
      ]),
    );
    expect(saved.lines.some((line: any) => line.productId === unpriced.productId)).toBe(false);
  });

  test.runIf(inAll)('one is changed for the customer it has, and removed', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const customer = await makeCustomer(admin, { name: unique('Listkund') });
    const [product] = await admin.result(getAllProducts);
    await admin.result(createCustomerPriceList, {
      body: { customerId: customer.customerId, lines: [{ productId: product.productId, price: 1200 }] },
    });
    const page = await openPage({ as: 'SuperAdmin', path: inList(customer.name) });
    await page.getByText('1 träff', { exact: true }).waitFor();
    await page.getByRole('link', { name: customer.name, exact: true }).click();
    const panel = page.getByRole('dialog', { name: text.edit(customer.name) });
    expect(await panel.getByLabel(product.name).inputValue()).toBe('1\u00a0200,00');
    expect(await panel.getByRole('combobox', { name: text.customer }).count()).toBe(0);
    await expectAxeClean(page);
    await panel.getByLabel(product.name).fill('');
    await panel.getByLabel(text.comment).fill('Avtal från juni');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Prislista uppdaterad', { exact: true }).waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Avtal från juni' });
    await row.getByRole('cell', { name: '0', exact: true }).waitFor();

    await page.getByRole('button', { name: text.addNew }).first().click();
    const another = page.getByRole('dialog', { name: text.addNew });
    await another.getByRole('combobox', { name: text.customer }).fill(customer.name);
    const taken = page.getByRole('option', { name: text.hasList(customer.name) });
    expect(await taken.getAttribute('data-combobox-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Kasta ändringarna' }).click();
    await another.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: `${priceListsText.remove} ${customer.name}` }).click();
    const question = page.getByRole('dialog', { name: text.deleteTitle(customer.name) });
    await question.getByText('Är du säker på att du vill radera kundprislistan?').waitFor();
    await question.getByRole('button', { name: priceListsText.remove }).click();
    await page.getByText('Prislista borttagen').waitFor();
    await page.getByText('Inga träffar', { exact: true }).waitFor();
  });
});

describe('a new list', () => {
  test.runIf(inAll)('is made for a customer who is created over it, and keeps its prices', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const product = await makeProduct(admin, { name: unique('Timtaxa') });
    await priceAllProducts(admin, 1250);
    const name = unique('Nykund');
    const page = await openPage({ as: 'SuperAdmin', path: paths.customerPriceLists });
    await page.getByRole('button', { name: text.addNew }).click();
    const panel = page.getByRole('dialog', { name: text.addNew });
    await panel.getByLabel(product.name).pressSequentially('1150');
    const field = panel.getByRole('combobox', { name: text.customer });
    await field.pressSequentially(name);
    await page.getByRole('option', { name: customersText.createNamed(name) }).click();
    const customer = page.getByRole('dialog', { name: customersText.addNew });
    await customer.getByRole('button', { name: 'Spara' }).click();
    await customer.waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue()).toBe(name);
    await panel.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(priceListsText.createdFor(name)).first().waitFor();
  });
});

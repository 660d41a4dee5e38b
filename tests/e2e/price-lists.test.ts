import { describe, expect } from 'vitest';
import { getDefaultPriceList, listDefaultPriceLists } from '../../shared/contract/price-lists.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { priceListsText as text } from '../../frontend/src/text/price-lists.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProduct, unique } from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

/** A locator's timeout. */

describe('default price lists', () => {
  test('a new one is copied from the latest, completed, changed and removed', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const product = await makeProduct(admin, { name: unique('Ny taxa') });
    const page = await openPage({ as: 'SuperAdmin', path: paths.defaultPriceLists });
    await page.getByRole('table', { name: text.list }).waitFor();
    await page.keyboard.press('n');
    const panel = page.getByRole('dialog', { name: text.addNew });
    const prices = panel.locator('input[inputmode="decimal"]');
    await panel.getByLabel(product.name).waitFor();
    const count = await prices.count();

    await panel.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(text.pricesMissing(count)).waitFor();
    await expect.poll(() => hasFocus(prices.first())).toBe(true);
    await expectAxeClean(page);
    await screenshot(page, 'price list without prices');

    await panel.getByRole('button', { name: text.copyLatest }).click();
    await page.getByText(/^Priserna från \d{4} är kopierade/).waitFor();
    await panel.getByLabel('År').fill('2087');
    for (const field of await prices.all()) if ((await field.inputValue()) === '') await field.fill('0');
    const zeros = await prices.evaluateAll(
      (fields) => fields.filter((field) => /^0(,00)?$/.test((field as any).value)).length,
    );
    await panel.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(text.pricesMissing(zeros)).waitFor();
    for (const field of await prices.all())
      if (/^0(,00)?$/.test(await field.inputValue())) await field.fill(' 1 234,50 kr');
    await panel.getByText(text.nothingMissing).waitFor();
    await panel.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(text.created(2087), { exact: true }).waitFor();
    await panel.waitFor({ state: 'detached' });

    await page.getByRole('searchbox', { name: text.year }).fill('2087');
    await page.getByText('1 träff', { exact: true }).waitFor();
    await page.getByRole('link', { name: '2087', exact: true }).click();
    const edit = page.getByRole('dialog', { name: text.edit(2087) });
    await edit.getByLabel(product.name).waitFor();
    expect(await edit.getByLabel(product.name).inputValue()).toBe('1\u00a0234,50');
    expect(await edit.getByRole('button', { name: text.copyLatest }).count()).toBe(0);
    await edit.getByLabel(text.comment).fill('Efter förhandling');
    await page.keyboard.press('Control+Enter');
    await page.getByText(text.updated).waitFor();
    await page.getByRole('cell', { name: 'Efter förhandling' }).waitFor();
    const [row] = (await admin.result(listDefaultPriceLists, { query: { year: '2087' } })).items;
    const saved = await admin.result(getDefaultPriceList, { params: row });
    expect(saved.lines.find((line: any) => line.productId === product.productId).price).toBe(1234.5);

    await page.getByRole('button', { name: 'Ta bort 2087' }).click();
    const question = page.getByRole('dialog', { name: text.deleteTitle });
    await question.getByText(text.deleteQuestion(2087)).waitFor();
    await question.getByRole('button', { name: text.remove }).click();
    await page.getByText('Prislista borttagen').waitFor();
    await page.getByText('Inga träffar', { exact: true }).waitFor();
  });

  test.runIf(inAll)('a year that has a list already is refused, and nothing typed is lost', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.defaultPriceLists });
    allowErrors(page, /409/);
    await page.getByRole('button', { name: text.addNew }).click();
    const panel = page.getByRole('dialog', { name: text.addNew });
    await panel.getByRole('button', { name: text.copyLatest }).click();
    await page.getByText(/^Priserna från \d{4} är kopierade/).waitFor();
    const prices = panel.locator('input[inputmode="decimal"]');
    for (const field of await prices.all()) if ((await field.inputValue()) === '') await field.fill('1 100');
    await panel.getByLabel('År').fill('2025');
    await panel.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Det finns redan en prislista för 2025.').waitFor();
    await page.getByText(text.notCreated).waitFor();
    expect(await panel.getByLabel('År').inputValue()).toBe('2025');
  });
});

import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { productsText as text } from '../../frontend/src/text/products.ts';
import { makeProduct, unique } from '../support/builders.ts';
import { expectAxeClean, test } from '../support/browser.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const inList = (name: string) => `${paths.products}?name=${encodeURIComponent(name)}`;

describe('products', () => {
  test('one is made as a rate, changed to a rent and removed', async ({ openPage }) => {
    const name = unique('Produkt');
    const page = await openPage({ as: 'SuperAdmin', path: inList(name) });
    await page.getByText('Inga träffar', { exact: true }).waitFor();
    await page.keyboard.press('n');
    const panel = page.getByRole('dialog', { name: text.addNew });
    expect(await panel.getByRole('combobox', { name: text.productType }).inputValue()).toBe('Taxa');
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.getByText('Fältet kan inte lämnas tomt.').waitFor();
    await expectAxeClean(page);
    await panel.getByRole('textbox', { name: text.name }).fill(name);
    await panel.getByLabel(text.invoiceItemGroupHeading).check();
    await page.keyboard.press('Control+Enter');
    await page.getByText(text.created(name)).waitFor();
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText('Taxa').waitFor();
    expect(await row.getByLabel('Ja').count()).toBe(1);

    await row.getByRole('link', { name, exact: true }).click();
    const edit = page.getByRole('dialog', { name: text.edit });
    await edit.getByRole('combobox', { name: text.productType }).click();
    await page.getByRole('option', { name: 'Hyra' }).click();
    await page.keyboard.press('Control+Enter');
    await page.getByText(text.updated).waitFor();
    await row.getByText('Hyra').waitFor();

    await row.getByRole('button', { name: `Radera ${name}` }).click();
    const question = page.getByRole('dialog', { name: text.deleteTitle });
    await question.getByText(text.deleteQuestion(name)).waitFor();
    await question.getByRole('button', { name: 'Radera' }).click();
    await page.getByText('Produkt raderad').waitFor();
    await page.getByText('Inga träffar', { exact: true }).waitFor();
  });

  test.runIf(inAll)('the table is filtered by name, invoice text and type', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const word = unique('Sökord');
    await makeProduct(admin, { name: `${word} A`, invoiceText: 'Första' });
    await makeProduct(admin, { name: `${word} B`, invoiceText: 'Andra', productType: 'Rent' });
    const page = await openPage({ as: 'SuperAdmin', path: inList(word) });
    await page.getByText('2 träffar', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: text.productType }).click();
    await page.getByRole('option', { name: 'Hyra' }).click();
    await page.getByText('1 träff', { exact: true }).waitFor();
    await page.getByRole('searchbox', { name: text.invoiceText }).fill('första');
    await page.getByText('Inga träffar', { exact: true }).waitFor();
  });
});

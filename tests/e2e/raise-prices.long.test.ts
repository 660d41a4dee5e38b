import { describe, expect } from 'vitest';
import { getProjectPriceList } from '../../shared/contract/price-lists.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProduct, makeProject, makeWorkOrder, priceAllProducts, unique } from '../support/builders.ts';
import { keysOf } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';

describe('raising the prices of a list', () => {
  test('shows old and new prices and the change of open work, and is saved only with the form', async ({
    openPage,
  }) => {
    const admin = await logInAs('SuperAdmin');
    const rate = await makeProduct(admin, { name: unique('Uppräknad taxa') });
    await priceAllProducts(admin, 1234);
    const project = await makeProject(admin);
    await makeWorkOrder(admin, project.projectId, { items: [{ productId: rate.productId, hoursEstimated: 2 }] });
    const path = overList(paths.projects, panels.projectPriceList(project.projectId));
    const page = await openPage({ as: 'Staff', path });
    const { press } = keysOf(page);
    await press(page.getByRole('button', { name: 'Räkna upp' }));
    const raise = page.getByRole('region', { name: 'Räkna upp priserna' });
    await page.keyboard.type('3,555');
    await raise.getByText('Ange −50 till 100 procent', { exact: false }).waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('3,5');
    const row = raise.getByRole('row', { name: rate.name });
    await row.getByText('1 277,19').waitFor();
    await raise.getByRole('combobox', { name: 'Avrunda till' }).selectOption('5');
    await row.getByText('1 275,00').waitFor();
    await row.getByText('41,00').waitFor();
    await raise.getByText('+82,00', { exact: false }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Räkna upp');
    await press(raise.getByRole('button', { name: 'Använd de nya priserna' }));
    await raise.waitFor({ state: 'detached' });
    const query = { projectCode: project.projectCode };
    expect((await admin.result(listWorkOrders, { query })).items[0].value).toBe(2468);
    await page.keyboard.press('Control+s');
    await expect
      .poll(async () => {
        const { lines } = await admin.result(getProjectPriceList, { params: { projectId: project.projectId } });
        return lines.find(({ productId }: any) => productId === rate.productId)?.price;
      })
      .toBe(1275);
  });

  test('works on a phone, and can be undone in the form', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const rate = await makeProduct(admin, { name: unique('Uppräknad taxa') });
    await priceAllProducts(admin, 1000);
    const project = await makeProject(admin);
    const path = overList(paths.projects, panels.projectPriceList(project.projectId));
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const { press, type } = keysOf(page);
    await press(page.getByRole('button', { name: 'Räkna upp' }));
    const raise = page.getByRole('region', { name: 'Räkna upp priserna' });
    await type(raise.getByRole('textbox', { name: 'Procent' }), '10');
    await raise.getByRole('row', { name: rate.name }).getByText('1 100,00').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Räkna upp på telefon');
    await press(raise.getByRole('button', { name: 'Använd de nya priserna' }));
    const field = page.getByRole('textbox', { name: rate.name });
    await expect.poll(() => field.inputValue()).toMatch(/^1\s?100(,00)?$/);
    await page.getByRole('button', { name: 'Ångra' }).click();
    await expect.poll(() => field.inputValue()).toMatch(/^1\s?000(,00)?$/);
  });
});

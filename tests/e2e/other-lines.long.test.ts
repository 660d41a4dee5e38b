import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { listFiles } from '../../shared/contract/files.ts';
import { getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import { listWorkOrders, getWorkOrder } from '../../shared/contract/work-orders.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { systemSettingsText as system } from '../../frontend/src/text/system-settings.ts';
import { workOrdersText as text } from '../../frontend/src/text/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProduct, makeProject, priceAllProducts, unique } from '../support/builders.ts';
import { hasFocus, keysOf } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { sizes } from '../support/tier.ts';

/** The section of one type's lines. */
const linesOf = (page: Page, type: string) => page.getByRole('dialog').getByRole('region', { name: type });

describe('lines beside the work', () => {
  for (const size of sizes) {
    test(`a journey with a receipt and kilometres is registered by keyboard (${size})`, async ({ openPage }) => {
      const admin = await logInAs('SuperAdmin');
      const expense = await makeProduct(admin, { name: unique('Logi'), productType: 'Expense', markUpPercent: 5 });
      const mileage = await makeProduct(admin, { name: unique('Mil'), productType: 'Mileage' });
      await priceAllProducts(admin, 5.5);
      const project = await makeProject(admin);
      const page = await openPage({ as: 'Staff', path: paths.projectWorkOrders(project.projectCode), size });
      const { keyboard } = page;
      await page.getByRole('button', { name: text.addNew }).first().waitFor();
      await keyboard.press('n');
      await page.getByRole('dialog', { name: text.createTitle(project.projectCode) }).waitFor();

      const add = async (type: string, label: string, product: { name: string }) => {
        await linesOf(page, type).getByRole('button', { name: label }).press('Enter');
        const choice = linesOf(page, type).getByRole('combobox', { name: text.inRow(text.product, 1) });
        await expect.poll(() => hasFocus(choice)).toBe(true);
        await keyboard.type(product.name.toLowerCase());
        await page.getByRole('option', { name: product.name }).waitFor();
        await keyboard.press('Tab');
      };
      await add('Omkostnad', text.addLine.Expense, expense);
      await keyboard.press('Tab');
      await keyboard.type('1180,33');
      const expenses = linesOf(page, 'Omkostnad');
      await expenses.getByText('Inköpspris + 5 %').waitFor();
      const file = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('kvitto') };
      await expenses.locator('input[type="file"]').setInputFiles(file);
      await expenses.getByRole('button', { name: text.inRow(text.showReceipt, 1) }).waitFor();
      await add('Milersättning', text.addLine.Mileage, mileage);
      await keyboard.type('84');
      await linesOf(page, 'Milersättning').getByText('462,00').waitFor();
      await screenshot(page, `other-lines-${size}`);
      await expectAxeClean(page);
      await keyboard.press('Control+Enter');
      await page.getByRole('dialog', { name: text.createTitle(project.projectCode) }).waitFor({ state: 'detached' });

      const query = { projectCode: project.projectCode };
      const { items } = await admin.result(listWorkOrders, { query });
      const saved = await admin.result(getWorkOrder, { params: items[0]! });
      expect(saved.items).toMatchObject([
        { productId: expense.productId, quantity: 1, purchasePrice: 1180.33, unitPrice: 1239.35 },
        { productId: mileage.productId, quantity: 84, unitPrice: 5.5 },
      ]);
      const [{ receipt }] = saved.items as [{ receipt: string }];
      expect(receipt).toMatch(/^Kvitton\/Kvitto \d{4}-\d\d-\d\d [0-9a-f]{8}\.jpg$/);
      await expect
        .poll(async () => {
          const listed = await admin.result(listFiles, { params: project, query: { path: 'Kvitton' } });
          return JSON.stringify(listed);
        })
        .toContain(receipt);
    });
  }
});

describe('the time step of the firm', () => {
  test.for(sizes)(
    'is chosen in the settings, and a quarter is then registered, by keyboard (%s)',
    async (size, { openPage }) => {
      const admin = await logInAs('SuperAdmin');
      const before = await admin.result(getSystemSettings);
      const project = await makeProject(admin);
      try {
        const page = await openPage({ as: 'SuperAdmin', path: paths.systemSettings, size });
        const { press, tabTo, type } = keysOf(page);
        const steps = page.getByRole('radiogroup', { name: system.timeStep });
        await tabTo(steps.getByRole('radio', { checked: true }));
        await page.keyboard.press('ArrowDown');
        expect(await steps.getByRole('radio', { name: '0,25 tim' }).isChecked()).toBe(true);
        await press(page.getByRole('button', { name: 'Spara', exact: true }));
        await page.getByText(system.saved).waitFor();

        await page.goto(new URL(paths.projectWorkOrders(project.projectCode), page.url()).href);
        await page.getByRole('button', { name: text.addNew }).first().waitFor();
        await page.keyboard.press('n');
        const panel = page.getByRole('dialog', { name: text.createTitle(project.projectCode) });
        await press(panel.getByRole('button', { name: text.addLine.Rate }));
        await page.keyboard.type('akustiker');
        await page.getByRole('option', { name: /^Akustiker\s/ }).waitFor();
        await page.keyboard.press('Enter');
        await type(panel.getByRole('textbox', { name: text.inRow(text.hoursWorked, 1) }), '1,25');
        await expectAxeClean(page);
        await page.keyboard.press('Control+Enter');
        await panel.waitFor({ state: 'detached' });
        const { items } = await admin.result(listWorkOrders, { query: { projectCode: project.projectCode } });
        expect(items).toMatchObject([{ hoursWorked: 1.25 }]);
      } finally {
        const { version } = await admin.result(getSystemSettings);
        await admin.result(saveSystemSettings, { body: { ...before, version } });
      }
    },
  );
});

import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { handler as runDueTasks } from '../../functions/entry/jobs/run-due-tasks.ts';
import { type ProductType, accountOfType } from '../../shared/codes/product-types.ts';
import { getInvoice, listInvoiceableProjects, listInvoices } from '../../shared/contract/invoices.ts';
import { formatMoney } from '../../shared/lib/format.ts';
import { sumKronor } from '../../shared/lib/money.ts';
import type { ProjectRow } from '../../shared/schemas/project.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject, makeProduct, makeWorkOrder, priceAllProducts, unique } from '../support/builders.ts';
import { useStack } from '../support/invoices.ts';
import { hasFocus, keysOf } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { inAll, sizes } from '../support/tier.ts';

const staff = await logInAs('Staff');
async function makeBought() {
  const admin = await logInAs('SuperAdmin');
  const make = (productType: ProductType, fields: object) =>
    makeProduct(admin, { productType, account: accountOfType[productType], ...fields });
  const bought = {
    expense: await make('Expense', { name: unique('Logi'), markUpPercent: 5 }),
    mileage: await make('Mileage', { name: unique('Egen bil') }),
    subconsultant: await make('Subconsultant', { name: unique('Byggkonsult'), markUpPercent: 15 }),
  };
  await priceAllProducts(admin, 5.5);
  return bought;
}

const invoicesOf = async (projectCode: string) => (await staff.result(listInvoices, { query: { projectCode } })).items;

async function create(page: Page) {
  const { press } = keysOf(page);
  await press(page.getByRole('button', { name: 'Skapa faktura' }));
  const question = page.getByRole('dialog', { name: 'Skapa faktura?' });
  await press(question.getByRole('button', { name: 'Skapa faktura' }));
  await page
    .getByRole('note')
    .getByText(/^Faktura .* skapad$/)
    .waitFor();
}

describe('what an invoice takes', () => {
  for (const size of sizes) {
    test(`is a part of the project, chosen and edited on a ${size} with the keyboard`, async ({ openPage }) => {
      const { project, rate, workOrder } = await makeInvoiceableProject(staff, 2);
      const { projectId, projectCode } = project;
      const items = [1, 3].map((hours) => ({ productId: rate.productId, invoiceableHours: hours }));
      const two = await makeWorkOrder(staff, projectId, {
        status: 'Registered',
        verificationDate: '2026-10-05',
        invoiceNote: 'Två rader',
        items,
      });
      const path = overList(paths.invoicing, panels.invoiceReview(projectId));
      const page = await openPage({ as: 'Staff', path, size });
      const { press, rewrite, type } = keysOf(page);
      await press(page.getByRole('button', { name: 'Välj insatser' }));
      const parts = page.getByRole('group', { name: 'Insatser som faktureras' });
      await parts.getByText('2 av 2 insatser faktureras').waitFor();

      await press(parts.getByRole('checkbox', { name: `Insats ${workOrder.workOrderId}`, exact: true }), 'Space');
      await parts.getByText('1 av 2 insatser faktureras').waitFor();
      await press(parts.getByRole('checkbox', { name: new RegExp(`1 tim på insats ${two.workOrderId}`) }), 'Space');
      await screenshot(page, `Välj insatser ${size}`);
      await expectAxeClean(page);

      await press(page.getByRole('button', { name: 'Underlag: 1 rad från 1 insats' }));
      const basis = page.getByRole('table', { name: 'Rader och insatser' });
      await basis.getByRole('rowheader', { name: /Två rader/ }).waitFor();
      expect(await basis.getByText(String(workOrder.workOrderId), { exact: true }).count()).toBe(0);
      await screenshot(page, `Underlag för en del ${size}`);
      await expectAxeClean(page);
      await page.keyboard.press('Enter');
      await basis.waitFor({ state: 'hidden' });

      await press(page.getByRole('button', { name: 'Ändra rader och text' }));
      await rewrite(page.getByRole('textbox', { name: 'Text på rad 1' }), 'Mätning i trapphus');
      await type(page.getByRole('textbox', { name: 'Text på den här fakturan' }), 'Enligt avtal');
      const frame = page.frameLocator('iframe');
      await frame.getByText('Mätning i trapphus').waitFor();
      await frame.getByText('Enligt avtal').waitFor();
      await screenshot(page, `Ändra rader ${size}`);
      await expectAxeClean(page);
      await create(page);

      const [row] = await invoicesOf(projectCode);
      expect(row.sumTotal).toBe(3 * rate.unitPrice);
      const invoice = await staff.result(getInvoice, { params: row });
      expect(invoice.items.map((item: any) => item.invoiceItemText)).toEqual(['Mätning i trapphus']);
      expect(invoice.invoiceMessage).toMatch(/Enligt avtal$/);
    });
  }

  test.runIf(inAll).for(sizes)('is the work of a period, to a day that is typed (%s)', async (size, { openPage }) => {
    const { project, rate, workOrder } = await makeInvoiceableProject(staff, 2);
    const { projectId, projectCode } = project;
    const october = await makeWorkOrder(staff, projectId, {
      status: 'Registered',
      verificationDate: '2026-10-31',
      items: [{ productId: rate.productId, workedHours: 3, invoiceableHours: 3 }],
    });
    await makeWorkOrder(staff, projectId, {
      status: 'Registered',
      verificationDate: '2026-11-01',
      items: [{ productId: rate.productId, workedHours: 5, invoiceableHours: 5 }],
    });
    const path = overList(paths.invoicing, panels.invoiceReview(projectId));
    const page = await openPage({ as: 'Staff', path, size });
    const { press, type } = keysOf(page);
    await press(page.getByRole('button', { name: 'Välj insatser' }));
    const parts = page.getByRole('group', { name: 'Insatser som faktureras' });
    await parts.getByText('3 av 3 insatser faktureras').waitFor();
    await type(parts.getByLabel('T.o.m.', { exact: true }), '2026-10-31');
    await parts.getByText('1 av 3 insatser faktureras').waitFor();
    await parts.getByRole('checkbox', { name: `Insats ${workOrder.workOrderId}`, exact: true }).waitFor({
      state: 'detached',
    });
    await screenshot(page, `T.o.m. en dag ${size}`);
    await expectAxeClean(page);
    await page.getByRole('button', { name: 'Underlag: 1 rad från 1 insats' }).waitFor();
    await create(page);
    const [row] = await invoicesOf(projectCode);
    const { workOrderIds, sumTotal } = await staff.result(getInvoice, { params: row });
    expect([workOrderIds, sumTotal]).toEqual([[october.workOrderId], 3 * rate.unitPrice]);
  });

  test.runIf(inAll).for(sizes)(
    'may be expenses, kilometres and a subconsultant, each below its heading, by keyboard (%s)',
    async (size, { openPage }) => {
      const bought = await makeBought();
      const { project } = await makeInvoiceableProject(staff, 2);
      const { projectId, projectCode } = project;
      const items = [
        { productId: bought.expense.productId, quantity: 1, purchasePrice: 1180.33 },
        { productId: bought.mileage.productId, quantity: 84 },
        { productId: bought.subconsultant.productId, quantity: 3, purchasePrice: 900 },
      ];
      const { workOrderId } = await makeWorkOrder(staff, projectId, { status: 'Registered', items });
      const path = overList(paths.invoicing, panels.invoiceReview(projectId));
      const page = await openPage({ as: 'Staff', path, size });
      const { press } = keysOf(page);
      const frame = page.frameLocator('iframe');
      for (const heading of ['Omkostnader', 'Milersättning', 'Underkonsulter']) {
        await frame.getByText(heading, { exact: true }).waitFor();
      }
      await page.getByText('1 omkostnad utan kvitto', { exact: false }).first().waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Granska andra rader ${size}`);
      await press(page.getByRole('button', { name: 'Välj insatser' }));
      const parts = page.getByRole('group', { name: 'Insatser som faktureras' });
      await press(parts.getByRole('checkbox', { name: new RegExp(`84 km på insats ${workOrderId}`) }), 'Space');
      await frame.getByText('Milersättning', { exact: true }).waitFor({ state: 'detached' });
      await screenshot(page, `Välj andra rader ${size}`);
      await create(page);
      const [row] = await invoicesOf(projectCode);
      const invoice = await staff.result(getInvoice, { params: row });
      expect(invoice.items.slice(1).map((item: any) => [item.lineKind, item.subTotal, item.account])).toEqual([
        ['Expense', 1239.35, 3590],
        ['Subconsultant', 3105, 3041],
      ]);
    },
  );
});

describe('a review in which nothing is ticked', () => {
  test.runIf(inAll)('shows neither a preview nor a skeleton, until something is', async ({ openPage }) => {
    const { project, workOrder } = await makeInvoiceableProject(staff, 2);
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.invoicing, panels.invoiceReview(project.projectId)),
    });
    await page.locator('iframe').waitFor();
    await page.getByRole('button', { name: 'Välj insatser' }).click();
    await page.getByRole('button', { name: 'Avmarkera alla' }).click();
    await page.getByText('Markera minst en insats att fakturera.').waitFor();
    await page.locator('iframe').waitFor({ state: 'detached' });
    expect(await page.locator('.mantine-Skeleton-root').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Skapa faktura' }).count()).toBe(0);
    await screenshot(page, 'Inget valt');
    await page.getByRole('checkbox', { name: `Insats ${workOrder.workOrderId}`, exact: true }).click();
    await page.locator('iframe').waitFor();
    expect(await page.getByRole('button', { name: 'Skapa faktura' }).isEnabled()).toBe(true);
  });

  test.runIf(inAll)('keeps a line whose text is emptied, to be written anew', async ({ openPage }) => {
    const { project } = await makeInvoiceableProject(staff, 2);
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.invoicing, panels.invoiceReview(project.projectId)),
    });
    await page.locator('iframe').waitFor();
    await page.getByRole('button', { name: 'Ändra rader och text' }).click();
    const text = page.getByRole('textbox', { name: 'Text på rad 1' });
    await text.press('Control+a');
    await text.press('Delete');
    await page.getByText('Skriv vad raden avser.').waitFor();
    // Longer than the pause after which the preview is asked for.
    await page.getByRole('button', { name: 'Skapa faktura' }).and(page.locator('[disabled]')).waitFor();
    await page.keyboard.type('Mätning');
    await page.frameLocator('iframe').getByText('Mätning', { exact: true }).waitFor();
    expect(await text.inputValue()).toBe('Mätning');
  });
});

describe('several projects', () => {
  for (const size of sizes) {
    test(`are checked and invoiced together on a ${size}, with a result each`, async ({ openPage }) => {
      const made = await Promise.all([1, 2].map((hours) => makeInvoiceableProject(staff, hours)));
      const checked = overList(paths.invoicing, panels.invoiceCheck(made.map(({ project }) => project.projectId)));
      const page = await openPage({ as: 'Staff', path: checked, ...(size === 'phone' && { size }) });
      await page.getByRole('button', { name: 'Skapa 2 fakturor' }).waitFor();
      await screenshot(page, `Kontroll ${size}`);
      await expectAxeClean(page);
      await page.getByRole('button', { name: 'Skapa 2 fakturor' }).focus();
      await page.keyboard.press('Enter');
      await page.getByText('2 av 2 projekt klara').waitFor();
      await screenshot(page, `Fakturakörning ${size}`);
      await expectAxeClean(page);
      for (const { project, rate } of made) {
        const [row] = await invoicesOf(project.projectCode);
        expect(row.sumTotal).toBe((made.indexOf(made.find((one) => one.project === project)) + 1) * rate.unitPrice);
        await page.getByRole('link', { name: row.invoiceCode }).waitFor();
      }
      await page.getByRole('button', { name: 'Stäng' }).last().click();
      if (size === 'phone') await page.getByRole('button', { name: 'Fler verktyg' }).click();
      await page.getByRole('link', { name: 'Senaste körning' }).waitFor();
    });
  }

  test.runIf(inAll)(
    'are all invoiced though the tab is closed, and found again from Fakturera',
    async ({ openPage }) => {
      const made = await Promise.all([1, 2].map((hours) => makeInvoiceableProject(staff, hours)));
      const path = overList(paths.invoicing, panels.invoiceCheck(made.map(({ project }) => project.projectId)));
      const page = await openPage({ as: 'Staff', path });
      // The page never continues its run.
      await page.route('**/v1/invoices/runs/*/continue', () => undefined);
      const { press } = keysOf(page);
      await press(page.getByRole('button', { name: 'Skapa 2 fakturor' }));
      await page.getByText('0 av 2 projekt klara').waitFor();
      await page.close();
      useStack();
      await runDueTasks();
      const later = await openPage({ as: 'Staff', path: paths.invoicing });
      await keysOf(later).press(later.getByRole('link', { name: 'Senaste körning' }));
      await later.getByText('2 av 2 projekt klara').waitFor();
      for (const { project, rate } of made) {
        const [row] = await invoicesOf(project.projectCode);
        expect(row.sumTotal).toBe((made.findIndex((one) => one.project === project) + 1) * rate.unitPrice);
        await later.getByRole('link', { name: row.invoiceCode }).waitFor();
      }
    },
  );

  test.runIf(inAll)('say in Fakturera what all come to, and those of the page', async ({ openPage }) => {
    for (const hours of [1, 2, 3]) await makeInvoiceableProject(staff, hours);
    const query = { active: true, invoiceable: true, itemsPerPage: 2, sums: true };
    const { items, sums } = await staff.result(listInvoiceableProjects, { query });
    expect(items).toHaveLength(2);
    const page = await openPage({ as: 'Staff', path: `${paths.invoicing}?size=2` });
    const amount = (label: string) =>
      page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]').innerText();
    await page.getByText('Varav på sidan').waitFor();
    const ofPage = sumKronor(items as ProjectRow[], ({ toInvoice }) => toInvoice);
    expect(sums.toInvoice).toBeGreaterThan(ofPage);
    expect(await Promise.all([amount('Att fakturera'), amount('Varav på sidan')])).toEqual([
      formatMoney(sums.toInvoice),
      formatMoney(ofPage),
    ]);
    await screenshot(page, 'Fakturera med summor');
  });

  test.runIf(inAll)('are marked in the list, where each row with remarks has a sign', async ({ openPage }) => {
    const made = await Promise.all([1, 2].map((hours) => makeInvoiceableProject(staff, hours)));
    const page = await openPage({ as: 'Staff', path: paths.invoicing });
    await page.getByLabel('Kund', { exact: true }).first().click();
    await page.keyboard.type(made[0]!.project.customerName);
    // A mark that is set before the list is filtered goes with the filter.
    await page.getByText('1 träff', { exact: true }).waitFor();
    const row = page.getByRole('row').filter({ hasText: made[0]!.project.projectCode });
    const sign = row.getByRole('button', { name: /adress|Adress/ });
    await sign.waitFor();
    const words = page.getByText(/adress|Adress/).filter({ visible: true });
    await row.focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(sign)).toBe(true);
    await page.keyboard.press('Enter');
    await words.waitFor();
    await expectAxeClean(page);
    await page.keyboard.press('Escape');
    await words.waitFor({ state: 'detached' });
    await sign.click();
    await words.waitFor();
    await screenshot(page, 'Fakturera med anmärkningar');
    await row.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Fakturera markerade' }).click();
    await page.getByRole('button', { name: 'Skapa 1 faktura' }).waitFor();
  });
});

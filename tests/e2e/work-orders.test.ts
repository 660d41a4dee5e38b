import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { deleteProduct } from '../../shared/contract/products.ts';
import { getWorkOrder, listWorkOrders } from '../../shared/contract/work-orders.ts';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { panelParam, writePanel, type PanelAddress } from '../../frontend/src/navigation/panel-address.ts';
import { workOrdersText as text } from '../../frontend/src/text/work-orders.ts';
import type { Api } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProduct, makeProject, makeWorkOrder, priceAllProducts, unique } from '../support/builders.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

/** A locator's timeout. */
const at = (path: string, panel: PanelAddress) =>
  `${path}?${new URLSearchParams({ [panelParam]: writePanel(panel) }).toString()}`;
const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const selector = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const statusIn = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: text.status });
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLButtonElement && !element.ariaLabel) return element.textContent;
    return element?.getAttribute('aria-label') ?? (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '';
  });

async function makeGround() {
  const admin = await logInAs('SuperAdmin');
  const rate = await makeProduct(admin, { name: unique('Taxa') });
  await priceAllProducts(admin, 1000);
  const rent = await makeProduct(admin, { name: unique('Hyra'), productType: 'Rent' });
  await priceAllProducts(admin, 400);
  return { admin, project: await makeProject(admin), rate, rent };
}

const workOrdersOf = async (api: Api, projectCode: string) =>
  (await api.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } })).items;

describe('work orders', () => {
  test.runIf(inAll)('one is registered with the keyboard alone, from the project’s list', async ({ openPage }) => {
    const { admin, project, rate, rent } = await makeGround();
    const path = paths.projectWorkOrders(project.projectCode);
    const page = await openPage({ as: 'Staff', path });
    const { keyboard } = page;
    await page.getByText(text.empty).waitFor();
    await page.getByRole('button', { name: text.addNew }).first().waitFor();
    await keyboard.press('n');
    await panelOf(page, text.createTitle(project.projectCode)).waitFor();
    await expect.poll(() => focused(page)).toBe(text.status);
    await keyboard.type('regi');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    expect(await statusIn(page).inputValue()).toBe('Registrerad');
    await field(page, text.invoiceNote).focus();
    await keyboard.type('Mätning av stegljud');

    const tabTo = async (name: string) => {
      for (let step = 0; step < 12 && (await focused(page)) !== name; step += 1) await keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    };
    for (let step = 0; step < 6; step += 1) {
      await keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.textContent === 'Lägg till taxa')) break;
    }
    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Produkt, rad 1');
    await keyboard.type(rate.name.toLowerCase());
    await page.getByRole('option', { name: rate.name }).waitFor();
    await expectAxeClean(page);
    await keyboard.press('Tab');
    expect(await selector(page, 'Produkt, rad 1').inputValue()).toBe(rate.name);
    expect(await focused(page)).toBe('Est. tid, rad 1');
    await keyboard.type('8');
    await tabTo('Arbetad tid, rad 1');
    await keyboard.type('7,5');
    await tabTo('Fakt. tid, rad 1');
    expect(await field(page, 'Fakt. tid, rad 1').inputValue()).toBe('7,5');
    await keyboard.press('ArrowDown');
    await page.getByText('7 000,00 kr', { exact: true }).first().waitFor();

    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Produkt, rad 2');
    await keyboard.press('Escape');
    await keyboard.press('Enter');
    await page.getByText(text.emptyLine).waitFor();

    await page.getByRole('button', { name: text.addLine.Rent }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Produkt, rad 1');
    await keyboard.type(rent.name);
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.press('ArrowUp');
    await keyboard.press('Control+Enter');
    await page.getByText(/^Insats \d+ skapad$/).waitFor();
    await panelOf(page, text.createTitle(project.projectCode)).waitFor({ state: 'detached' });

    const row = page.getByRole('row').filter({ hasText: 'Mätning av stegljud' });
    await row.getByText('7 200,00 kr').waitFor();
    const [saved] = await workOrdersOf(admin, project.projectCode);
    const workOrder = await admin.result(getWorkOrder, { params: { workOrderId: saved.workOrderId } });
    expect(workOrder).toMatchObject({ status: 'Registered', hoursEstimated: 8, hoursWorked: 7.5, value: 7200 });
    expect(workOrder.items.map((item: any) => [item.invoiceableHours, item.quantity])).toEqual([
      [7, 0],
      [null, 0.5],
    ]);
  });

  test('one with three rates and a rent is made with the keyboard alone', async ({ openPage }) => {
    const { admin, project, rate, rent } = await makeGround();
    const page = await openPage({ as: 'Staff', path: paths.projectWorkOrders(project.projectCode) });
    const { keyboard } = page;
    await page.getByRole('button', { name: text.addNew }).first().waitFor();
    await keyboard.press('n');
    await expect.poll(() => focused(page)).toBe(text.status);
    const tabTo = async (name: string) => {
      for (let step = 0; step < 25 && (await focused(page)) !== name; step += 1) await keyboard.press('Tab');
      expect(await focused(page)).toBe(name);
    };
    await tabTo(text.invoiceNote);
    await keyboard.type('Mätning i tre salar');
    await tabTo(text.addLine.Rate);
    for (const [index, hours] of ['1', '2,5', '4'].entries()) {
      await keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe(`Produkt, rad ${index + 1}`);
      await keyboard.type(rate.name);
      await page.getByRole('option', { name: rate.name }).waitFor();
      await keyboard.press('Tab');
      expect(await focused(page)).toBe(`Est. tid, rad ${index + 1}`);
      await keyboard.type(hours);
    }
    await tabTo(text.addLine.Rent);
    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Produkt, rad 1');
    await keyboard.type(rent.name);
    await page.getByRole('option', { name: rent.name }).waitFor();
    await keyboard.press('Tab');
    await keyboard.press('ArrowUp');
    await keyboard.press('ArrowUp');
    await keyboard.press('Control+Enter');
    await page.getByRole('row').filter({ hasText: 'Mätning i tre salar' }).getByText('7 900,00 kr').waitFor();

    const [row] = await workOrdersOf(admin, project.projectCode);
    const { items } = await admin.result(getWorkOrder, { params: row });
    expect(items.map((item: any) => [item.productId, item.hoursEstimated, item.quantity])).toEqual([
      ...[1, 2.5, 4].map((hours) => [rate.productId, hours, 0]),
      [rent.productId, 0, 1],
    ]);
  });

  test.runIf(inAll)(
    'a caller’s status is chosen from the start, and Ctrl+S keeps the panel for more',
    async ({ openPage }) => {
      const { admin, project, rate } = await makeGround();
      const start = panels.workOrder({ projectId: project.projectId, status: 'Registered' });
      const page = await openPage({ as: 'Staff', path: at(paths.projects, start) });
      await panelOf(page, text.createTitle(project.projectCode)).waitFor();
      expect(await statusIn(page).inputValue()).toBe('Registrerad');
      await page.getByRole('button', { name: text.addLine.Rate }).click();
      await page.keyboard.type(rate.name);
      await page.keyboard.press('Enter');
      await field(page, 'Fakt. tid, rad 1').fill('2');
      await page.keyboard.press('Control+s');
      const panel = panelOf(page, text.edit);
      await panel.getByText(/^Insats \d+ · /).waitFor();
      await field(page, 'Fakt. tid, rad 1').fill('3');
      await page.keyboard.press('Control+s');
      await page.getByText(text.updated).waitFor();
      const [row] = await workOrdersOf(admin, project.projectCode);
      expect(row).toMatchObject({ status: 'Registered', invoiceableHours: 3, value: 3000, version: 2 });
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    },
  );

  test.runIf(inAll)('a missing price is shown on the line, and the year decides the list', async ({ openPage }) => {
    const { admin, project, rate } = await makeGround();
    const unpriced = await makeProduct(admin, { name: unique('Opris') });
    const { workOrderId } = await makeWorkOrder(admin, project.projectId, {
      items: [
        { productId: rate.productId, hoursEstimated: 1 },
        { productId: unpriced.productId, hoursEstimated: 1 },
      ],
    });
    const page = await openPage({ as: 'Staff', path: at(paths.projects, panels.workOrder({ workOrderId })) });
    await page.getByText(text.pricesMissing(unpriced.name)).waitFor();
    await page.getByRole('cell', { name: text.priceMissing }).waitFor();
    await page.getByText('Standard 2026').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'work order without a price');
    await field(page, text.verificationDate).fill('2001-05-01');
    await page.getByText(text.pricesMissing(`${rate.name} och ${unpriced.name}`)).waitFor();
  });

  test.runIf(inAll)('prices that cannot be read are asked for again', async ({ openPage }) => {
    const { admin, project, rate } = await makeGround();
    const items = [{ productId: rate.productId, hoursEstimated: 1 }];
    const { workOrderId } = await makeWorkOrder(admin, project.projectId, { items });
    const page = await openPage({ as: 'Staff', path: paths.projects });
    allowErrors(page, /503/);
    await page.route('**/v1/price-lists/project-code/**', (route) =>
      route.fulfill({ status: 503, json: { message: 'Många sparar samtidigt just nu. Försök igen.' } }),
    );
    await page.goto(at(paths.projects, panels.workOrder({ workOrderId })));
    const notice = page.getByRole('alert').filter({ hasText: text.notPriced });
    await notice.waitFor();
    await page.getByRole('cell', { name: '1 000,00 kr' }).first().waitFor();
    await page.unroute('**/v1/price-lists/project-code/**');
    await notice.getByRole('button', { name: 'Försök igen' }).click();
    await notice.waitFor({ state: 'detached' });
    await page.getByText('Standard 2026').waitFor();
  });

  test.runIf(inAll)(
    'refused data is reported in an alert and at its field, and what was typed stays',
    async ({ openPage }) => {
      const { admin, project } = await makeGround();
      const removed = await makeProduct(admin, { name: unique('Borttagen') });
      const { workOrderId } = await makeWorkOrder(admin, project.projectId);
      const page = await openPage({ as: 'Staff', path: at(paths.projects, panels.workOrder({ workOrderId })) });
      allowErrors(page, /422/);
      await field(page, text.internalNote).fill('Nyckel i receptionen');
      await page.getByRole('button', { name: text.addLine.Rate }).click();
      await page.keyboard.type(removed.name);
      await page.keyboard.press('Enter');
      await admin.result(deleteProduct, { params: { productId: removed.productId } });
      await page.getByRole('button', { name: 'Spara' }).click();
      const alert = page.getByRole('dialog', { name: text.refusal });
      await alert.getByText('Produkten finns inte. Välj en annan.').waitFor();
      await expectAxeClean(page);
      await alert.getByRole('button', { name: 'OK' }).click();
      await page.getByText(text.notUpdated).waitFor();
      await expect.poll(() => focused(page)).toBe('Produkt, rad 1');
      expect(await field(page, text.internalNote).inputValue()).toBe('Nyckel i receptionen');
    },
  );

  test.runIf(inAll)('an invoiced one is text, and says why it cannot be saved', async ({ openPage }) => {
    const { admin, project, rate } = await makeGround();
    const items = [{ productId: rate.productId, workedHours: 4, invoiceableHours: 4 }];
    const { workOrderId } = await makeWorkOrder(admin, project.projectId, { status: 'Registered', items });
    await admin.result(createFromProject, { params: { projectId: project.projectId } });
    const path = paths.projectWorkOrders(project.projectCode);
    const page = await openPage({ as: 'SuperAdmin', path });
    await page.getByRole('link', { name: String(workOrderId), exact: true }).click();
    const panel = panelOf(page, text.edit);
    await panel.getByText(text.invoicedReason).waitFor();
    await panel.getByText('4 000,00 kr').first().waitFor();
    expect(await panel.getByRole('button', { name: 'Spara' }).isDisabled()).toBe(true);
    expect(await panel.getByRole('textbox').count()).toBe(0);
    await expectAxeClean(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: `Radera Insats ${workOrderId}` }).count()).toBe(0);
  });

  test.runIf(inAll)(
    'SuperAdmin deletes one after a question that names it; Staff is not offered to',
    async ({ openPage }) => {
      const { admin, project } = await makeGround();
      const { workOrderId } = await makeWorkOrder(admin, project.projectId);
      const path = paths.projectWorkOrders(project.projectCode);
      const staff = await openPage({ as: 'Staff', path });
      await staff.getByRole('link', { name: String(workOrderId), exact: true }).waitFor();
      expect(await staff.getByRole('button', { name: /^Radera/ }).count()).toBe(0);

      const page = await openPage({ as: 'SuperAdmin', path });
      await page.getByRole('button', { name: `Radera Insats ${workOrderId}` }).click();
      const question = page.getByRole('dialog', { name: text.deleteTitle });
      await question.getByText(text.deleteQuestion(workOrderId)).waitFor();
      await question.getByRole('button', { name: 'Radera' }).click();
      await page.getByText('Insats raderad').waitFor();
      await page.getByText(text.empty).waitFor();
      // It disappears from the other window too.
      await staff.getByText(text.empty).waitFor();
    },
  );

  test.runIf(inAll)(
    'the list is filtered by several statuses, in the order of its dates, with its sums',
    async ({ openPage }) => {
      const { admin, project, rate } = await makeGround();
      for (const [status, verificationDate] of [
        ['Planned', '2026-03-02'],
        ['Started', '2026-01-15'],
        ['Quoted', '2026-02-01'],
      ]) {
        const items = [{ productId: rate.productId, hoursEstimated: 2 }];
        await makeWorkOrder(admin, project.projectId, { status, verificationDate, items });
      }
      const page = await openPage({ as: 'Staff', path: paths.projectWorkOrders(project.projectCode) });
      const days = () => page.locator('tbody td:nth-child(3)').allTextContents();
      await expect.poll(days).toEqual(['2026-01-15', '2026-02-01', '2026-03-02']);
      await page.getByText('6 000,00 kr', { exact: true }).waitFor();
      for (const status of ['Planerad', 'Pågående']) {
        await selector(page, text.status).click();
        await page.getByRole('option', { name: status }).click();
      }
      await expect.poll(days).toEqual(['2026-01-15', '2026-03-02']);
      await page.getByText('4 000,00 kr', { exact: true }).waitFor();
      const status = selector(page, text.status);
      await expect.poll(() => status.getAttribute('placeholder')).toBe(`${text.status}: Planerad, Pågående`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Återställ', exact: true }).click();
      await page.getByText('3 träffar').waitFor();
    },
  );
});

describe('the work order panel looks right', () => {
  let ground: ReturnType<typeof makeGround> | undefined;
  for (const size of ['desktop', 'phone'] as const) {
    for (const scheme of ['light', 'dark'] as const) {
      test.runIf(inAll)(`on a ${size} in ${scheme}`, async ({ openPage }) => {
        const { admin, project, rate, rent } = await (ground ??= makeGround());
        const items = [
          { productId: rate.productId, hoursEstimated: 8, workedHours: 7.5, invoiceableHours: 7 },
          { productId: rent.productId, quantity: 2 },
        ];
        const { workOrderId } = await makeWorkOrder(admin, project.projectId, { items });
        const path = at(paths.projectWorkOrders(project.projectCode), panels.workOrder({ workOrderId }));
        const page = await openPage({ as: 'Staff', path, size, scheme });
        await page.getByText('Standard 2026').first().waitFor();
        await expectAxeClean(page);
        await screenshot(page, `work order ${size} ${scheme}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
        await page.getByRole('button', { name: text.addLine.Rate }).click();
        await page.getByRole('option', { name: rate.name }).waitFor();
        await expectAxeClean(page);
        await screenshot(page, `work order products ${size} ${scheme}`);
      });
    }
  }
});

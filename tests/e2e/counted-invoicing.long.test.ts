import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { runsText } from '../../frontend/src/text/invoice-runs.ts';
import { selectionText } from '../../frontend/src/text/selection.ts';
import { checkProjects } from '../../shared/contract/invoice-runs.ts';
import { listInvoices } from '../../shared/contract/invoices.ts';
import { inParallel } from '../support/bulk/in-parallel.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import {
  makeCustomer,
  makeProduct,
  makeProject,
  makeWorkOrder,
  priceAllProducts,
  unique,
} from '../support/builders.ts';
import { logInAs } from '../support/people.ts';

const staff = await logInAs('Staff');
let productId: number;

beforeAll(async () => {
  const superAdmin = await logInAs('SuperAdmin');
  ({ productId } = await makeProduct(superAdmin));
  await priceAllProducts(superAdmin, 1_000);
});

/** A customer with projects of registered work. @returns its name */
async function customerWithWork(count: number): Promise<string> {
  const { customerId, name } = await makeCustomer(staff, { name: unique('Kommunbolaget') });
  await inParallel(Array.from({ length: count }), 4, async () => {
    const { projectId } = await makeProject(staff, { customerId });
    const items = [{ productId, workedHours: 2, invoiceableHours: 2 }];
    await makeWorkOrder(staff, projectId, { status: 'Registered', invoiceNote: 'Mätning', items });
  });
  return name;
}

/** Lets calls of the path wait. @returns what lets them go on */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/v1${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('the actions that invoicing many projects takes', () => {
  test('are four for 38 projects: mark the page, mark all, check, and create', async ({ openPage }) => {
    const name = await customerWithWork(38);
    const path = `${paths.invoicing}?${new URLSearchParams({ customerName: name }).toString()}`;
    const page = await openPage({ as: 'Staff', path });
    await page.getByText('38 träffar').waitFor();
    let actions = 0;
    const act = async (role: 'checkbox' | 'button', title: string | RegExp) => {
      actions += 1;
      await page.getByRole(role, { name: title }).click();
    };
    await act('checkbox', listsText.markPage);
    await act('button', selectionText.markAll(38));
    const goOn = await holdBack(page, checkProjects.path);
    await act('button', runsText.invoiceMarked);
    const check = page.getByRole('dialog', { name: runsText.checkTitle });
    expect(await check.getByRole('button', { name: runsText.createThem, exact: true }).isDisabled()).toBe(true);
    goOn();
    await check.getByRole('button', { name: runsText.create(38) }).waitFor();
    await screenshot(page, 'Kontroll av 38 projekt');
    await act('button', runsText.create(38));
    const run = page.getByRole('dialog', { name: runsText.runTitle });
    await run.getByText(runsText.progress(38, 38)).first().waitFor();
    await run.getByText(/^38 fakturor skapade/).waitFor();
    await screenshot(page, 'Körning av 38 projekt');
    await expectAxeClean(page);
    expect(actions).toBe(4);
    // The invoiced projects have left the list.
    await page.getByRole('toolbar', { name: selectionText.bar }).waitFor({ state: 'detached' });
    const { items } = await staff.result(listInvoices, { query: { customerName: name, itemsPerPage: 0 } });
    expect(items).toHaveLength(38);
  });

  test('are keys alone on a phone', async ({ openPage }) => {
    const name = await customerWithWork(2);
    const path = `${paths.invoicing}?${new URLSearchParams({ customerName: name }).toString()}`;
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    await page.getByText('2 träffar').waitFor();
    await page.getByRole('button', { name: listsText.markMode, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('checkbox', { name: /^Markera / })
      .last()
      .focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: runsText.invoiceMarked }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: runsText.create(1) }).waitFor();
    await screenshot(page, 'Kontroll på telefon');
    await page.keyboard.press('Control+Enter');
    const run = page.getByRole('dialog', { name: runsText.runTitle });
    await run.getByText(/^1 faktura skapad/).waitFor();
    await screenshot(page, 'Körning på telefon');
    await expectAxeClean(page);
  });
});

import { beforeAll, describe, expect } from 'vitest';
import type { Page } from 'playwright';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { common } from '../../frontend/src/text/common.ts';
import { customersText } from '../../frontend/src/text/customers.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { runsText } from '../../frontend/src/text/invoice-runs.ts';
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
import { overList } from '../support/screens.ts';

const staff = await logInAs('Staff');
let productId: number;

beforeAll(async () => {
  const superAdmin = await logInAs('SuperAdmin');
  ({ productId } = await makeProduct(superAdmin));
  await priceAllProducts(superAdmin, 1_000);
});

/** A customer with two projects of registered work. */
async function customerWithWork() {
  const customer = await makeCustomer(staff, { name: unique('Fastighetsbolaget') });
  const codes: string[] = [];
  for (const hours of [2, 3]) {
    const { projectId, projectCode } = await makeProject(staff, { customerId: customer.customerId });
    const items = [{ productId, workedHours: hours, invoiceableHours: hours }];
    await makeWorkOrder(staff, projectId, { status: 'Registered', invoiceNote: 'Mätning', items });
    codes.push(projectCode);
  }
  return { ...customer, codes };
}

/** By keys alone: the setting, the run of the two projects, and the invoice from each of them. */
async function invoiceTogether(page: Page, { name, codes }: { name: string; codes: string[] }): Promise<void> {
  const width = page.viewportSize()!.width;
  const setting = page.getByRole('switch', { name: customersText.combinedInvoice });
  await setting.focus();
  await page.keyboard.press('Space');
  expect(await setting.isChecked()).toBe(true);
  await screenshot(page, `Samlingsfaktura på kunden ${width}`);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.goto(`${paths.invoicing}?${new URLSearchParams({ customerName: name }).toString()}`);
  await page.getByText('2 träffar').waitFor();
  const mode = page.getByRole('button', { name: listsText.markMode, exact: true });
  if (await mode.isVisible()) {
    await mode.focus();
    await page.keyboard.press('Enter');
  }
  for (const code of codes) {
    await page.getByRole('checkbox', { name: new RegExp(`Markera.* ${code}`) }).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: runsText.invoiceMarked }).focus();
  await page.keyboard.press('Enter');
  const check = page.getByRole('dialog', { name: runsText.checkTitle });
  await check.getByText(runsText.combined(2)).waitFor();
  await check.getByRole('button', { name: runsText.create(1) }).waitFor();
  await screenshot(page, `Kontroll med samlingsfaktura ${width}`);
  await expectAxeClean(page);
  await page.keyboard.press('Control+Enter');
  const run = page.getByRole('dialog', { name: runsText.runTitle });
  await run.getByText(/^1 faktura skapad, 5\s000,00\skr/).waitFor();
  await screenshot(page, `Körning med samlingsfaktura ${width}`);

  const links = run.getByRole('table').getByRole('link');
  expect(await links.count()).toBe(2);
  for (const index of [0, 1]) {
    await links.nth(index).focus();
    await page.keyboard.press('Enter');
    const invoice = page.getByRole('dialog', { name: /^Faktura \d+/ });
    const paper = invoice.locator('iframe').contentFrame();
    for (const code of codes) await paper.locator('tr.project', { hasText: code }).waitFor();
    await paper.locator('tr.project').first().scrollIntoViewIfNeeded();
    if (index === 0) await screenshot(page, `Samlingsfaktura ${width}`);
    await invoice.getByRole('button', { name: common.close }).first().focus();
    await page.keyboard.press('Enter');
    await invoice.waitFor({ state: 'detached' });
  }
}

describe('two projects of a customer with a combined invoice', () => {
  test('are invoiced together by keys, and the invoice is found from each', async ({ openPage }) => {
    const customer = await customerWithWork();
    const path = overList(paths.customers, panels.customer(customer.customerId));
    const page = await openPage({ as: 'Staff', path });
    await invoiceTogether(page, customer);
    for (const code of customer.codes) {
      await page.goto(`${paths.invoiceArchive}?${new URLSearchParams({ projectCode: code }).toString()}`);
      await page.getByText('1 träff').waitFor();
      await page.getByRole('row', { name: new RegExp(customer.codes.join(', ')) }).waitFor();
    }
    await screenshot(page, 'Fakturaarkiv med samlingsfaktura');
  });

  test('are invoiced together by keys on a phone in the dark', async ({ openPage }) => {
    const customer = await customerWithWork();
    const path = overList(paths.customers, panels.customer(customer.customerId));
    const page = await openPage({ as: 'Staff', path, size: 'phone', scheme: 'dark' });
    await invoiceTogether(page, customer);
  });
});

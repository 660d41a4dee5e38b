import type { Page } from 'playwright';
import { expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { workOrdersText as text } from '../../frontend/src/text/work-orders.ts';
import { getWorkOrder, listWorkOrders } from '../../shared/contract/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProduct, makeProject, unique } from '../support/builders.ts';
import { fileOf } from '../support/file-browser.ts';
import { contentOf, entriesOf, namesOf } from '../support/files.ts';
import { cut, isEmpty, isKept, reconnect, onPhone, openOutbox, outboxOf, waits } from '../support/offline.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

/** Waits until an error is shown, and no message covers the outbox. An error is shown for five seconds. */
const errorBesideOutbox = (page: Page) =>
  page.waitForFunction(
    () => {
      const notes = [...document.querySelectorAll('[role="note"]')];
      const outbox = document.querySelector('[data-status="outbox"]')?.getBoundingClientRect();
      if (!outbox || !notes.some((note) => note.textContent?.includes('Kunde inte hämta'))) return false;
      return notes
        .map((note) => note.getBoundingClientRect())
        .every(({ top, bottom }) => bottom <= outbox.top || top >= outbox.bottom);
    },
    undefined,
    { timeout: 15_000 },
  );

test('a receipt that is photographed without a network arrives with its line, once', async ({ openPage }) => {
  const product = await makeProduct(superAdmin, { name: unique('Taxi'), productType: 'Expense', markUpPercent: 10 });
  const project = await makeProject(staff);
  const { projectId, projectCode } = project;
  const page = await openPage({ ...onPhone, path: paths.projectDetails(projectId) });
  await page.waitForResponse(/\/v1\/users\/get-all/);
  await isKept(page);
  await cut(page);
  await page.goto(overList(paths.projectDetails(projectId), panels.workOrder({ projectId })));
  const panel = page.getByRole('dialog', { name: text.createTitle(projectCode) });
  const expenses = panel.getByRole('region', { name: 'Omkostnad' });
  const photos = ['taxi', 'parkering'];
  for (const [index, photo] of photos.entries()) {
    const row = index + 1;
    await expenses.getByRole('button', { name: text.addLine.Expense }).click();
    await expenses.getByRole('combobox', { name: text.inRow(text.product, row) }).click();
    await page.keyboard.type(product.name);
    await page.getByRole('option', { name: product.name }).click();
    await expenses.getByRole('textbox', { name: text.inRow(text.purchasePrice, row) }).click();
    await page.keyboard.type(`${row}00,50`);
    const camera = expenses.getByLabel(text.inRow(text.receiptFile, row));
    await camera.setInputFiles([fileOf('image.jpg', photo, 'image/jpeg')]);
    await expenses.getByRole('button', { name: text.inRow(text.showReceipt, row) }).waitFor();
  }
  await waits(page, '2 filer väntar på nätverket');

  const isFree = errorBesideOutbox(page);
  await expenses.getByRole('button', { name: text.inRow(text.showReceipt, 1) }).click();
  await isFree;
  await screenshot(page, 'Kvitton utan nätverk');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await panel.waitFor({ state: 'detached' });
  await waits(page, '1 ändring och 2 filer väntar på nätverket');
  await page.reload();
  await openOutbox(page);
  await outboxOf(page)
    .getByText(/^Kvitto [-\d]+ [0-9a-f]{8}\.jpg \(4\sbyte\) till /)
    .waitFor();
  await expectAxeClean(page);
  await screenshot(page, 'Utkorg med kvitton');

  await reconnect(page);
  await isEmpty(page);
  const { items } = await staff.result(listWorkOrders, { query: { projectCode } });
  expect(items).toHaveLength(1);
  const made = await staff.result(getWorkOrder, { params: items[0] });
  expect(made.items).toMatchObject([
    { productId: product.productId, purchasePrice: 100.5, unitPrice: 110.55 },
    { productId: product.productId, purchasePrice: 200.5, unitPrice: 220.55 },
  ]);
  const receipts: string[] = made.items.map(({ receipt }: { receipt: string }) => receipt);
  const names = namesOf(await entriesOf(staff, projectCode, 'Kvitton'));
  expect(names.map((name) => `Kvitton/${name}`).sort()).toEqual(receipts.toSorted());
  const contents = await Promise.all(receipts.map(async (path) => (await contentOf(staff, projectCode, path)).text()));
  expect(contents).toEqual(photos);
});

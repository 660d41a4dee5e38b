import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { createDeliveryTemplate } from '../../shared/contract/delivery-templates.ts';
import { listFolder } from '../../shared/contract/files.ts';
import { getAllUsers } from '../../shared/contract/users.ts';
import { listWorkOrders } from '../../shared/contract/work-orders.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { common } from '../../frontend/src/text/common.ts';
import { filesText } from '../../frontend/src/text/files.ts';
import { titles } from '../../frontend/src/navigation/titles.ts';
import { workOrdersText as text } from '../../frontend/src/text/work-orders.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { quotationFile, quotationText } from '../../shared/text/quotation.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import {
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeWorkOrder,
  makeWorkOrders,
  unique,
} from '../support/builders.ts';
import { readSheets } from '../support/spreadsheet.ts';
import { logInAs } from '../support/people.ts';

async function downloadedSheet(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const [sheet] = readSheets(readFileSync(await download.path()));
  return { name: download.suggestedFilename(), cells: sheet!.rows.flat() };
}

describe('the work orders', () => {
  test('at home are the user’s own to begin with, latest first, of the statuses the user has chosen', async ({
    openPage,
  }) => {
    const staff = await logInAs('Staff');
    const users = await staff.result(getAllUsers);
    const own = users.find((user: any) => user.initials === 'AL').userId;
    const others = users.find((user: any) => user.initials === 'DN').userId;
    const { projectId, projectCode } = await makeProject(staff);
    const note = unique('Egen mätning');
    for (const [fields, word] of [
      [{ workOrderOwnerUserId: own }, 'ägd'],
      [{ workOrderOwnerUserId: others, workOrderHelperUserId: own }, 'hjälpt'],
      [{ workOrderOwnerUserId: others }, 'annans'],
      [{ workOrderOwnerUserId: own, status: 'Cancelled' }, 'makulerad'],
    ] as const) {
      await makeWorkOrder(staff, projectId, { ...fields, invoiceNote: `${note} ${word}` });
    }
    const page = await openPage({ as: 'Staff', path: paths.homeWorkOrders });
    await page.getByRole('heading', { name: titles.homeWorkOrders }).waitFor();
    expect(await page.getByRole('searchbox', { name: text.initials }).inputValue()).toBe('AL');
    await page.getByRole('searchbox', { name: text.projectCode }).fill(projectCode);
    const rows = page.getByRole('row').filter({ hasText: note });
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.filter({ hasText: /ägd|hjälpt/ }).count()).toBe(2);
    await page.getByRole('searchbox', { name: text.initials }).fill('');
    await expect.poll(() => rows.count()).toBe(3);
    await page
      .getByRole('columnheader', { name: text.verificationDate })
      .and(page.locator('[aria-sort="descending"]'))
      .waitFor();
    await expectAxeClean(page);
    await page.getByRole('button', { name: 'Återställ' }).first().click();
    await expect.poll(() => page.getByRole('searchbox', { name: text.initials }).inputValue()).toBe('AL');
  });

  test('that are shared are listed for all, earliest first, quoted ones in Swedish', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const users = await staff.result(getAllUsers);
    const owner = users.find((user: any) => user.initials === 'DN').userId;
    const { projectId, projectCode } = await makeProject(staff);
    const quoted = await makeWorkOrder(staff, projectId, { status: 'Quoted', verificationDate: '2026-03-02' });
    const helped = await makeWorkOrder(staff, projectId, {
      workOrderOwnerUserId: owner,
      workOrderHelperUserId: -1,
      verificationDate: '2026-03-01',
    });
    await makeWorkOrder(staff, projectId, { workOrderOwnerUserId: owner });
    await makeWorkOrder(staff, projectId, { status: 'Cancelled' });
    const page = await openPage({ as: 'Staff', path: paths.homeShare });
    await page.getByRole('heading', { name: titles.homeShare }).waitFor();
    await page.getByRole('searchbox', { name: text.projectCode }).fill(projectCode);
    const links = page.getByRole('row').getByRole('link');
    await expect.poll(() => page.getByRole('row').filter({ hasText: projectCode }).count()).toBe(2);
    const ids = (await links.allTextContents()).filter((word) => /^\d+$/.test(word));
    expect(ids).toEqual([String(helped.workOrderId), String(quoted.workOrderId)]);
    await page
      .getByRole('row')
      .filter({ hasText: String(quoted.workOrderId) })
      .getByText('Offererad')
      .waitFor();
    await expectAxeClean(page);
  });

  test('of a project change status all at once, over all pages, but for what is invoiced', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { projectId, projectCode } = await makeProject(staff);
    await makeWorkOrders(staff, projectId, 45, { verificationDate: dayOf(new Date()) });
    const page = await openPage({ as: 'Staff', path: paths.projectWorkOrders(projectCode) });
    await page.getByText('45 träffar').waitFor();
    await page.getByRole('button', { name: text.changeStatus }).press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Registrerad' }).press('Enter');
    await page.getByText(text.changeStatusQuestion(45, 'Registrerad')).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: text.changeStatus }).click();
    await page.getByText(text.statusUpdated).waitFor();
    const { items } = await staff.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } });
    expect(new Set(items.map((row: any) => row.status))).toEqual(new Set(['Registered']));
    await expect.poll(() => page.getByRole('cell', { name: 'Registrerad' }).count()).toBe(20);
    await expectAxeClean(page);
  });

  test('of a project are made from a template, after a question that counts them', async ({ openPage }) => {
    const [staff, admin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
    const [{ projectCode }, rate] = await Promise.all([makeProject(staff), makeProduct(admin)]);
    const name = unique('Skolmätning');
    const item = (invoiceNote: string) => ({
      invoiceNote,
      lines: [{ productId: rate.productId, hoursEstimated: 7.5 }],
    });
    await admin.result(createDeliveryTemplate, { body: { name, items: ['Klassrum', 'Matsal'].map(item) } });
    const page = await openPage({ as: 'Staff', path: paths.projectWorkOrders(projectCode) });
    await page.getByText(text.empty).waitFor();
    await page.getByRole('button', { name: text.delivery.action }).click();
    const panel = page.getByRole('dialog', { name: text.delivery.title(projectCode) });
    await panel.getByRole('button', { name: text.delivery.verb }).click();
    await panel.getByText(text.delivery.noTemplate).waitFor();
    await panel.getByRole('combobox', { name: text.delivery.template }).fill(name.toUpperCase());
    await page.getByRole('option', { name }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await panel.getByText('Matsal').waitFor();
    await screenshot(page, 'delivery');
    await expectAxeClean(page);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog', { name: `Skapa insatser från ${name}?` }).waitFor();
    await page.getByText('Detta kommer att skapa upp 2 insatser').waitFor();
    await page.getByRole('dialog').last().getByRole('button', { name: text.delivery.verb }).click();
    const made = page.getByRole('note').filter({ hasText: text.delivery.created(2, projectCode) });
    await made.getByRole('button', { name: common.open }).waitFor();
    await page.getByRole('row').filter({ hasText: 'Klassrum' }).getByText('Planerad').waitFor();
    await panel.waitFor({ state: 'detached' });
    const { items } = await staff.result(listWorkOrders, { query: { projectCode, itemsPerPage: 0 } });
    expect(items).toHaveLength(2);
  });

  test('of a project are a quotation, in Excel and as a PDF in the files of the project', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { project } = await makeInvoiceableProject(staff);
    const { projectCode, projectId } = project;
    await makeWorkOrder(staff, projectId, { status: 'Quoted', invoiceNote: 'Bara offert' });
    const page = await openPage({ as: 'Staff', path: `${paths.projectWorkOrders(projectCode)}?status=Registered` });
    await page.getByText('1 träff').waitFor();
    const dialog = page.getByRole('dialog', { name: text.quotation.title(projectCode) });
    async function ask() {
      await page.getByRole('button', { name: text.export, exact: true }).click();
      await page.getByRole('menuitem', { name: text.exportAs.quotation }).click();
      await dialog.getByRole('textbox', { name: quotationText.terms }).pressSequentially('Resor ingår.');
    }

    await ask();
    await expectAxeClean(page);
    await screenshot(page, 'Offert');
    const sheet = await downloadedSheet(page, dialog.getByRole('button', { name: text.quotation.sheet }));
    expect(sheet.name).toBe(`${projectCode} - Insatser (offert).xlsx`);
    for (const said of ['Mätning av åskådarplatser', 'Resor ingår.']) expect(sheet.cells).toContain(said);
    expect(sheet.cells).not.toContain('Bara offert');

    await ask();
    await dialog.getByRole('button', { name: text.quotation.pdf }).click();
    await page.getByRole('region', { name: filesText.uploads }).getByText(filesText.uploaded('1', true)).waitFor();
    await dialog.waitFor({ state: 'detached' });
    const params = { projectCode, subpath: text.quotation.folder };
    const { items } = await staff.result(listFolder, { params });
    expect(items.map(({ basename }: { basename: string }) => basename)).toEqual([
      quotationFile(projectCode, dayOf(new Date())),
    ]);
  });

  test('of a project are exported as they are listed, in detail', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { project } = await makeInvoiceableProject(staff);
    const { projectCode, projectId } = project;
    await makeWorkOrder(staff, projectId, { status: 'Quoted', invoiceNote: 'Bara offert' });
    const page = await openPage({ as: 'Staff', path: `${paths.projectWorkOrders(projectCode)}?status=Registered` });
    await page.getByText('1 träff').waitFor();
    await page.getByRole('button', { name: text.export, exact: true }).click();
    const sheet = await downloadedSheet(page, page.getByRole('menuitem', { name: text.exportAs.detailed }));
    expect(sheet.name).toBe(`${projectCode} - Insatser (detaljerad).xlsx`);
    expect(sheet.cells).toContain('Mätning av åskådarplatser');
    expect(sheet.cells).not.toContain('Bara offert');
    await page.getByText('Export klar').first().waitFor();
  });
});

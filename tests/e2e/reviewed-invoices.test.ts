import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { createFromProject, getInvoice, listInvoices } from '../../shared/contract/invoices.ts';
import { getWorkOrder } from '../../shared/contract/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject, makeWorkOrder } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const [staff, colleague] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const review = (projectId: number) => overList(paths.invoicing, panels.invoiceReview(projectId));
const createButton = (page: Page) => page.getByRole('button', { name: 'Skapa faktura' });

/** Opens the messages from the top bar below the panel. */
async function openMessages(page: Page): Promise<Locator> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Meddelanden' }).click();
  const messages = page.getByRole('dialog', { name: 'Meddelanden' });
  await messages.waitFor();
  return messages;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Skapa faktura?' });

/** To the nearest pixel. */
async function middleOf(locator: Locator) {
  const { x, y, width, height } = (await locator.boundingBox())!;
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

describe('what was reviewed', () => {
  test('is not issued after a concurrent registration: the change is shown, and asked about again', async ({
    openPage,
  }) => {
    const { project, rate } = await makeInvoiceableProject(staff, 2);
    const { projectId, projectCode } = project;
    const page = await openPage({ as: 'Staff', path: review(projectId), allow: [/status of 409/] });
    await createButton(page).click();
    await question(page).waitFor();
    const busy = page.locator('button[data-loading]');
    const [button, spinner] = await Promise.all([busy, busy.locator('.mantine-Button-loader')].map(middleOf));
    expect(spinner).toEqual(button);
    const { workOrderId } = await makeWorkOrder(colleague, projectId, {
      status: 'Registered',
      items: [{ productId: rate.productId, workedHours: 100 }],
    });
    await question(page).getByRole('button', { name: 'Skapa faktura' }).click();

    const shown = page.getByRole('alert', { name: 'Underlaget har ändrats' });
    await shown.getByText(`Insats ${workOrderId} har tillkommit.`).waitFor();
    await shown.getByText('Summan exkl. moms var', { exact: false }).waitFor();
    expect((await staff.result(listInvoices, { query: { projectCode } })).items).toEqual([]);
    await page.getByRole('link', { name: 'Underlag: 2 rader från 2 insatser' }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Underlaget har ändrats');

    await createButton(page).click();
    await question(page).getByText('kr exkl. moms', { exact: false }).waitFor();
    await question(page).getByRole('button', { name: 'Skapa faktura' }).click();
    await page
      .getByRole('note')
      .getByText(/^Faktura .* skapad$/)
      .waitFor();
    const [row] = (await staff.result(listInvoices, { query: { projectCode } })).items;
    expect(row.sumTotal).toBe(102 * rate.unitPrice);
  });

  test.runIf(inAll)('that another user has invoiced leads to the invoice', async ({ openPage }) => {
    const { project } = await makeInvoiceableProject(staff);
    const page = await openPage({ as: 'Staff', path: review(project.projectId), allow: [/status of 409/] });
    await createButton(page).click();
    await question(page).waitFor();
    const { invoiceCode } = await colleague.result(createFromProject, { params: project });
    await question(page).getByRole('button', { name: 'Skapa faktura' }).click();
    await said(page, `Det finns inget att fakturera. Insatserna är fakturerade med ${invoiceCode}.`).waitFor();
    await page.getByRole('button', { name: 'Visa fakturan' }).waitFor();
    expect(await createButton(page).count()).toBe(0);
    await expectAxeClean(page);
    await screenshot(page, 'Redan fakturerat');
    await page.getByRole('button', { name: 'Visa fakturan' }).click();
    await page.getByRole('dialog', { name: `Faktura ${invoiceCode.slice(-6)}` }).waitFor();
  });
});

describe('a sign that the invoice cannot show', () => {
  const withNote = async (invoiceNote: string) => {
    const { project, rate } = await makeInvoiceableProject(staff);
    const items = [{ productId: rate.productId, workedHours: 1 }];
    await makeWorkOrder(staff, project.projectId, { status: 'Registered', invoiceNote, items });
    return project;
  };

  test.runIf(inAll)('is named among the remarks with what is written, as the preview shows', async ({ openPage }) => {
    const { projectId } = await withNote('Mätningen klar 👍');
    const page = await openPage({ as: 'Staff', path: review(projectId) });
    const remarks = page.getByRole('alert', { name: 'Innan du fakturerar' }).getByRole('listitem');
    await remarks.filter({ hasText: '👍 skrivs (tumme upp)' }).waitFor();
    await page.frameLocator('iframe').getByText('Mätningen klar (tumme upp)').first().waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Tecken som skrivs på annat sätt');
    // The message itself goes away after two seconds.
    const messages = await openMessages(page);
    await messages.getByText('Förhandsgranskning skapad').waitFor();
  });

  test.runIf(inAll)('and that nothing writes is refused, without a word of success', async ({ openPage }) => {
    const { projectId } = await withNote('Mätning 漢');
    const page = await openPage({ as: 'Staff', path: review(projectId) });
    await page.getByRole('alert').getByText('Ett tecken går inte att skriva ut', { exact: false }).waitFor();
    await page.frameLocator('iframe').getByText('Mätning').first().waitFor();
    await screenshot(page, 'Tecken som inte går att skriva');
    await openMessages(page);
    expect(await page.getByText('Förhandsgranskning skapad').count()).toBe(0);
  });
});

describe('a work order that adds nothing', () => {
  test.runIf(inAll)('is named with its lost hours, and invoiced with 0 only on request', async ({ openPage }) => {
    const { project, rate, workOrder } = await makeInvoiceableProject(staff);
    const { projectId, projectCode } = project;
    const items = [{ productId: rate.productId, workedHours: 46, invoiceableHours: 0 }];
    const lost = await makeWorkOrder(staff, projectId, { status: 'Registered', items });
    const empty = await makeWorkOrder(staff, projectId, { status: 'Registered' });
    const page = await openPage({ as: 'Staff', path: review(projectId) });
    const remarks = page.getByRole('alert', { name: 'Innan du fakturerar' }).getByRole('listitem');
    const hours = remarks.filter({ hasText: '46 arbetade timmar utan fakturerbar tid' });
    await hours.getByRole('link', { name: `insats ${lost.workOrderId}` }).waitFor();
    await remarks.filter({ hasText: '2 insatser tillför inget till fakturan' }).waitFor();
    await screenshot(page, 'Arbetade timmar utan fakturerbar tid');

    await page.getByRole('link', { name: 'Underlag: 1 rad från 1 insats' }).click();
    const basis = page.getByRole('dialog', { name: `Underlag för ${projectCode}` });
    const reason = basis.getByRole('rowgroup').filter({ hasText: 'Tillför inget: inga rader' });
    await reason.getByRole('link', { name: String(empty.workOrderId) }).waitFor();
    await basis.getByText('Tillför inget: arbetade timmar utan fakturerbar tid').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Underlag med det som inget tillför');
    await basis.getByRole('button', { name: 'Stäng', exact: true }).last().click();

    await createButton(page).click();
    await question(page).getByLabel('Ta med de 2 insatser som inte tillför något', { exact: false }).check();
    await expectAxeClean(page);
    await screenshot(page, 'Skapa faktura med det som inget tillför');
    await question(page).getByRole('button', { name: 'Skapa faktura' }).click();
    await page
      .getByRole('note')
      .getByText(/^Faktura .* skapad$/)
      .waitFor();
    const [{ invoiceId }] = (await staff.result(listInvoices, { query: { projectCode } })).items;
    const ids = [workOrder, lost, empty].map(({ workOrderId }) => workOrderId);
    expect((await staff.result(getInvoice, { params: { invoiceId } })).workOrderIds).toEqual(ids);
    await page.getByRole('link', { name: 'Underlag: 1 rad från 1 insats' }).click();
    const counted = page.getByRole('dialog', { name: /^Underlag för faktura/ });
    const row = counted.getByRole('row').filter({ hasText: String(lost.workOrderId) });
    await row.waitFor();
    expect((await row.getByRole('cell').allInnerTexts()).slice(-2)).toEqual(['46', '0']);
  });

  test.runIf(inAll)('stays registered by default', async ({ openPage }) => {
    const { project } = await makeInvoiceableProject(staff);
    const left = await makeWorkOrder(staff, project.projectId, { status: 'Registered' });
    const page = await openPage({ as: 'Staff', path: review(project.projectId), size: 'phone' });
    await page
      .getByText('1 insats tillför inget till fakturan och ligger kvar som registrerad', { exact: false })
      .waitFor();
    await screenshot(page, 'En insats tillför inget, telefon');
    await createButton(page).click();
    await question(page).getByRole('button', { name: 'Skapa faktura' }).click();
    await page
      .getByRole('note')
      .getByText(/^Faktura .* skapad$/)
      .waitFor();
    const now = await staff.result(getWorkOrder, { params: left });
    expect(now).toMatchObject({ status: 'Registered', invoiceId: null });
  });
});

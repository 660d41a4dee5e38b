import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { createCreditInvoice, createFromProject } from '../../shared/contract/invoices.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject, makeProduct, makeWorkOrder, priceAllProducts } from '../support/builders.ts';
import { setInvoiceStatus, useStack } from '../support/invoices.ts';
import { logInAs } from '../support/people.ts';
import { makeRegistered } from '../support/registered.ts';
import { overList } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

/**
 * A project with two work orders to invoice: 2.5 hours without an owner, and 6 of 8 hours with an owner and any helper.
 */
async function twoWorkOrders() {
  const { project, rate, workOrder } = await makeInvoiceableProject(staff, 2.5);
  const second = await makeWorkOrder(staff, project.projectId, {
    status: 'Registered',
    verificationDate: '2026-02-03',
    invoiceNote: 'Mätning i stora salen',
    workOrderHelperUserId: -1,
    items: [{ productId: rate.productId, workedHours: 8, invoiceableHours: 6 }],
  });
  return { project, first: workOrder.workOrderId as number, second: second.workOrderId as number };
}

describe('the work orders behind the lines of an invoice', () => {
  test.runIf(inAll)(
    'is seen from the review, with hours and people, and leads to its work orders',
    async ({ openPage }) => {
      const { project, second } = await twoWorkOrders();
      const path = overList(paths.invoicing, panels.invoiceReview(project.projectId));
      const page = await openPage({ as: 'Staff', path });
      await page.getByRole('link', { name: 'Underlag: 2 rader från 2 insatser' }).click();
      const panel = page.getByRole('dialog', { name: `Underlag för ${project.projectCode}` });
      const line = panel.getByRole('rowgroup').filter({ hasText: 'stora salen' });
      await line.getByText('6 tim × ', { exact: false }).waitFor();
      const cells = await line.getByRole('row').nth(1).getByRole('cell').allInnerTexts();
      expect(cells).toEqual([String(second), '2026-02-03', 'Mätning i stora salen', 'DELA', 'DELA', '8', '6 tim']);
      await expectAxeClean(page);
      await screenshot(page, 'Underlag för förhandsgranskning');

      await line.getByRole('link', { name: String(second) }).click();
      await page
        .getByRole('dialog', { name: 'Ändra insats' })
        .getByText(`Insats ${second}`, { exact: false })
        .waitFor();
    },
  );

  test.runIf(inAll)('leads from the invoice to a work order and back', async ({ openPage }) => {
    const { project, first } = await twoWorkOrders();
    const { invoiceId, invoiceCode } = await staff.result(createFromProject, { params: project });
    const serial = invoiceCode.slice(-6);
    const page = await openPage({ as: 'Staff', path: overList(paths.invoiceArchive, panels.invoice(invoiceId)) });
    await page.getByRole('link', { name: 'Underlag: 2 rader från 2 insatser' }).click();
    const panel = page.getByRole('dialog', { name: `Underlag för faktura ${serial}` });
    await panel.getByRole('link', { name: String(first), exact: true }).click();
    const workOrder = page.getByRole('dialog', { name: 'Ändra insats' });
    await workOrder.getByText('Insatsen är fakturerad och kan inte ändras.', { exact: false }).waitFor();
    await expectAxeClean(page);
    await workOrder.getByRole('link', { name: 'Visa fakturan' }).click();
    await page.getByRole('dialog', { name: `Faktura ${serial}`, exact: true }).waitFor();
  });

  test.runIf(inAll)('says so when a credit has given the work orders back', async ({ openPage }) => {
    const { project } = await twoWorkOrders();
    const { invoiceId } = await staff.result(createFromProject, { params: project });
    await setInvoiceStatus(invoiceId, 'Posted');
    const credit = await staff.result(createCreditInvoice, { params: { invoiceId } });
    const path = overList(paths.invoiceArchive, panels.basisOfInvoice(credit.invoiceId));
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const panel = page.getByRole('dialog', { name: `Underlag för kreditfaktura ${credit.serialNumberPadded}` });
    await panel.getByText('inte längre fakturerade', { exact: false }).waitFor();
    await panel.getByText('−6 tim × ', { exact: false }).waitFor();
    expect(await panel.getByText('registrerad', { exact: true }).count()).toBe(2);
    await expectAxeClean(page);
    await screenshot(page, 'Underlag för kreditfaktura, telefon');
  });

  test.runIf(inAll)('is virtualized when long, and complete on paper', async ({ openPage }) => {
    const superAdmin = await logInAs('SuperAdmin');
    const { productId } = await makeProduct(superAdmin, { aggregateHoursToTotal: true });
    await priceAllProducts(superAdmin, 1000);
    const { project } = await makeInvoiceableProject(staff);
    useStack();
    const ids = await makeRegistered({ projectId: project.projectId, count: 450, productId });
    const path = overList(paths.invoicing, panels.basisOfProject(project.projectId));
    const page = await openPage({ as: 'Staff', path });
    const panel = page.getByRole('dialog', { name: `Underlag för ${project.projectCode}` });
    const rows = panel.getByRole('table').getByRole('row');
    await panel.getByText('900 tim × ', { exact: false }).waitFor();
    expect(await rows.count()).toBeLessThan(200);
    await expectAxeClean(page);

    // To the last work order, and back to the former position.
    const last = panel.getByRole('link', { name: String(ids.at(-1)), exact: true });
    await expect
      .poll(async () => {
        await panel.getByText('Summa exkl. moms').scrollIntoViewIfNeeded();
        return last.isVisible();
      })
      .toBe(true);
    await last.click();
    const workOrder = page.getByRole('dialog', { name: 'Ändra insats' });
    await workOrder.getByText(`Insats ${ids.at(-1)}`, { exact: false }).waitFor();
    await page.goBack();
    await workOrder.waitFor({ state: 'detached' });
    expect(await last.isVisible()).toBe(true);

    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    // With the headings, the other line and its work order, and the long line itself.
    expect(await rows.count()).toBe(450 + 4);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => rows.count()).toBeLessThan(200);
  });

  test.runIf(inAll)('needs an invoice', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: overList(paths.invoiceArchive, { name: 'invoice-basis' }) });
    await page.getByText('Inget ID angivet').waitFor();
  });
});

import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { createCreditInvoice, getInvoice } from '../../shared/contract/invoices.ts';
import { getWorkOrder } from '../../shared/contract/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoice } from '../support/invoices.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

const ledgerOf = (projectCode: string) => `${paths.invoiceArchive}?projectCode=${encodeURIComponent(projectCode)}`;
const rowsOf = (page: Page) => page.getByRole('table', { name: 'Fakturor' }).locator('tbody tr');
const serialOf = async (invoiceId: number): Promise<string> =>
  (await staff.result(getInvoice, { params: { invoiceId } })).serialNumberPadded;

describe('crediting an invoice', () => {
  test('is previewed, asked about and done once, and leads both ways', async ({ openPage }) => {
    const { invoiceId, invoiceCode, project, workOrder } = await makeInvoice(staff, 'Paid');
    const debit = await serialOf(invoiceId);
    const page = await openPage({ as: 'Staff', path: ledgerOf(project.projectCode) });
    await page.getByRole('link', { name: `Kreditera ${invoiceCode}` }).click();

    const review = page.getByRole('dialog', { name: `Granska kreditfaktura för faktura ${debit}` });
    await review.getByText('Fakturan är betald', { exact: false }).waitFor();
    const paper = review.frameLocator(`iframe[title="Förhandsgranskning av kreditfaktura för faktura ${debit}"]`);
    await paper.getByText('Kreditfaktura').first().waitFor();
    await paper.getByText('−2,5').first().waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Granska kreditfaktura');

    await review.getByRole('button', { name: 'Skapa kreditfaktura' }).click();
    const question = page.getByRole('dialog', { name: 'Skapa kreditfaktura?' });
    await question.getByText(`Faktura ${debit} till`, { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Avbryt' }).click();
    expect(await staff.result(getInvoice, { params: { invoiceId } })).toMatchObject({ credited: false });
    await review.getByRole('button', { name: 'Skapa kreditfaktura' }).dblclick();
    await screenshot(page, 'Skapa kreditfaktura');
    await question.getByRole('button', { name: 'Skapa kreditfaktura' }).dblclick();

    const toast = page.getByRole('note').getByText(/^Kreditfaktura \d{6} skapad$/);
    const credit = /\d{6}/.exec(await toast.innerText())![0];
    expect(Number(credit)).toBeGreaterThan(Number(debit));
    const made = page.getByRole('dialog', { name: `Kreditfaktura ${credit}` });
    await made.getByText('Endast Klang').waitFor();
    await expectAxeClean(page);
    expect(await staff.result(getWorkOrder, { params: workOrder })).toMatchObject({ status: 'Registered' });

    await made.getByRole('link', { name: `Faktura ${debit}` }).click();
    const credited = page.getByRole('dialog', { name: `Faktura ${debit}`, exact: true });
    await credited.getByText('Krediterad', { exact: true }).waitFor();
    expect(await credited.getByRole('button', { name: 'Kreditera' }).count()).toBe(0);
    await expectAxeClean(page);
    await screenshot(page, 'Krediterad faktura');
    await credited.getByRole('link', { name: `Kreditfaktura ${credit}` }).click();
    await credited.waitFor();

    await page.goto(ledgerOf(project.projectCode));
    await rowsOf(page).first().waitFor();
    expect(await rowsOf(page).count()).toBe(2);
    const [creditRow, debitRow] = [rowsOf(page).nth(0), rowsOf(page).nth(1)];
    expect(await creditRow.innerText()).toContain('Kreditfaktura');
    await creditRow.getByRole('link', { name: debit }).waitFor();
    expect(await debitRow.innerText()).toContain('Krediterad');
    await screenshot(page, 'Reskontra med kredit');
    expect(await page.getByRole('link', { name: /^Kreditera / }).count()).toBe(0);
    await debitRow.getByRole('link', { name: credit }).click();
    await page.getByRole('dialog', { name: `Kreditfaktura ${credit}` }).waitFor();
  });

  test.runIf(inAll)('is not offered before the invoice is posted, with the reason', async ({ openPage }) => {
    const { invoiceId, invoiceCode, project } = await makeInvoice(staff, 'Sent');
    const page = await openPage({ as: 'Staff', path: ledgerOf(project.projectCode) });
    const reason = 'Fakturan kan krediteras när den är bokförd. Nu har den statusen Registrerad.';
    const action = page.getByRole('button', { name: `Kreditera ${invoiceCode}` });
    await action.waitFor();
    expect(await action.isDisabled()).toBe(true);
    expect(await action.getAttribute('title')).toBe(`Kreditera: ${reason}`);
    await page.goto(overList(paths.invoiceArchive, panels.invoice(invoiceId)));
    const button = page.getByRole('button', { name: 'Kreditera', exact: true });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    await page.getByRole('dialog').getByText(reason).waitFor();
    await expectAxeClean(page);

    allowErrors(page, /status of 409/);
    await page.goto(overList(paths.invoiceArchive, panels.creditReview(invoiceId)));
    await page.getByText('Fakturan kan inte krediteras').waitFor();
    await page.getByText(reason).first().waitFor();
    expect(await page.getByRole('button', { name: 'Skapa kreditfaktura' }).count()).toBe(0);
  });

  test.runIf(inAll)(
    'that another user has done in the meantime says so and leads to the invoice',
    async ({ openPage }) => {
      const { invoiceId } = await makeInvoice(staff);
      const path = overList(paths.invoiceArchive, panels.creditReview(invoiceId));
      const page = await openPage({ as: 'Staff', path, allow: [/status of 409/] });
      await page.getByRole('button', { name: 'Skapa kreditfaktura' }).click();
      const question = page.getByRole('dialog', { name: 'Skapa kreditfaktura?' });
      await question.waitFor();
      const { serialNumberPadded } = await staff.result(createCreditInvoice, { params: { invoiceId } });
      await question.getByRole('button', { name: 'Skapa kreditfaktura' }).click();

      await said(page, 'Kunde inte skapa kreditfaktura').waitFor();
      const sentence = `Fakturan är redan krediterad med ${serialNumberPadded}.`;
      await page.getByText(sentence).first().waitFor();
      await page.getByText('Fakturan kan inte krediteras').waitFor();
      await screenshot(page, 'Redan krediterad');
      await page.getByRole('button', { name: 'Visa fakturan' }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: `Kreditfaktura ${serialNumberPadded}` })
        .waitFor();
    },
  );

  test.runIf(inAll)('needs an invoice', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: overList(paths.invoiceArchive, { name: 'credit-review' }) });
    await page.getByText('Inget ID angivet').waitFor();
  });
});

describe('recreating the PDF of an invoice', () => {
  test.runIf(inAll)('is for the maintainer only, after a confirmation', async ({ openPage }) => {
    const { invoiceId, invoiceCode, project } = await makeInvoice(staff);
    const page = await openPage({ as: 'Developer', path: ledgerOf(project.projectCode) });
    await rowsOf(page).first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Gör om PDF' }).click();
    const question = page.getByRole('dialog', { name: /^Gör om PDF:en till / });
    await question.getByText('Den tidigare filen sparas.', { exact: false }).waitFor();
    await screenshot(page, 'Gör om PDF');
    await question.getByRole('button', { name: 'Gör om PDF' }).click();
    await said(page, `PDF:en till ${invoiceCode} är gjord på nytt`).waitFor();

    const other = await openPage({ as: 'SuperAdmin', path: ledgerOf(project.projectCode) });
    await rowsOf(other).first().click({ button: 'right' });
    await other.getByRole('menuitem', { name: 'Ladda ner PDF' }).waitFor();
    expect(await other.getByRole('menuitem', { name: 'Gör om PDF' }).count()).toBe(0);
    await other.goto(overList(paths.invoiceArchive, panels.invoice(invoiceId)));
    await other.getByRole('dialog').getByRole('button', { name: 'Ladda ner PDF' }).waitFor();
    expect(await other.getByRole('button', { name: 'Gör om PDF' }).count()).toBe(0);
  });
});

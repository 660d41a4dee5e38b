import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { runsText } from '../../frontend/src/text/invoice-runs.ts';
import { getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { getProject, updateProject } from '../../shared/contract/projects.ts';
import { newKey } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject } from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const superAdmin = await logInAs('SuperAdmin');

async function setVatNumber(vatNumber: string): Promise<void> {
  const before = await superAdmin.result(getSystemSettings);
  await superAdmin.result(saveSystemSettings, { body: { ...before, vatNumber }, idempotencyKey: newKey() });
}

async function withoutAddress() {
  const { project } = await makeInvoiceableProject(superAdmin);
  const params = { projectId: project.projectId as number };
  const now = await superAdmin.result(getProject, { params });
  await superAdmin.result(updateProject, { params, body: { ...now, invoiceAddressId: null } });
  return project;
}

const review = (projectId: number) => overList(paths.invoicing, panels.invoiceReview(projectId));

describe('the review of an invoice', () => {
  test('says beside the button what the law asks for, with links to the fields, and lets nothing be made', async ({
    openPage,
  }) => {
    const project = await withoutAddress();
    const { vatNumber } = await superAdmin.result(getSystemSettings);
    await setVatNumber('');
    try {
      const page = await openPage({ as: 'SuperAdmin', path: review(project.projectId) });
      const shown = page.getByRole('alert').filter({ hasText: 'Mervärdesskattelagen (17 kap. 24 §) kräver' });
      await shown.getByRole('link', { name: 'kundens fullständiga adress' }).waitFor();
      expect(await page.getByRole('button', { name: 'Skapa faktura' }).isDisabled()).toBe(true);
      await expectAxeClean(page);
      await screenshot(page, 'what the law asks for');
      await shown.getByRole('link', { name: 'firmans momsregistreringsnummer' }).click();
      const field = page.getByRole('textbox', { name: 'Momsregistreringsnummer' });
      await expect.poll(() => hasFocus(field)).toBe(true);
      await screenshot(page, 'the field that is missing');
    } finally {
      await setVatNumber(vatNumber);
    }
  });

  test.runIf(inAll)(
    'names the signs that cannot be printed, and neither it nor a call makes the invoice',
    async ({ openPage }) => {
      const { project } = await makeInvoiceableProject(superAdmin);
      const params = { projectId: project.projectId };
      const now = await superAdmin.result(getProject, { params });
      const withSign = await superAdmin.result(updateProject, {
        params,
        body: { ...now, invoiceText: 'Kraften F\u20d1 i fästet' },
      });
      const sentence =
        'Ett tecken går inte att skriva ut på fakturan: ◌\u20d1 (U+20D1) i ”Kraften F\u20d1 i fästet”. Ta bort det där texten står.';
      const page = await openPage({ as: 'SuperAdmin', path: review(project.projectId) });
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
      const create = page.getByRole('button', { name: 'Skapa faktura' });
      expect(await create.isDisabled()).toBe(true);
      await expectAxeClean(page);
      await screenshot(page, 'a sign that cannot be printed');
      const call = { params, idempotencyKey: newKey() };
      expect(await superAdmin.call(createFromProject, call)).toMatchObject({
        status: 409,
        json: { message: sentence },
      });

      await superAdmin.result(updateProject, { params, body: { ...withSign, invoiceText: 'Kraften F i fästet' } });
      await expect.poll(() => create.isDisabled()).toBe(false);
    },
  );

  test.runIf(inAll)(
    'names the number of a firm’s very first invoice, as its question does, and where it is set',
    async ({ openPage }) => {
      const { project } = await makeInvoiceableProject(superAdmin);
      const page = await openPage({ as: 'SuperAdmin' });
      await page.route('**/v1/invoices/first-number', (call) =>
        call.fulfill({ json: { result: { firstNumber: 1001 } } }),
      );
      await page.goto(review(project.projectId));
      const notice = page.getByRole('alert', { name: 'Firmans första faktura' });
      await notice.getByText('får nummer 001001', { exact: false }).waitFor();
      await notice.getByRole('link', { name: 'Ändra första fakturanumret' }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'first number in the review');
      await page.getByRole('button', { name: 'Skapa faktura' }).click();
      const question = page.getByRole('dialog', { name: 'Skapa faktura?' });
      await question.getByText('får nummer 001001', { exact: false }).waitFor();
      await screenshot(page, 'first number in the question');
      await question.getByRole('link', { name: 'Ändra första fakturanumret' }).click();
      await page.waitForURL(`**${paths.systemSettingsField('firstInvoiceNumber')}`);
    },
  );
});

describe('the check of a run', () => {
  test.runIf(inAll)(
    'leads from what stops a project to the field, and lets it be invoiced once that is filled',
    async ({ openPage }) => {
      const { projectId, projectCode } = await withoutAddress();
      const path = overList(paths.invoicing, panels.invoiceCheck([projectId]));
      const page = await openPage({ as: 'Staff', path });
      const row = page.getByRole('rowgroup').filter({ hasText: projectCode });
      await row.getByText('Mervärdesskattelagen (17 kap. 24 §) kräver', { exact: false }).waitFor();
      await screenshot(page, 'what the law asks for in a run');
      await expectAxeClean(page);
      await row.getByRole('link', { name: 'kundens fullständiga adress' }).click();
      const form = page.getByRole('dialog', { name: 'Redigera projekt' });
      const address = form.getByRole('combobox', { name: 'Fakturaadress', exact: true });
      await expect.poll(() => hasFocus(address)).toBe(true);
      await address.click();
      await page.getByRole('option').filter({ hasText: 'Provgatan 1' }).click();
      await form.getByRole('button', { name: 'Spara' }).click();
      await form.waitFor({ state: 'detached' });

      await row.getByText(runsText.workOrders(1, 1)).waitFor();
      await page.getByRole('button', { name: runsText.create(1) }).click();
      const run = page.getByRole('dialog', { name: runsText.runTitle });
      await run.getByText(/^1 faktura skapad/).waitFor();
    },
  );
});

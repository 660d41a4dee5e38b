import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { systemSettingsText as system } from '../../frontend/src/text/system-settings.ts';
import { mailSimulator } from '../../infra/emulators/mail/simulator.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import { eInvoiceWayLabels } from '../../shared/text/e-invoice.ts';
import { getCustomer, updateCustomer } from '../../shared/contract/customers.ts';
import { type Api, newKey } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject } from '../support/builders.ts';
import { keysOf } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { byTier, sizes } from '../support/tier.ts';

const staff = await logInAs('Staff');

async function publicBuyersProject(fields: object = {}) {
  const { project } = await makeInvoiceableProject(staff);
  const customer = await staff.result(getCustomer, { params: project });
  const body = { ...customer, organisationNumber: '212000-9010', costCenter: '4711', ...fields };
  await staff.result(updateCustomer, { params: project, body });
  return project;
}

/** Invoices a public buyer who gets e-invoices. @returns the page of the invoice that is made of its work */
async function invoicedProject(): Promise<string> {
  const { projectId, customerId } = await publicBuyersProject({ orderNumber: 'B-117', invoiceDelivery: 'EInvoice' });
  const { invoiceId } = await staff.result(createFromProject, { params: { projectId, customerId } });
  return overList(paths.invoiceArchive, panels.invoice(invoiceId));
}

describe('e-invoices that are mailed to an access point', () => {
  let before: any;
  let superAdmin: Api;
  beforeAll(async () => {
    superAdmin = await logInAs('SuperAdmin');
    before = await superAdmin.result(getSystemSettings);
  });
  afterAll(async () => {
    const { version } = await superAdmin.result(getSystemSettings);
    await superAdmin.result(saveSystemSettings, { body: { ...before, version }, idempotencyKey: newKey() });
  });

  const outcomes = [
    { to: 'peppol@accesspunkt.example', state: 'Levererad' },
    { to: mailSimulator.bounces, state: 'Avvisad', byHand: 'Markera som åtgärdat', isSentAgain: true },
    { to: mailSimulator.unanswered, state: 'Oklart', byHand: 'Markera som levererad' },
  ];
  for (const { to, state, byHand, isSentAgain = false } of byTier(outcomes.slice(0, 1), outcomes)) {
    test.for(sizes)(`go to its address, and tell of what became: ${state} (%s)`, async (size, { openPage }) => {
      const page = await openPage({ as: 'SuperAdmin', path: paths.systemSettings, size });
      const { choose, press, rewrite } = keysOf(page);
      const way = page.getByRole('combobox', { name: system.eInvoiceWay });
      await way.waitFor();
      if ((await way.inputValue()) !== eInvoiceWayLabels.AccessPoint) await choose(way, eInvoiceWayLabels.AccessPoint);
      const address = page.getByRole('textbox', { name: system.accessPointEmail });
      await rewrite(address, to);
      await press(page.getByRole('button', { name: 'Spara' }));
      await page.getByText(system.saved).waitFor();
      await page.goto(new URL(await invoicedProject(), page.url()).href);
      const invoice = page.getByRole('dialog', { name: /^Faktura \d+/ });
      const eInvoice = invoice.getByRole('listitem').filter({ hasText: 'E-faktura' });
      await eInvoice.getByText(state, { exact: true }).waitFor();
      await eInvoice.getByText(`Till ${to}`).waitFor();
      await expectAxeClean(page);
      await screenshot(page, `e-invoice ${state} ${size}`);
      const marks = eInvoice.getByRole('button', { name: /^Markera som/ });
      expect(await marks.count()).toBe(byHand ? 1 : 0);
      if (!byHand) return;
      if (isSentAgain) {
        await press(eInvoice.getByRole('button', { name: 'Skicka igen' }));
        const question = page.getByRole('dialog', { name: /^Skicka e-fakturan till faktura \d+ igen\?$/ });
        await expectAxeClean(page);
        await screenshot(page, `e-invoice again ${size}`);
        await press(question.getByRole('button', { name: 'Skicka igen' }));
        await expect.poll(() => eInvoice.getByText(state, { exact: true }).count(), { timeout: 60_000 }).toBe(2);
      }
      const button = eInvoice.getByRole('button', { name: byHand });
      await press(button);
      await button.waitFor({ state: 'detached' });
      await screenshot(page, `e-invoice ${state} and told ${size}`);
    });
  }
});

describe('an e-invoice', () => {
  test.for(sizes)(
    'is chosen for the customer, lacks its order number, is made, fetched and delivered (%s)',
    async (size, { openPage }) => {
      const { projectId, projectCode, customerId } = await publicBuyersProject();
      const page = await openPage({
        as: 'Staff',
        path: overList(paths.customers, panels.customer(customerId)),
        size,
      });
      const customer = page.getByRole('dialog', { name: 'Redigera kund' });
      const delivery = customer.getByRole('combobox', { name: 'Fakturor levereras som' });
      const { choose, press, tabTo, type } = keysOf(page);
      await choose(delivery, 'E-faktura');
      const address = customer.getByLabel('Peppol-id eller GLN');
      await type(address, '7300010000002');
      await press(customer.getByRole('button', { name: 'Spara' }));
      await customer.getByText('Kontrollera numret.', { exact: false }).waitFor();
      await tabTo(address);
      await page.keyboard.press('End');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('1');
      await expectAxeClean(page);
      await screenshot(page, `e-invoice customer ${size}`);
      await press(customer.getByRole('button', { name: 'Spara' }));
      await page.getByText('Kund uppdaterad').first().waitFor();

      await page.goto(new URL(overList(paths.invoicing, panels.invoiceReview(projectId)), page.url()).href);
      const remarks = page.getByRole('alert', { name: 'Innan du fakturerar' });
      await remarks.getByText('E-fakturan saknar beställningsnummer.', { exact: false }).waitFor();
      await screenshot(page, `e-invoice lacks ${size}`);
      await press(remarks.getByRole('link', { name: 'Redigera projektet' }).first());
      const project = page.getByRole('dialog', { name: 'Redigera projekt' });
      await type(project.getByLabel('Beställningsnummer'), 'B-117');
      await press(project.getByRole('button', { name: 'Spara' }));
      await remarks.getByText('E-fakturan saknar', { exact: false }).waitFor({ state: 'detached' });

      const review = page.getByRole('dialog', { name: `Granska faktura för ${projectCode}` });
      await press(review.getByRole('button', { name: 'Skapa faktura' }));
      const question = page.getByRole('dialog', { name: 'Skapa faktura?' });
      await press(question.getByRole('button', { name: 'Skapa faktura' }));
      const invoice = page.getByRole('dialog', { name: /^Faktura \d+/ });
      await invoice.getByRole('button', { name: 'Markera som levererad' }).waitFor();
      await screenshot(page, `e-invoice waits ${size}`);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        press(invoice.getByRole('button', { name: 'E-faktura (XML)' })),
      ]);
      expect(file.suggestedFilename()).toMatch(/\.xml$/);
      const xml = await readFile(await file.path(), 'utf8');
      expect(xml).toContain('<cbc:EndpointID schemeID="0088">7300010000001</cbc:EndpointID>');
      expect(xml).toContain('<cbc:ID>B-117</cbc:ID>');
      const button = invoice.getByRole('button', { name: 'Markera som levererad' });
      await press(button);
      await button.waitFor({ state: 'detached' });
      await expectAxeClean(page);
      await screenshot(page, `e-invoice delivered ${size}`);
    },
  );
});

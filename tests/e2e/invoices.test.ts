import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { getCustomer, updateCustomer } from '../../shared/contract/customers.ts';
import { listInvoices } from '../../shared/contract/invoices.ts';
import { getProjectPrices } from '../../shared/contract/price-lists.ts';
import { getProject, updateProject } from '../../shared/contract/projects.ts';
import { addDays, dayOf } from '../../shared/lib/days.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import {
  makeAddress,
  makeContact,
  makeCustomer,
  makeProduct,
  makeProject,
  makeWorkOrder,
  ownNumber,
} from '../support/builders.ts';
import { failFollowUp, makeInvoice } from '../support/invoices.ts';
import { readPdf } from '../support/pdf-text.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

/** A project with 2.5 registered hours, and additional fields of customer and work order. */
async function projectWithWork({ customer = {}, workOrder = {} } = {}) {
  const { customerId } = await makeCustomer(staff, customer);
  const project = await makeProject(staff, { customerId });
  const prices = await staff.result(getProjectPrices, { params: { code: project.projectCode } });
  const rate = prices.find((price: any) => price.productName === 'Akustiker');
  await makeWorkOrder(staff, project.projectId, {
    status: 'Registered',
    invoiceNote: 'Mätning av åskådarplatser',
    items: [{ productId: rate.productId, workedHours: 2.5, invoiceableHours: 2.5 }],
    ...workOrder,
  });
  return project;
}

const printed = (page: Page): Promise<string> =>
  page
    .locator('iframe')
    .evaluate((frame) => (frame as HTMLIFrameElement).contentDocument!.body.innerText.replaceAll('\u00a0', ' '));

async function downloaded(page: Page, button: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const { pages } = await readPdf(await readFile(await download.path()));
  return { name: download.suggestedFilename(), text: pages.join('\n') };
}

describe('invoicing a project', () => {
  test('shows the preview, makes one invoice on a double click, and gives its PDF', async ({ openPage }) => {
    const { projectCode } = await projectWithWork();
    const page = await openPage({ as: 'Staff', path: paths.invoicing });
    await page.getByRole('searchbox', { name: 'Projekt', exact: true }).fill(projectCode);
    await page.getByText('1 träff', { exact: true }).waitFor();
    await page.getByRole('link', { name: `Granska ${projectCode}` }).click();

    const review = page.getByRole('dialog', { name: `Granska faktura för ${projectCode}` });
    await page.getByRole('note').getByText('Förhandsgranskning skapad').waitFor();
    await review.getByTitle(`Förhandsgranskning av faktura för ${projectCode}`).waitFor();
    await expect.poll(() => printed(page)).toContain('Mätning av åskådarplatser');
    await expectAxeClean(page);
    const preview = await downloaded(page, 'Förhandsgranska som PDF');
    expect(preview.name).toBe(`${projectCode} förhandsgranskning.pdf`);
    expect(preview.text).toContain('FÖRHANDSGRANSKNING');

    await review.getByRole('button', { name: 'Skapa faktura' }).dblclick();
    const question = page.getByRole('dialog', { name: 'Skapa faktura?' });
    await screenshot(page, 'Skapa faktura');
    await question.getByRole('button', { name: 'Skapa faktura' }).dblclick();
    const said = page.getByRole('note').getByText(/^Faktura .* skapad$/);
    const invoiceCode = /Faktura (\S+) skapad/.exec(await said.innerText())![1]!;

    const [, serialNumber] = /-(\d{6})$/.exec(invoiceCode)!;
    const panel = page.getByRole('dialog', { name: `Faktura ${serialNumber}` });
    await panel.getByText('Endast Klang', { exact: true }).waitFor();
    // The PDF is created in the meantime, and the hub tells the panel.
    await panel.getByText('Klart').waitFor();
    await panel.getByText(/^\d+\skB, låst i arkivet till \d{4}-\d\d-\d\d/).waitFor();
    expect(await panel.getByText(/SHA-256/).count()).toBe(0);
    expect(await printed(page)).toContain(serialNumber);
    await expectAxeClean(page);
    await screenshot(page, 'Faktura skapad');
    const pdf = await downloaded(page, 'Ladda ner PDF');
    expect(pdf.name).toBe(`${invoiceCode}.pdf`);
    expect(pdf.text).toContain('Mätning av åskådarplatser');
    const made = await staff.result(listInvoices, { query: { projectCode } });
    expect(made.meta.totalItems).toBe(1);
    const path = overList(paths.invoiceArchive, panels.invoice(made.items[0].invoiceId));
    const maintainer = await openPage({ as: 'Developer', path });
    await maintainer.getByText(/Kontrollsumma SHA-256: [0-9a-f]{64}$/).waitFor();

    await panel.getByRole('button', { name: 'Stäng', exact: true }).last().click();
    await page.getByText('Inga träffar', { exact: true }).waitFor();
  });

  test.runIf(inAll)('asks about work that is not registered, with a link to it', async ({ openPage }) => {
    const { projectId, projectCode } = await projectWithWork();
    await makeWorkOrder(staff, projectId, { status: 'Started' });
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.projectInvoicing(projectCode), panels.invoiceReview(projectId)),
    });
    await page.getByRole('button', { name: 'Skapa faktura' }).click();
    const question = page.getByRole('dialog', { name: 'Projektet har pågående insatser' });
    const link = question.getByRole('link', { name: 'Visa projektets insatser' });
    expect(await link.getAttribute('href')).toBe(paths.projectWorkOrders(projectCode));
    await expectAxeClean(page);
    await screenshot(page, 'Pågående insatser');

    await question.getByRole('button', { name: 'Avbryt' }).click();
    await page.getByRole('button', { name: 'Skapa faktura' }).click();
    await question.getByRole('button', { name: 'Fakturera ändå' }).click();
    await page
      .getByRole('note')
      .getByText(/^Faktura .* skapad$/)
      .waitFor();
  });

  test.runIf(inAll)('tells what the receiver would ask about, and where to correct it', async ({ openPage }) => {
    const { projectId } = await projectWithWork({ customer: { paymentRemark: true } });
    const path = overList(paths.invoicing, panels.invoiceReview(projectId));
    const page = await openPage({ as: 'Staff', path, scheme: 'dark' });
    const remarks = page.getByRole('alert', { name: 'Innan du fakturerar' }).getByRole('listitem');
    await remarks.first().waitFor();
    expect((await remarks.allInnerTexts()).map((text) => text.split('.')[0])).toEqual([
      'Kunden har betalningsanmärkning',
      'Er referens saknas: projektet har ingen beställare',
      'Kunden har ingen e-postadress för fakturor, så fakturan mejlas till faktura@klang',
      'Kunden har inget kundnummer i Fortnox',
    ]);
    await expectAxeClean(page);
    await screenshot(page, 'Innan du fakturerar');

    await remarks.first().getByRole('link', { name: 'Visa kunden' }).click();
    const customer = page.getByRole('dialog', { name: 'Redigera kund' });
    await customer.getByLabel('Betalningsanmärkning').uncheck();
    await customer.getByRole('button', { name: 'Spara' }).click();
    await remarks.getByText('Kunden har betalningsanmärkning').waitFor({ state: 'detached' });
  });

  test.runIf(inAll)('leads to work on odd days, one by one', async ({ openPage }) => {
    const verificationDate = addDays(dayOf(new Date()), 400);
    const customer = { countryCode: 'NO', invoiceDelivery: 'EInvoice' as const };
    const { projectId } = await projectWithWork({ customer, workOrder: { verificationDate } });
    const page = await openPage({ as: 'Staff', path: overList(paths.invoicing, panels.invoiceReview(projectId)) });
    const remarks = page.getByRole('alert', { name: 'Innan du fakturerar' });
    await remarks.getByText('E-fakturan saknar', { exact: false }).waitFor();
    await remarks.getByText('Prislistan för arbetets år saknar Akustiker', { exact: false }).waitFor();
    await remarks.getByText('En insats är daterad framåt i tiden:').waitFor();
    await screenshot(page, 'Innan du fakturerar, udda datum');
    await remarks.getByRole('link', { name: verificationDate }).click();
    await page.getByText('Mätning av åskådarplatser').first().waitFor();
  });

  test.runIf(inAll)('has nothing to remark on where everything is there', async ({ openPage }) => {
    const { projectId, projectCode } = await projectWithWork({ customer: { invoiceEmail: 'faktura@prov.example' } });
    const project = await staff.result(getProject, { params: { projectId } });
    const { customerId } = project;
    const customer = await staff.result(getCustomer, { params: { customerId } });
    await staff.result(updateCustomer, {
      params: customer,
      body: { ...customer, fortnoxCustomerNumber: ownNumber(customer) },
    });
    const { addressId } = await makeAddress(staff, customerId, { addressType: 'InvoiceAddress' });
    const { contactId } = await makeContact(staff, { selectedCustomers: [customerId] });
    const body = { ...project, invoiceAddressId: addressId, mainContactId: contactId, budget: 3000 };
    await staff.result(updateProject, { params: project, body });

    const page = await openPage({ as: 'Staff', path: overList(paths.invoicing, panels.invoiceReview(projectId)) });
    const remarks = page.getByRole('alert', { name: 'Innan du fakturerar' });
    await remarks.getByText('Budgeten räcker inte: med den här fakturan är', { exact: false }).waitFor();
    await remarks.getByRole('link', { name: 'Redigera projektet' }).click();
    const panel = page.getByRole('dialog', { name: 'Redigera projekt' });
    await panel.getByLabel('Budget').fill('9000');
    await panel.getByRole('button', { name: 'Spara' }).click();
    const review = page.getByRole('dialog', { name: `Granska faktura för ${projectCode}` });
    await review.getByText('Inget att anmärka på', { exact: false }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Inget att anmärka på');
  });

  test.runIf(inAll)('is stopped by a price that is missing, beside all else that is', async ({ openPage }) => {
    const product = await makeProduct(superAdmin);
    const items = [{ productId: product.productId, workedHours: 1, invoiceableHours: 1 }];
    const { projectId } = await projectWithWork({ workOrder: { items } });
    const path = overList(paths.invoicing, panels.invoiceReview(projectId));
    const page = await openPage({ as: 'Staff', path, allow: [/status of 409/] });
    const remarks = page.getByRole('alert', { name: 'Innan du fakturerar' });
    await remarks.getByText(`Pris saknas för ${product.name}, så fakturan kan inte skapas.`).waitFor();
    await remarks.getByText('Er referens saknas', { exact: false }).waitFor();
    await page.getByText('Kunde inte skapa förhandsgranskning').waitFor();
    expect(await page.getByRole('button', { name: 'Skapa faktura' }).count()).toBe(0);
    await expectAxeClean(page);
    await screenshot(page, 'Pris saknas');
    await remarks.getByRole('link', { name: 'Visa projektets prislista' }).click();
    await page.getByRole('dialog', { name: /^Prislista / }).waitFor();
  });

  test.runIf(inAll)('says what is missing when there is nothing to preview', async ({ openPage }) => {
    const { projectId } = await projectWithWork({ workOrder: { status: 'Planned' } });
    const path = overList(paths.invoicing, panels.invoiceReview(projectId));
    const page = await openPage({ as: 'Staff', path, allow: [/status of 409/] });
    await page.getByText('Kunde inte skapa förhandsgranskning').waitFor();
    await page.getByText('Det finns inget att fakturera').waitFor();
    expect(await page.getByRole('button', { name: 'Skapa faktura' }).count()).toBe(0);
    await expectAxeClean(page);
  });

  test.runIf(inAll)('says why an invoice could not be made, and can be tried again', async ({ openPage }) => {
    const { projectId } = await projectWithWork();
    const path = overList(paths.invoicing, panels.invoiceReview(projectId));
    const page = await openPage({ as: 'Staff', path, allow: [/status of 409/] });
    const message = 'Insatserna faktureras av någon annan just nu.';
    await page.route('**/v1/invoices/create-from-project/*', (call) =>
      call.fulfill({ status: 409, json: { message } }),
    );
    const create = page.getByRole('button', { name: 'Skapa faktura' });
    const sure = page.getByRole('dialog', { name: 'Skapa faktura?' }).getByRole('button', { name: 'Skapa faktura' });
    await create.click();
    await sure.click();
    await said(page, 'Kunde inte skapa faktura').waitFor();
    await said(page, message).waitFor();
    await page.unroute('**/v1/invoices/create-from-project/*');
    await create.click();
    await sure.click();
    await page
      .getByRole('note')
      .getByText(/^Faktura .* skapad$/)
      .waitFor();
  });

  test.runIf(inAll)('needs a project', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: overList(paths.invoicing, { name: 'invoice-review' }) });
    await page.getByText('Inget ID angivet').waitFor();
  });
});

describe('what follows an invoice', () => {
  test.runIf(inAll)('is shown with its state; what failed is tried again by hand', async ({ openPage }) => {
    const { invoiceId } = await makeInvoice(staff);
    const page = await openPage({ as: 'Staff', path: overList(paths.invoiceArchive, panels.invoice(invoiceId)) });
    const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await item('PDF').first().getByText('Klart', { exact: true }).waitFor();
    await item('Bokföring i Fortnox').getByText('Väntar på koppling till Fortnox').waitFor();
    expect(await item('Bokföring i Fortnox').getByRole('button').count()).toBe(0);

    await failFollowUp(invoiceId, 'pdf', new Date(Date.now() + 60 * 60_000));
    await page.reload();
    await item('PDF').first().getByText('Försöker igen', { exact: true }).waitFor();
    await item('PDF').first().getByText('PDF:en kunde inte skapas.', { exact: false }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'PDF som inte kunde skapas');
    await item('PDF').first().getByRole('button', { name: 'Försök igen' }).click();
    await page.getByRole('note').getByText('Ett nytt försök görs nu').waitFor();
    await item('PDF').first().getByText('Klart', { exact: true }).waitFor();
  });
});

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { getCustomer, listCustomers, updateCustomer } from '../../shared/contract/customers.ts';
import { getWorkOrder, listWorkOrders } from '../../shared/contract/work-orders.ts';
import type { Api } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, makeProduct, makeProject, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { allowErrors } from '../support/page-errors.ts';
import { overList } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

let staff: Api;
let superAdmin: Api;

beforeAll(async () => {
  [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
});

const cutOff = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Ingen kontakt med servern/, /Testkoppling/];
const onPhone = { as: 'Staff', hasServiceWorker: true, size: 'phone', allow: cutOff } as const;

/** All files of the site are kept once the service worker is active. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const cut = (page: Page) => page.context().setOffline(true);
const mend = (page: Page) => page.context().setOffline(false);
const noNetwork = (page: Page) => page.getByText('Ingen kontakt med nätverket.', { exact: false });
const outboxOf = (page: Page) => page.getByRole('region', { name: 'Utkorg' });
const waits = (page: Page, text: string) => outboxOf(page).getByText(text, { exact: true }).waitFor();
const isEmpty = (page: Page) => outboxOf(page).waitFor({ state: 'detached' });

test('a consultant without a network opens a project of the last visit, and registers work that arrives once', async ({
  openPage,
}) => {
  const product = await makeProduct(superAdmin);
  const project = await makeProject(staff);
  const page = await openPage({ ...onPhone, path: paths.projectDetails(project.projectId) });
  await page.waitForResponse(/\/v1\/users\/get-all/);
  await isKept(page);
  for (const [file, type] of [
    ['/service-worker.js', 'text/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const answer = await page.request.get(file);
    expect(answer.headers()).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
  }

  await cut(page);
  await page.goto(
    overList(paths.projectDetails(project.projectId), panels.workOrder({ projectId: project.projectId })),
  );
  await noNetwork(page).waitFor();
  const panel = page.getByRole('dialog', { name: `${project.projectCode}: Skapa ny insats` });
  const note = panel.getByLabel('Extern not');
  await note.click();
  await note.pressSequentially('Mätt i källaren');
  const rates = panel.getByRole('region', { name: 'Taxa' });
  await rates.getByRole('button', { name: 'Lägg till taxa' }).click();
  const choice = rates.getByRole('combobox', { name: 'Produkt, rad 1' });
  await choice.click();
  await choice.pressSequentially(product.name);
  await page.getByRole('option', { name: product.name }).first().click();
  const worked = rates.getByRole('textbox', { name: 'Arbetad tid, rad 1' });
  await worked.click();
  await worked.pressSequentially('2,5');
  await screenshot(page, 'Insats utan nätverk');
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await panel.waitFor({ state: 'detached' });
  await waits(page, '1 sparning väntar på nätverket');

  await page.reload();
  await waits(page, '1 sparning väntar på nätverket');
  await page.getByText(/Uppgifterna är från \d\d\.\d\d\./).waitFor();
  await outboxOf(page).getByRole('button', { name: 'Visa' }).click();
  await outboxOf(page).getByText(`Ny insats: ${project.projectCode}`).waitFor();
  await expectAxeClean(page);
  await screenshot(page, 'Utkorg utan nätverk');

  await mend(page);
  await isEmpty(page);
  const { items } = await staff.result(listWorkOrders, { query: { projectCode: project.projectCode } });
  expect(items).toHaveLength(1);
  const made = await staff.result(getWorkOrder, { params: { workOrderId: items[0].workOrderId } });
  expect(made).toMatchObject({ invoiceNote: 'Mätt i källaren', items: [{ workedHours: 2.5 }] });
});

describe('the outbox', () => {
  test.runIf(inAll)('merges a change that somebody else made meanwhile', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const params = { customerId: customer.customerId };
    const page = await openPage({
      ...onPhone,
      path: overList(paths.customers, panels.customer(customer.customerId)),
      allow: [...cutOff, /409/],
    });
    const panel = page.getByRole('dialog', { name: 'Redigera kund' });
    const mark = panel.getByRole('textbox', { name: 'Fakturamärkning' });
    await mark.waitFor();
    await isKept(page);
    await cut(page);
    await mark.click();
    await mark.pressSequentially('Från källaren');
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.waitFor({ state: 'detached' });
    await waits(page, '1 sparning väntar på nätverket');

    const now = await superAdmin.result(getCustomer, { params });
    await superAdmin.result(updateCustomer, { params, body: { ...now, invoiceText: 'Från kontoret' } });
    await mend(page);
    await waits(page, '1 sparning kunde inte tas emot');
    await outboxOf(page).getByRole('button', { name: 'Visa' }).click();
    await screenshot(page, 'Utkorg med konflikt');
    await outboxOf(page).getByRole('button', { name: 'Öppna' }).click();
    await panel.getByText('Ni har inte ändrat samma sak.', { exact: false }).waitFor();
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.waitFor({ state: 'detached' });
    await isEmpty(page);
    expect(await staff.result(getCustomer, { params })).toMatchObject({
      costCenter: 'Från källaren',
      invoiceText: 'Från kontoret',
    });
  });

  test.runIf(inAll)('sends a save once, wherever its answer is lost, from two tabs', async ({ openPage }) => {
    const name = unique('Källare AB');
    const page = await openPage({ ...onPhone, path: overList(paths.customers, panels.customer()) });
    const panel = page.getByRole('dialog', { name: 'Lägg till ny kund' });
    const field = panel.getByRole('textbox', { name: 'Namn' }).first();
    await field.waitFor();
    await isKept(page);
    const other = await page.context().newPage();
    allowErrors(other, ...cutOff);
    await other.goto(paths.projects);
    await other.getByRole('heading', { name: 'Projekt', level: 1 }).waitFor();
    await cut(page);
    await field.click();
    await field.pressSequentially(name);
    await panel.getByRole('button', { name: 'Spara' }).click();
    await waits(other, '1 sparning väntar på nätverket');
    await page.close();
    await mend(other);
    await isEmpty(other);
    const { meta } = await staff.result(listCustomers, { query: { name } });
    expect(meta.totalItems).toBe(1);
  });

  test.runIf(inAll)('discards what its user does not want to send, after asking', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const page = await openPage({ ...onPhone, path: overList(paths.customers, panels.customer(customer.customerId)) });
    const panel = page.getByRole('dialog', { name: 'Redigera kund' });
    const mark = panel.getByRole('textbox', { name: 'Fakturamärkning' });
    await mark.waitFor();
    await isKept(page);
    await cut(page);
    await mark.click();
    await mark.pressSequentially('Ångrat');
    await panel.getByRole('button', { name: 'Spara' }).click();
    await outboxOf(page).getByRole('button', { name: 'Visa' }).click();
    await outboxOf(page).getByRole('button', { name: 'Släng' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Släng' }).click();
    await isEmpty(page);
    await mend(page);
    await noNetwork(page).waitFor({ state: 'detached' });
    const { costCenter } = await staff.result(getCustomer, { params: { customerId: customer.customerId } });
    expect(costCenter).toBe('');
  });
});

import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { addressesText } from '../../frontend/src/text/addresses.ts';
import { customersText } from '../../frontend/src/text/customers.ts';
import { panelParam, writePanel } from '../../frontend/src/navigation/panel-address.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeAddress, makeCustomer, makeProject, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

async function fillAddress(page: Page, lines: Record<string, string>): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Lägg till ny address' });
  for (const [label, value] of Object.entries(lines)) await panel.getByLabel(label).fill(value);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').last().getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

describe('the addresses', () => {
  test('take a new one, which is named after its customer when it is for invoices', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const page = await openPage({ as: 'Staff', path: paths.addresses });
    await page.getByRole('button', { name: 'Lägg till ny address' }).click();
    const panel = page.getByRole('dialog', { name: 'Lägg till ny address' });
    await panel.getByRole('button', { name: 'Spara' }).click();
    await expect.poll(() => panel.getByText('Fältet kan inte lämnas tomt.').count()).toBe(3);
    await expectAxeClean(page);

    await choose(page, 'Kund', customer.name);
    await panel.getByLabel('Namn', { exact: true }).waitFor();
    await choose(page, 'Adresstyp', 'Objekt');
    await panel.getByLabel('Objekt', { exact: true }).waitFor();
    await choose(page, 'Adresstyp', 'Fakturaadress');
    await expect.poll(() => panel.getByLabel('Fakturamottagare').getAttribute('placeholder')).toBe(customer.name);
    await fillAddress(page, { 'Adressrad 1': 'Box 12', Postnummer: '411 18', Ort: 'Göteborg' });
    await panel.getByRole('button', { name: 'Spara' }).click();
    await said(page, /^Adress .+ skapad$/).waitFor();
    await panel.waitFor({ state: 'detached' });

    await page.getByRole('searchbox', { name: 'Kund' }).fill(customer.name);
    await page.getByText('1 träff', { exact: true }).waitFor();
    const row = page.getByRole('row').filter({ hasText: customer.name });
    await row.getByRole('cell', { name: 'Fakturaadress' }).waitFor();
    expect(await row.getByRole('cell', { name: customer.name, exact: true }).count()).toBe(2);
    expect(await row.getByRole('button', { name: /^Radera/ }).count()).toBe(0);
  });

  test('take one of a customer who is not there yet, and keep what is typed meanwhile', async ({ openPage }) => {
    const name = unique('Nykund');
    const page = await openPage({ as: 'Staff', path: paths.addresses });
    await page.getByRole('button', { name: addressesText.addNew }).click();
    const panel = page.getByRole('dialog', { name: addressesText.addNew });
    await panel.getByLabel('Adressrad 1').pressSequentially('Nygatan 1');
    const field = panel.getByRole('combobox', { name: 'Kund' });
    await field.pressSequentially(name);
    await page.getByRole('option', { name: customersText.createNamed(name) }).click();
    const customer = page.getByRole('dialog', { name: customersText.addNew });
    await expect
      .poll(() => customer.getByRole('textbox', { name: customersText.name, exact: true }).inputValue())
      .toBe(name);
    await customer.getByRole('button', { name: 'Spara' }).click();
    await said(page, customersText.created(name)).waitFor();
    await expect.poll(() => field.inputValue()).toBe(name);
    expect(await panel.getByLabel('Adressrad 1').inputValue()).toBe('Nygatan 1');
    await expectAxeClean(page);
    await panel.getByLabel('Postnummer').pressSequentially('411 18');
    await panel.getByRole('textbox', { name: 'Ort', exact: true }).pressSequentially('Göteborg');
    await panel.getByRole('button', { name: 'Spara' }).click();
    await said(page, /^Adress .+ skapad$/).waitFor();
  });

  test.runIf(inAll)('are changed, and deleted by a SuperAdmin after a question', async ({ openPage }) => {
    const { customerId, name } = await makeCustomer(staff);
    await makeAddress(staff, customerId, { name: 'Huvudkontoret', addressType: 'Office' });
    const page = await openPage({
      as: 'SuperAdmin',
      path: `${paths.addresses}?customerName=${encodeURIComponent(name)}`,
    });
    await page.getByRole('link', { name: 'Ändra Huvudkontoret' }).click();
    const panel = page.getByRole('dialog', { name: 'Ändra address' });
    await panel.getByLabel('Ort').fill('Mölndal');
    await panel.getByRole('button', { name: 'Spara' }).click();
    await said(page, 'Adress uppdaterad').waitFor();
    await page.getByRole('cell', { name: 'Mölndal' }).waitFor();

    await page.getByRole('button', { name: 'Radera Huvudkontoret' }).click();
    const question = page.getByRole('dialog', { name: 'Radera adress' });
    await question.getByText('Är du säker på att du vill radera adressen Huvudkontoret?').waitFor();
    await question.getByRole('button', { name: 'Radera' }).click();
    await page.getByText('Inga träffar', { exact: true }).waitFor();
  });

  test.runIf(inAll)('of a project are linked, made its main one and added to', async ({ openPage }) => {
    const { customerId } = await makeCustomer(staff);
    const [, object] = await Promise.all([
      makeAddress(staff, customerId, { name: 'Kontoret', addressType: 'Office' }),
      makeAddress(staff, customerId, { name: 'Kv. Provet', addressType: 'Object' }),
    ]);
    const project = await makeProject(staff, { customerId, objectAddressId: object.addressId });
    const page = await openPage({ as: 'Staff', path: paths.projectAddresses(project.projectId) });
    await expect.poll(() => page.title()).toBe(`${project.projectCode} » Adresser`);
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    await row('Kv. Provet').getByRole('cell', { name: 'Objekt', exact: true }).last().waitFor();

    await page.getByRole('combobox', { name: 'Koppla befintlig adress' }).fill('kontoret');
    await page.getByRole('option', { name: /Kontoret/ }).click();
    await row('Kontoret').getByText('Kopplad').waitFor();
    await row('Kontoret').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Gör till huvudadress' }).click();
    await row('Kontoret').getByText('Huvudadress').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Projektets adresser');

    await page.getByRole('button', { name: 'Lägg till ny address' }).click();
    await fillAddress(page, { Namn: 'Bygget', 'Adressrad 1': 'Grusvägen 1', Postnummer: '411 18', Ort: 'Göteborg' });
    await page.getByRole('dialog').getByRole('button', { name: 'Spara' }).click();
    await row('Bygget').getByText('Kopplad').waitFor();
    await page.getByText('4 träffar').waitFor();

    await page.getByRole('button', { name: 'Ta bort kopplingen Kontoret' }).click();
    await page.getByRole('note').getByText('Adressens koppling till projektet är borttagen').waitFor();
    await page.getByText('3 träffar').waitFor();
    await page.getByRole('button', { name: 'Ångra' }).click();
    await row('Kontoret').getByText('Huvudadress').waitFor();
  });

  test.runIf(inAll)('are in their customer’s panel, where they open and more are added', async ({ openPage }) => {
    const { customerId } = await makeCustomer(staff);
    await makeAddress(staff, customerId, { name: 'Huvudkontoret', addressType: 'Office' });
    const search = new URLSearchParams({ [panelParam]: writePanel(panels.customer(customerId)) }).toString();
    const page = await openPage({ as: 'Staff', path: `${paths.customers}?${search}` });
    const addresses = page.getByRole('region', { name: 'Kundens adresser' });
    await addresses.getByRole('link', { name: /Huvudkontoret/ }).click();
    await page.getByRole('dialog', { name: 'Ändra address' }).getByLabel('Namn', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await addresses.getByRole('button', { name: 'Lägg till ny address' }).click();
    await fillAddress(page, { Namn: 'Lagret', 'Adressrad 1': 'Kajen 2', Postnummer: '411 18', Ort: 'Göteborg' });
    await page.keyboard.press('Control+Enter');
    await addresses.getByRole('link', { name: /Lagret, Kajen 2/ }).waitFor();
    await expectAxeClean(page);
  });
});

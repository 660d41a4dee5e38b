import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { type PanelAddress, panelParam, writePanel } from '../../frontend/src/navigation/panel-address.ts';
import { getContact, linkProjectContact, updateContact } from '../../shared/contract/contacts.ts';
import { getProject } from '../../shared/contract/projects.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeAddress, makeContact, makeCustomer, makeProject, unique } from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { readSheets } from '../support/spreadsheet.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

const said = (page: Page, text: string | RegExp) => page.getByRole('note').getByText(text, { exact: true });
const over = (path: string, panel: PanelAddress) =>
  `${path}?${new URLSearchParams({ [panelParam]: writePanel(panel) }).toString()}`;
const filtered = (company: string) => `${paths.persons}?freeText=${encodeURIComponent(company)}`;
const newPerson = (page: Page) => page.getByRole('dialog', { name: 'Lägg till ny person' });
const editPerson = (page: Page) => page.getByRole('dialog', { name: 'Ändra person' });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').last().getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

describe('the persons', () => {
  test('take a new one with customer and project, who is found by name', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const project = await makeProject(staff, { customerId: customer.customerId });
    const lastName = unique('Öberg');
    const page = await openPage({ as: 'Staff', path: paths.persons });
    await expect.poll(() => page.title()).toBe('Personer');
    await page.getByRole('button', { name: 'Lägg till ny person' }).click();
    const panel = newPerson(page);
    await panel.getByRole('button', { name: 'Spara' }).click();
    await expect.poll(() => panel.getByText('Fältet kan inte lämnas tomt.').count()).toBe(2);
    await expectAxeClean(page);

    await panel.getByLabel('Förnamn').fill('Åsa');
    await panel.getByLabel('Efternamn').fill(lastName);
    await panel.getByLabel('Företag').fill('Öbergs Bygg AB');
    await panel.getByLabel('Mobil').fill('070-123 45 67');
    await choose(page, 'Kunder', customer.name);
    await panel.getByRole('tab', { name: 'Projekt' }).click();
    await panel.getByText('Personen är inte med i något projekt än.').waitFor();
    await choose(page, 'Koppla till projekt', project.projectCode);
    await panel.getByRole('row').filter({ hasText: project.projectCode }).getByText('Kopplas när du sparar').waitFor();
    await expectAxeClean(page);
    await panel.getByRole('button', { name: 'Spara' }).dblclick();
    await said(page, /^Kontakt .+ skapad$/).waitFor();
    await said(page, 'Projektkoppling skapad').waitFor();
    await panel.waitFor({ state: 'detached' });

    await page.getByRole('searchbox', { name: 'Namn' }).fill(`asa ${lastName}`);
    await page.getByText('1 träff', { exact: true }).waitFor();
    await row(page, lastName).getByRole('cell', { name: 'Öbergs Bygg AB' }).waitFor();
    await expectAxeClean(page);
    const { contacts } = await staff.result(getProject, { params: project });
    expect(contacts).toMatchObject([{ fullName: `Åsa ${lastName}` }]);
  });

  test.runIf(inAll)('are changed by keyboard alone, and show their projects, which open', async ({ openPage }) => {
    const company = unique('Bolaget');
    const customer = await makeCustomer(staff);
    const object = await makeAddress(staff, customer.customerId, { name: 'Kv. Provet', addressType: 'Object' });
    const contact = await makeContact(staff, { freeText: company });
    const project = await makeProject(staff, {
      customerId: customer.customerId,
      objectAddressId: object.addressId,
      mainContactId: contact.contactId,
    });
    const page = await openPage({ as: 'Staff', path: filtered(company) });
    await row(page, company).focus();
    await page.keyboard.press('Enter');
    const panel = editPerson(page);
    await panel.getByLabel('Roll').fill('Platschef');
    await page.keyboard.press('Control+s');
    await said(page, 'Person uppdaterad').waitFor();
    await panel.getByRole('tab', { name: 'Översikt' }).focus();
    await page.keyboard.press('ArrowRight');
    const its = panel.getByRole('row').filter({ hasText: project.projectCode });
    await its.getByRole('cell', { name: object.formatted }).waitFor();
    await its.getByText('Beställare').waitFor();
    await screenshot(page, 'En persons projekt');
    await its.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Redigera projekt' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Redigera projekt' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await row(page, company).getByRole('cell', { name: 'Platschef' }).waitFor();
  });

  test.runIf(inAll)('show an error on the tab where it is', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: over(paths.persons, panels.contact()) });
    const panel = newPerson(page);
    await panel.getByRole('tab', { name: 'Projekt' }).click();
    await choose(page, 'Koppla till projekt', project.projectCode);
    await panel.getByRole('button', { name: 'Spara' }).click();
    await expect.poll(() => hasFocus(panel.getByLabel('Förnamn'))).toBe(true);
    expect(await panel.getByRole('tab', { name: 'Översikt' }).getAttribute('aria-selected')).toBe('true');
  });

  test.runIf(inAll)('are linked to projects on a phone, where every choice is in sight', async ({ openPage }) => {
    const customer = await makeCustomer(staff, { name: unique('Ett bolag med ett långt namn som inte får plats') });
    const object = await makeAddress(staff, customer.customerId, { name: 'Kv. Provet', addressType: 'Object' });
    const { projectCode } = await makeProject(staff, {
      customerId: customer.customerId,
      objectAddressId: object.addressId,
    });
    const page = await openPage({ as: 'Staff', path: over(paths.persons, panels.contact()), size: 'phone' });
    const panel = newPerson(page);
    await panel.getByRole('tab', { name: 'Projekt' }).click();
    await panel.getByRole('combobox', { name: 'Koppla till projekt' }).fill(projectCode);
    const option = page.getByRole('option', { name: projectCode });
    await option.waitFor();
    const { x, width } = (await option.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await option.click();
    await panel.getByText('Kopplas när du sparar').waitFor();
    await expectAxeClean(page);
  });

  test.runIf(inAll)('ask whose version counts after a concurrent save', async ({ openPage }) => {
    const contact = await makeContact(staff);
    const page = await openPage({ as: 'SuperAdmin', path: over(paths.persons, panels.contact(contact.contactId)) });
    allowErrors(page, /409/);
    const panel = editPerson(page);
    await panel.getByLabel('Roll').fill('Min roll');
    await staff.result(updateContact, { params: contact, body: { ...contact, role: 'Deras roll' } });
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.getByText(/^Anna Lindqvist \(AL\) ändrade uppgiften/).waitFor();
    await panel.getByRole('radio', { name: 'Behåll mitt' }).check();
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.waitFor({ state: 'detached' });
    expect(await staff.result(getContact, { params: contact })).toMatchObject({ role: 'Min roll', version: 3 });
  });

  test.runIf(inAll)('are exported to a spreadsheet and deleted after a question', async ({ openPage }) => {
    const company = unique('Bolaget');
    const contact = await makeContact(staff, { firstName: 'Bo', freeText: company });
    const page = await openPage({ as: 'Staff', path: filtered(company) });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      said(page, 'Export klar').waitFor(),
      page.getByRole('button', { name: `Exportera ${contact.fullName}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('contact.xlsx');
    const [person] = readSheets(await readFile(await download.path()));
    expect(person!.rows[1]!.slice(0, 3)).toEqual(['Bo', contact.lastName, company]);

    await page.getByRole('button', { name: `Radera ${contact.fullName}` }).click();
    const question = page.getByRole('dialog', { name: 'Radera personen' });
    await question.getByText(`Är du säker på att du vill radera personen ${contact.fullName}?`).waitFor();
    await question.getByRole('button', { name: 'Radera' }).click();
    await page.getByText('Inga träffar', { exact: true }).waitFor();
  });

  test.runIf(inAll)('who order a project cannot be deleted, with the reason', async ({ openPage }) => {
    const company = unique('Bolaget');
    const { contactId, fullName } = await makeContact(staff, { freeText: company });
    const { projectCode } = await makeProject(staff, { mainContactId: contactId });
    const page = await openPage({ as: 'SuperAdmin', path: filtered(company), allow: [/409/] });
    await page.getByRole('button', { name: `Radera ${fullName}` }).click();
    await page.getByRole('dialog', { name: 'Radera personen' }).getByRole('button', { name: 'Radera' }).click();
    await said(page, 'Kunde inte radera personen').waitFor();
    await said(page, `Personen är beställare i projekt ${projectCode} och kan inte tas bort.`).waitFor();
    await row(page, company).waitFor();
  });

  test.runIf(inAll)('are in the menu, and lead to the addresses and back', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers });
    await page.getByRole('button', { name: 'Kontakt' }).click();
    await page.getByRole('menuitem', { name: 'Personer' }).click();
    await expect.poll(() => page.title()).toBe('Personer');
    await page.getByRole('link', { name: 'Adresser', exact: true }).first().click();
    await expect.poll(() => page.title()).toBe('Adresser');
    await page.getByRole('link', { name: 'Personer', exact: true }).first().click();
    await expect.poll(() => page.title()).toBe('Personer');
  });
});

describe('the persons of a project', () => {
  test('are linked, made, unlinked and linked again', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const project = await makeProject(staff, { customerId: customer.customerId });
    const known = await makeContact(staff);
    const page = await openPage({ as: 'Staff', path: paths.projectPersons(project.projectId) });
    await expect.poll(() => page.title()).toBe(`${project.projectCode} » Personer`);
    await page.getByText('Projektet har inga personer än').waitFor();
    expect(await page.getByRole('button', { name: 'Filter' }).count()).toBe(0);
    await expectAxeClean(page);

    await page.getByRole('combobox', { name: 'Koppla befintlig person' }).fill(known.lastName);
    await page.getByRole('option', { name: known.fullName }).waitFor();
    await expectAxeClean(page);
    await page.getByRole('option', { name: known.fullName }).click();
    await said(page, 'Projektkoppling skapad').waitFor();
    await row(page, known.lastName).getByText('Kopplad').waitFor();

    await page.getByRole('button', { name: 'Lägg till ny person' }).click();
    const panel = newPerson(page);
    expect(await panel.getByLabel('Företag').inputValue()).toBe(customer.name);
    await panel.getByLabel('Förnamn').fill('Örjan');
    await panel.getByLabel('Efternamn').fill('Provén');
    await page.keyboard.press('Control+Enter');
    await said(page, /^Kontakt .+ skapad$/).waitFor();
    await row(page, 'Provén').getByRole('cell', { name: customer.name }).waitFor();
    await page.getByText('2 träffar').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Projektets personer');

    await page.getByRole('button', { name: `Ta bort kopplingen ${known.fullName}` }).click();
    await page.getByRole('note').getByText('Projektkoppling borttagen').waitFor();
    await page.getByText('1 träff', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Ångra' }).click();
    await row(page, known.lastName).waitFor();
  });

  test.runIf(inAll)('say when a link could not be made', async ({ openPage }) => {
    const [project, known] = await Promise.all([makeProject(staff), makeContact(staff)]);
    const page = await openPage({ as: 'Staff', path: paths.projectPersons(project.projectId), allow: [/503/] });
    await page.route('**/v1/contacts/projectcontact', (route) =>
      route.fulfill({ status: 503, json: { message: 'Upptaget.' } }),
    );
    await page.getByRole('combobox', { name: 'Koppla befintlig person' }).fill(known.lastName);
    await page.getByRole('option', { name: known.fullName }).click();
    await said(page, 'Kunde inte skapa den nya projekkopplingen').waitFor();
    await page.getByText('Projektet har inga personer än').waitFor();
  });

  test.runIf(inAll)('are on the project’s page with its orderer, and in its menu', async ({ openPage }) => {
    const orderer = await makeContact(staff);
    const linked = await makeContact(staff);
    const project = await makeProject(staff, { mainContactId: orderer.contactId });
    const { projectId } = project;
    await staff.result(linkProjectContact, { body: { projectId, contactId: linked.contactId } });
    const page = await openPage({ as: 'Staff', path: paths.projectDetails(projectId) });
    const part = page.getByRole('region', { name: 'Personer' });
    await part.getByRole('row').filter({ hasText: orderer.lastName }).getByText('Beställare').waitFor();
    await part.getByRole('row').filter({ hasText: linked.lastName }).getByText('Kopplad').waitFor();
    await page.getByRole('region', { name: 'Projekt' }).getByRole('link', { name: orderer.fullName }).click();
    await editPerson(page).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Meny' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Personer' }).click();
    await expect.poll(() => page.title()).toBe(`${project.projectCode} » Personer`);
  });
});

describe('the orderer of a project', () => {
  test.runIf(inAll)('is made on the spot, and what was typed stays', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const page = await openPage({ as: 'Staff', path: over(paths.projects, panels.project()) });
    const panel = page.getByRole('dialog', { name: 'Skapa nytt projekt' });
    // The customer's answer is slower than the hand.
    const answered = Promise.withResolvers<void>();
    await page.route(/\/v1\/customers\/\d+$/, async (route) => {
      await answered.promise;
      await route.continue();
    });
    await choose(page, 'Kund', customer.name);
    await panel.getByLabel('Fakturamärkning').fill('Ref 7');
    await panel.getByRole('button', { name: 'Ny beställare' }).click();
    answered.resolve();
    const person = newPerson(page);
    await expect.poll(() => person.getByLabel('Företag').inputValue()).toBe(customer.name);
    await person.getByText(customer.name, { exact: true }).waitFor();
    const lastName = unique('Provén');
    await person.getByLabel('Förnamn').fill('Örjan');
    await person.getByLabel('Efternamn').fill(lastName);
    await person.getByRole('button', { name: 'Spara' }).click();
    await said(page, /^Kontakt .+ skapad$/).waitFor();
    const orderer = panel.getByRole('combobox', { name: 'Beställare' });
    await expect.poll(() => orderer.inputValue()).toBe(`Örjan ${lastName}, ${customer.name}`);
    expect(await panel.getByLabel('Fakturamärkning').inputValue()).toBe('Ref 7');
    await expectAxeClean(page);
    await panel.getByRole('button', { name: 'Spara' }).click();
    await said(page, /^Projekt \d\d-\d{4} skapat$/).waitFor();
    await row(page, customer.name)
      .getByRole('cell', { name: `Örjan ${lastName}` })
      .waitFor();
  });
});

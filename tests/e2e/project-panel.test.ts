import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { getProject, listProjects, updateProject } from '../../shared/contract/projects.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeAddress, makeCustomer, makeProject } from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('dialog').last().getByRole('combobox', { name: label, exact: true });
  await field.fill(option);
  // The option itself comes before the offer to create one of that name.
  await page.getByRole('option', { name: option }).first().click();
}

describe('the project panel', () => {
  test.runIf(inAll)('takes the payment terms of the customer until others are typed', async ({ openPage }) => {
    const [first, second, third] = await Promise.all(
      [10, 15, 60].map((paymentTermDays) => makeCustomer(staff, { paymentTermDays })),
    );
    const page = await openPage({ as: 'Staff', path: paths.homeProjectReviewer });
    await page.getByRole('button', { name: 'Skapa nytt projekt' }).click();
    const panel = page.getByRole('dialog', { name: 'Skapa nytt projekt' });
    const terms = panel.getByLabel('Betalningsvillkor');
    await choose(page, 'Kund', first.name);
    await expect.poll(() => terms.inputValue()).toBe('10');
    await choose(page, 'Kund', second.name);
    await expect.poll(() => terms.inputValue()).toBe('15');
    await terms.press('Control+a');
    await terms.pressSequentially('45');
    const isRead = page.waitForResponse((answer) => answer.url().includes(`/customers/${third.customerId}`));
    await choose(page, 'Kund', third.name);
    await isRead;
    await choose(page, 'Ansvarig', 'BS, ');
    await panel.getByRole('button', { name: 'Spara' }).click();
    await said(page, /^Projekt \d\d-\d{4} skapat$/).waitFor();
    const { items } = await staff.result(listProjects, { body: { filter: { customerName: third.name }, tagIds: [] } });
    expect((await staff.result(getProject, { params: items[0] })).paymentTermDays).toBe(45);
  });

  test('makes a reviewed project with an address and tags of its own', async ({ openPage }) => {
    const customer = await makeCustomer(staff, { paymentTermDays: 20, invoiceEmail: 'faktura@kund.example' });
    const billing = await makeAddress(staff, customer.customerId, { addressType: 'InvoiceAddress' });
    const page = await openPage({ as: 'Staff', path: paths.homeProjectReviewer });
    await page.getByRole('button', { name: 'Skapa nytt projekt' }).click();
    const panel = page.getByRole('dialog', { name: 'Skapa nytt projekt' });
    await panel.getByRole('combobox', { name: 'Granskare' }).waitFor();
    await expect.poll(() => panel.getByRole('combobox', { name: 'Granskare' }).inputValue()).toMatch(/^AL, /);
    expect(await panel.getByRole('combobox', { name: 'Ansvarig' }).inputValue()).toBe('');

    await choose(page, 'Kund', customer.name);
    await expect.poll(() => panel.getByLabel('Betalningsvillkor').inputValue()).toBe('20');
    const invoiceAddress = panel.getByRole('combobox', { name: 'Fakturaadress' });
    await expect.poll(() => invoiceAddress.inputValue()).toBe(billing.formatted);
    await panel.getByLabel('Budget').fill(' 1 234,50 kr');
    await panel.getByLabel('Fakturameddelande').fill('Tack för förtroendet');
    await panel.getByText('20 av 160 tecken').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Nytt projekt');

    await panel.getByRole('button', { name: 'Ny objektadress' }).click();
    const address = page.getByRole('dialog', { name: 'Lägg till ny address' });
    await address.getByText(customer.name).waitFor();
    await address.getByLabel('Objekt', { exact: true }).fill('Kv. Provet');
    await address.getByLabel('Adressrad 1').fill('Provgatan 5');
    await address.getByLabel('Postnummer').fill('411 04');
    await address.getByLabel('Ort').fill('Göteborg');
    await address.getByRole('button', { name: 'Spara' }).click();
    const objectAddress = panel.getByRole('combobox', { name: 'Objektadress' });
    await expect.poll(() => objectAddress.inputValue()).toBe('Kv. Provet, Provgatan 5, 411 04 Göteborg');
    expect(await panel.getByLabel('Fakturameddelande').inputValue()).toBe('Tack för förtroendet');

    await choose(page, 'Taggar', 'Buller');
    await choose(page, 'Taggar', 'Kontor');
    await page.keyboard.press('Escape');
    await panel.getByRole('button', { name: 'Spara' }).dblclick();
    await said(page, /^Projekt \d\d-\d{4} skapat$/).waitFor();
    await panel.waitFor({ state: 'detached' });

    const row = page.getByRole('row').filter({ hasText: customer.name });
    await row.getByText('Kv. Provet', { exact: true }).waitFor();
    expect(await row.count()).toBe(1);
    await row.getByRole('link', { name: /^\d\d-\d{4}$/ }).click();
    await page.getByRole('heading', { name: /^\d\d-\d{4} Kv\. Provet$/ }).waitFor();
    await page.keyboard.press('e');
    const edit = page.getByRole('dialog', { name: 'Redigera projekt' });
    await edit.getByText('Buller', { exact: true }).waitFor();
    expect(await edit.getByLabel('Budget').inputValue()).toBe('1\u00a0234,50');
  });

  test.runIf(inAll)(
    'makes the current user the owner, and is saved over and over with Ctrl+S',
    async ({ openPage }) => {
      const customer = await makeCustomer(staff);
      const page = await openPage({ as: 'Staff', path: paths.homeProjectOwner });
      await page.getByRole('table').waitFor();
      await page.keyboard.press('n');
      const panel = page.getByRole('dialog', { name: 'Skapa nytt projekt' });
      await expect.poll(() => panel.getByRole('combobox', { name: 'Ansvarig' }).inputValue()).toMatch(/^AL, /);
      await choose(page, 'Kund', customer.name);
      await page.keyboard.press('Control+s');
      const edit = page.getByRole('dialog', { name: 'Redigera projekt' });
      await edit.getByText(/^\d\d-\d{4}$/).waitFor();
      const projectId = Number(/project%3A(\d+)/.exec(page.url())![1]);
      const saved = (): Promise<any> => staff.result(getProject, { params: { projectId } });

      await choose(page, 'Taggar', 'Skola');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+s');
      await expect.poll(async () => (await saved()).tags.length).toBe(1);
      await edit.getByLabel('Fakturamärkning').fill('Ref 7');
      await edit.getByRole('switch', { name: 'Aktivt' }).click();
      await page.keyboard.press('Control+Enter');
      await edit.waitFor({ state: 'detached' });
      expect(await saved()).toMatchObject({ costCenter: 'Ref 7', active: false, tags: [{ name: 'Skola' }] });
      expect(new URL(page.url()).pathname).toBe(paths.homeProjectOwner);
    },
  );

  test.runIf(inAll)('says what is missing at the field, and keeps the text after a reload', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: overList(paths.projects, panels.project()) });
    const panel = page.getByRole('dialog', { name: 'Skapa nytt projekt' });
    await panel.getByLabel('Fakturameddelande').fill('x'.repeat(161));
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.getByText('Välj en kund.').waitFor();
    await panel.getByText('Högst 160 tecken.').waitFor();
    expect(await hasFocus(panel.getByRole('combobox', { name: 'Kund' }))).toBe(true);
    await expectAxeClean(page);
    await page.reload();
    await expect.poll(() => panel.getByLabel('Fakturameddelande').inputValue()).toBe('x'.repeat(161));
  });

  test.runIf(inAll)('keeps tags that could not be saved, and saves them at the next try', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const page = await openPage({ as: 'Staff', path: overList(paths.projects, panels.project()) });
    allowErrors(page, /422/);
    const message = 'Taggen finns inte längre. Läs in sidan igen.';
    await page.route('**/v1/projects', (route) =>
      route.fulfill({ status: 422, json: { message: 'Rätta fälten.', errors: [{ field: 'tagIds', message }] } }),
    );
    await choose(page, 'Kund', customer.name);
    await choose(page, 'Taggar', 'Vård');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Spara' }).click();
    await said(page, 'Kunde inte uppdatera taggar').waitFor();
    const panel = page.getByRole('dialog', { name: 'Skapa nytt projekt' });
    await panel.getByText(message).waitFor();
    await panel.getByText('Vård', { exact: true }).waitFor();

    await page.unroute('**/v1/projects');
    await panel.getByRole('button', { name: 'Spara' }).click();
    await said(page, /^Projekt \d\d-\d{4} skapat$/).waitFor();
    await panel.waitFor({ state: 'detached' });
    const rows = page.getByRole('row').filter({ hasText: customer.name });
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByRole('cell', { name: '1', exact: true }).waitFor();
  });

  test.runIf(inAll)('asks whose version counts after a concurrent save', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({
      as: 'SuperAdmin',
      path: overList(paths.projects, panels.project(project.projectId)),
    });
    allowErrors(page, /409/);
    const edit = page.getByRole('dialog', { name: 'Redigera projekt' });
    await edit.getByLabel('Fakturamärkning').fill('Min');
    const body = { ...project, costCenter: 'Deras' };
    await staff.result(updateProject, { params: project, body });
    await edit.getByRole('button', { name: 'Spara' }).click();
    await edit.getByRole('radio', { name: 'Behåll mitt' }).check();
    await edit.getByRole('button', { name: 'Spara' }).click();
    await edit.waitFor({ state: 'detached' });
    expect((await staff.result(getProject, { params: project })).costCenter).toBe('Min');
  });

  test.runIf(inAll)(
    'says that the project, or what its selectors choose among, could not be read',
    async ({ openPage }) => {
      const gone = await openPage({ as: 'Staff', path: overList(paths.projects, panels.project(99_999_999)) });
      allowErrors(gone, /404/);
      await said(gone, 'Kunde inte hämta projekt').waitFor();
      await gone.getByText('Finns inte', { exact: true }).waitFor();

      const page = await openPage({ as: 'Staff' });
      allowErrors(page, /503/, /Upptaget/);
      await page.route('**/v1/users/get-all', (route) =>
        route.fulfill({ status: 503, json: { message: 'Upptaget.' } }),
      );
      await page.goto(overList(paths.projects, panels.project()));
      await said(page, 'Något gick fel, se konsolen').waitFor();
      await page.unroute('**/v1/users/get-all');
      await page.getByRole('dialog').getByRole('button', { name: 'Försök igen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Försök igen' }).waitFor({ state: 'detached' });
    },
  );

  test.runIf(inAll)('lets a SuperAdmin, but no lower role, delete a project', async ({ openPage }) => {
    const project = await makeProject(staff);
    const address = overList(paths.projects, panels.project(project.projectId));
    const below = await openPage({ as: 'Staff', path: address });
    await below.getByRole('dialog').getByLabel('Budget').waitFor();
    expect(await below.getByRole('button', { name: 'Radera projekt' }).count()).toBe(0);

    allowErrors(below, /404/);

    const page = await openPage({ as: 'SuperAdmin', path: address });
    await page.getByRole('button', { name: 'Radera projekt' }).click();
    const question = page.getByRole('dialog', { name: 'Radera projekt' });
    await question.getByText(`Är du säker på att du vill radera projeket ${project.projectCode}?`).waitFor();
    await expectAxeClean(page);
    await question.getByRole('button', { name: 'Radera' }).click();
    await said(page, 'Projekt raderat').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect((await staff.call(getProject, { params: project })).status).toBe(404);
    await said(below, 'Kunde inte hämta projekt').waitFor();
  });
});

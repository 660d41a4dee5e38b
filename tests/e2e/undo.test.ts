import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { deletedText } from '../../frontend/src/text/deleted.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { selectionText } from '../../frontend/src/text/selection.ts';
import { undoText as text } from '../../frontend/src/text/undo.ts';
import { deleteAddress, getAddress } from '../../shared/contract/addresses.ts';
import { deleteContact, getContact } from '../../shared/contract/contacts.ts';
import { deleteCustomer, getCustomer, updateCustomer } from '../../shared/contract/customers.ts';
import { getProject } from '../../shared/contract/projects.ts';
import { getWorkOrder } from '../../shared/contract/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { allowErrors } from '../support/page-errors.ts';
import { makeAddress, makeContact, makeCustomer, makeProject, makeWorkOrders, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll, sizes } from '../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const undoInToast = (page: Page) => page.getByRole('note').getByRole('button', { name: text.undo });
const listOf = ({ name }: { name: string }) => `${paths.customers}?name=${encodeURIComponent(name)}`;

describe('undo', () => {
  test('brings back a deleted customer from its toast, and with Ctrl+Z when the toast has gone', async ({
    openPage,
  }) => {
    const customer = await makeCustomer(staff, { name: unique('Ångerfull AB') });
    const page = await openPage({ as: 'SuperAdmin', path: listOf(customer) });
    async function deleteIt() {
      await page.getByRole('button', { name: `Radera ${customer.name}` }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Radera kund' }).getByRole('button', { name: 'Radera' }).press('Enter');
      await said(page, 'Kund raderad').waitFor();
    }
    await deleteIt();
    await screenshot(page, 'Ångra i meddelandet');
    await undoInToast(page).press('Enter');
    await said(page, text.undone(customer.name)).waitFor();
    await page.getByRole('link', { name: customer.name, exact: true }).waitFor();

    await deleteIt();
    await said(page, 'Kund raderad').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await said(page, text.undone(customer.name)).waitFor();
    await page.getByRole('link', { name: customer.name, exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await said(page, text.nothing).waitFor();
  });

  test.runIf(inAll)('takes back both what a form saved of a project and its tags', async ({ openPage }) => {
    const { projectId } = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: overList(paths.projects, panels.project(projectId)) });
    const panel = page.getByRole('dialog', { name: 'Redigera projekt' });
    await panel.getByLabel('Fakturamärkning').pressSequentially('Ref 7');
    await panel.getByRole('combobox', { name: 'Taggar' }).pressSequentially('Skola');
    await page.getByRole('option', { name: 'Skola', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    const saved = () => staff.result(getProject, { params: { projectId } });
    await expect.poll(saved).toMatchObject({ costCenter: 'Ref 7', tags: [{ name: 'Skola' }] });
    await undoInToast(page).click();
    await expect.poll(saved).toMatchObject({ costCenter: '', tags: [] });
  });

  test.runIf(inAll)(
    'leaves Ctrl+Z in a text field to the field, and tells who has changed what since',
    async ({ openPage }) => {
      const customer = await makeCustomer(staff);
      const params = { customerId: customer.customerId };
      const page = await openPage({ as: 'Staff', path: overList(paths.customers, panels.customer(params.customerId)) });
      const panel = page.getByRole('dialog', { name: 'Redigera kund' });
      const mark = panel.getByRole('textbox', { name: 'Fakturamärkning' });
      await mark.click();
      await page.keyboard.type('Märkning 7');
      await page.keyboard.press('Control+s');
      await undoInToast(page).waitFor();
      await page.keyboard.press('Control+z');
      expect(await mark.inputValue()).not.toBe('Märkning 7');
      expect(await superAdmin.result(getCustomer, { params })).toMatchObject({ costCenter: 'Märkning 7' });

      await page.keyboard.press('Control+y');
      const saved = await superAdmin.result(getCustomer, { params });
      await superAdmin.result(updateCustomer, { params, body: { ...saved, paymentTermDays: 20 } });
      await panel.getByRole('button', { name: 'Stäng' }).first().focus();
      allowErrors(page, /409/);
      await page.keyboard.press('Control+z');
      await page.getByRole('note').getByText('Björn Sandell (BS) ändrade').waitFor();
      await page.getByRole('note').getByText('Betalningsvillkor (dagar): 30 → 20').waitFor();
      expect(await undoInToast(page).count()).toBe(0);
      await screenshot(page, 'Ångra efter någon annan');
      expect(await superAdmin.result(getCustomer, { params })).toMatchObject({ costCenter: 'Märkning 7' });
    },
  );

  test.runIf(inAll)('takes back the status of many work orders', async ({ openPage }) => {
    const { projectId, projectCode } = await makeProject(staff);
    const ids = await makeWorkOrders(staff, projectId, 3);
    const page = await openPage({ as: 'Staff', path: paths.projectWorkOrders(projectCode) });
    await page.getByRole('button', { name: 'Ändra status' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Offererad' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Ändra status' }).press('Enter');
    await undoInToast(page).press('Enter');
    await said(page, text.undoneMany(3)).waitFor();
    const { status } = await staff.result(getWorkOrder, { params: { workOrderId: ids[2]! } });
    expect(status).toBe('Planned');
    await expect.poll(() => page.getByRole('table').getByText('Planerad').count()).toBe(3);
  });

  test.runIf(inAll)('of the history gives a record an earlier version', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const params = { customerId: customer.customerId };
    await superAdmin.result(updateCustomer, { params, body: { ...customer, costCenter: 'Fel' } });
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.customers, panels.history('customer', customer.customerId)),
      size: 'phone',
    });
    const entries = page.getByRole('list', { name: 'Ändringar, nyast först' }).getByRole('listitem');
    await entries.nth(1).waitFor();
    expect(await entries.first().getByRole('button').count()).toBe(0);
    await expectAxeClean(page);
    await screenshot(page, 'Återställ till denna version');
    await entries
      .nth(1)
      .getByRole('button', { name: /^Återställ till denna version från/ })
      .press('Enter');
    await said(page, text.restored(customer.name)).waitFor();
    await entries.first().getByText('till versionen från').waitFor();
    expect(await staff.result(getCustomer, { params })).toMatchObject({ costCenter: customer.costCenter });
    await screenshot(page, 'Återställd version');
  });
});

describe('Raderat', () => {
  test.runIf(inAll).for(sizes)('lists what was deleted, and restores it (%s)', async (size, { openPage }) => {
    const contact = await makeContact(staff, { firstName: 'Rut', lastName: unique('Raderad') });
    const { fullName } = contact;
    const other = await makeContact(staff, { firstName: 'Bo', lastName: unique('Raderad') });
    for (const one of [contact, other]) await staff.result(deleteContact, { params: one, query: { version: 1 } });
    const page = await openPage({ as: 'SuperAdmin', path: `${paths.deleted}?kind=contact`, size });
    await page.getByText(fullName).first().waitFor();
    await page.getByText(deletedText.question).press('Enter');
    await page.getByText('Utfärdade fakturor').waitFor();
    await expectAxeClean(page);
    await screenshot(page, `Raderat ${size}`);
    await page.getByRole('button', { name: `Återställ Person ${fullName}` }).press('Enter');
    await said(page, text.restored(fullName)).waitFor();
    await page.getByRole('table').getByText(fullName).waitFor({ state: 'detached' });
    await page.getByRole('table').getByText(other.fullName).waitFor();
  });

  test.runIf(inAll)('restores all marked rows, and says of each that stays why', async ({ openPage }) => {
    const name = unique('Raderad');
    const customer = await makeCustomer(staff);
    const address = await makeAddress(staff, customer.customerId, { name: `${name} adress` });
    const contacts = [
      await makeContact(staff, { firstName: 'Rut', lastName: name }),
      await makeContact(staff, { firstName: 'Bo', lastName: name }),
    ];
    await superAdmin.result(deleteAddress, { params: address, query: { version: 1 } });
    await superAdmin.result(deleteCustomer, { params: customer, query: { version: 1 } });
    for (const one of contacts) await staff.result(deleteContact, { params: one, query: { version: 1 } });
    const page = await openPage({ as: 'SuperAdmin', path: paths.deleted });
    const names = [`Adress ${name} adress`, ...contacts.map(({ fullName }) => `Person ${fullName}`)];
    for (const one of names) await page.getByRole('checkbox', { name: listsText.mark(one) }).check();
    const bar = page.getByRole('toolbar', { name: selectionText.bar });
    await bar.getByRole('button', { name: deletedText.restore, exact: true }).press('Enter');
    const shown = page.getByRole('dialog', { name: deletedText.notRestored(1) });
    await shown
      .getByText(new RegExp(`^Adress ${name} adress, .*: Kunden ${customer.name} finns inte längre`))
      .waitFor();
    await said(page, deletedText.restoredMany(2)).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Raderat, flera återställda');
    await page.keyboard.press('Escape');
    await bar.getByText('1 markerad', { exact: true }).waitFor();
    for (const { fullName, contactId } of contacts) {
      await page.getByRole('table').getByText(fullName).waitFor({ state: 'detached' });
      expect(await staff.result(getContact, { params: { contactId } })).toMatchObject({ fullName });
    }

    await page.getByRole('checkbox', { name: listsText.mark(`Kund ${customer.name}`) }).check();
    await bar.getByRole('button', { name: deletedText.restore, exact: true }).press('Enter');
    // The message of those before may still stand.
    await page.getByRole('table').getByText(`${name} adress`).waitFor({ state: 'detached' });
    await said(page, deletedText.restoredMany(2)).last().waitFor();
    expect(await staff.result(getAddress, { params: address })).toMatchObject({ name: `${name} adress` });
  });
});

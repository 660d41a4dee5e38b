import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { getCustomerAddresses } from '../../shared/contract/addresses.ts';
import { getCustomer, listCustomers, updateCustomer } from '../../shared/contract/customers.ts';
import { getProject } from '../../shared/contract/projects.ts';
import { getAllProducts } from '../../shared/contract/products.ts';
import { getWorkOrder, listWorkOrders, updateWorkOrder } from '../../shared/contract/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, makeProject, makeWorkOrder, unique } from '../support/builders.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

/** Holds the response of the page's next such call until it is released. */
async function holdAnswer(page: Page, method: string, url: string) {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let reached: () => void = () => undefined;
  const isSent = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let isHeld = false;
  await page.route(url, async (route) => {
    if (isHeld || route.request().method() !== method) return route.fallback();
    isHeld = true;
    const answer = await route.fetch();
    reached();
    await isLetGo;
    return route.fulfill({ response: answer });
  });
  return { isSent, letGo };
}

const customersNamed = async (name: string): Promise<any[]> =>
  (await staff.result(listCustomers, { query: { name } })).items;

describe('a new record edited while it is being created', () => {
  test.runIf(inAll)('is created once, and later edits are saved as a change', async ({ openPage }) => {
    const name = unique('Dubbel AB');
    const page = await openPage({ as: 'Staff', path: overList(paths.customers, panels.customer()) });
    const made = await holdAnswer(page, 'POST', '**/v1/customers');
    const panel = page.getByRole('dialog', { name: 'Lägg till ny kund' });
    await panel.getByRole('textbox', { name: 'Namn' }).fill(name);
    await page.keyboard.press('Control+s');
    await made.isSent;
    await panel.getByRole('textbox', { name: 'Fakturamärkning' }).fill('Skrivet under tiden');
    made.letGo();
    const edit = page.getByRole('dialog', { name: 'Redigera kund' });
    await edit.waitFor();
    // The field keeps its focus: text typed next ends up in it.
    await page.keyboard.type(' och efter');
    expect(await edit.getByRole('textbox', { name: 'Fakturamärkning' }).inputValue()).toBe(
      'Skrivet under tiden och efter',
    );
    await edit.getByRole('button', { name: 'Spara' }).click();
    await said(page, 'Kund uppdaterad').waitFor();
    await edit.waitFor({ state: 'detached' });
    const customers = await customersNamed(name);
    expect(customers).toHaveLength(1);
    const { customerId } = customers[0];
    expect(await staff.result(getCustomer, { params: { customerId } })).toMatchObject({
      costCenter: 'Skrivet under tiden och efter',
      version: 2,
    });
  });

  test.runIf(inAll)('is saved and closed with all that was typed by one Ctrl+Enter', async ({ openPage }) => {
    const name = unique('En gång AB');
    const page = await openPage({ as: 'Staff', path: overList(paths.customers, panels.customer()) });
    const made = await holdAnswer(page, 'POST', '**/v1/customers');
    const panel = page.getByRole('dialog', { name: 'Lägg till ny kund' });
    await panel.getByRole('textbox', { name: 'Namn' }).fill(name);
    await page.keyboard.press('Control+Enter');
    await made.isSent;
    await panel.getByRole('textbox', { name: 'Fakturamärkning' }).fill('Med på köpet');
    made.letGo();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const customers = await customersNamed(name);
    expect(customers).toHaveLength(1);
    const { customerId } = customers[0];
    expect((await staff.result(getCustomer, { params: { customerId } })).costCenter).toBe('Med på köpet');
    // The draft of the next new customer is empty.
    await page.keyboard.press('n');
    const next = page.getByRole('dialog', { name: 'Lägg till ny kund' });
    await next.waitFor();
    expect(await next.getByRole('textbox', { name: 'Namn' }).inputValue()).toBe('');
  });

  test.runIf(inAll)('is one work order, with one line for each that was typed', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({
      as: 'Staff',
      path: overList(paths.projects, panels.workOrder({ projectId: project.projectId })),
    });
    const made = await holdAnswer(page, 'POST', '**/v1/work-orders');
    const panel = page.getByRole('dialog', { name: `${project.projectCode}: Skapa ny insats` });
    await panel.getByRole('button', { name: 'Lägg till taxa' }).click();
    await panel.getByRole('combobox', { name: 'Produkt, rad 1' }).fill('Akustiker');
    await page.getByRole('option', { name: 'Akustiker' }).click();
    await page.keyboard.press('Control+s');
    await made.isSent;
    await panel.getByLabel('Extern not').fill('Tillagt under tiden');
    made.letGo();
    const edit = page.getByRole('dialog', { name: 'Ändra insats' });
    await edit.waitFor();
    await page.keyboard.press('Control+Enter');
    await edit.waitFor({ state: 'detached' });
    const { items } = await staff.result(listWorkOrders, { query: { projectCode: project.projectCode } });
    expect(items).toHaveLength(1);
    const workOrder = await staff.result(getWorkOrder, { params: items[0] });
    expect(workOrder).toMatchObject({ invoiceNote: 'Tillagt under tiden', version: 2 });
    expect(workOrder.items).toHaveLength(1);
  });

  test.runIf(inAll)('makes its main address once', async ({ openPage }) => {
    const name = unique('Adress AB');
    const page = await openPage({ as: 'Staff', path: overList(paths.customers, panels.customer()) });
    const panel = page.getByRole('dialog', { name: 'Lägg till ny kund' });
    await panel.getByRole('textbox', { name: 'Namn' }).first().fill(name);
    await panel.getByRole('switch', { name: 'Ny huvudadress' }).click();
    await panel.getByLabel('Adressrad 1').fill('Provgatan 3');
    await panel.getByLabel('Postnummer').fill('411 03');
    await panel.getByLabel('Ort').fill('Göteborg');
    await page.keyboard.press('Control+s');
    const edit = page.getByRole('dialog', { name: 'Redigera kund' });
    await expect.poll(() => edit.getByRole('switch', { name: 'Ny huvudadress' }).isChecked()).toBe(false);
    await edit.getByRole('textbox', { name: 'Fakturamärkning' }).fill('Igen');
    await page.keyboard.press('Control+Enter');
    await edit.waitFor({ state: 'detached' });
    const [{ customerId }] = await customersNamed(name);
    expect(await staff.result(getCustomerAddresses, { params: { customerId } })).toHaveLength(1);
  });
});

describe('unsaved text', () => {
  test.runIf(inAll)('is asked about before its tab is closed', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: overList(paths.customers, panels.customer()) });
    const name = page.getByRole('dialog', { name: 'Lägg till ny kund' }).getByRole('textbox', { name: 'Namn' }).first();
    await name.click();
    await page.keyboard.type('Halvskriven AB');
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    expect(await name.inputValue()).toBe('Halvskriven AB');
  });
});

describe('two concurrent editors of a project', () => {
  test('see each other’s changes, keep their own, and merge them field by field', async ({ openPage }) => {
    const project = await makeProject(staff);
    const path = overList(paths.projects, panels.project(project.projectId));
    const first = await openPage({ as: 'SuperAdmin', path });
    const second = await openPage({ as: 'Staff', path, allow: [/409/] });
    const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Redigera projekt' });
    await panelOf(second).getByRole('textbox', { name: 'Fakturamärkning' }).fill('Den andras märkning');
    await panelOf(second).getByRole('textbox', { name: 'Budget' }).fill('20 000');
    await panelOf(second).getByRole('textbox', { name: 'Fakturatext' }).fill('Bara den andras');

    await panelOf(first).getByRole('textbox', { name: 'Fakturamärkning' }).fill('Den förstas märkning');
    await panelOf(first).getByRole('textbox', { name: 'Budget' }).fill('10 000');
    await panelOf(first).getByRole('switch', { name: 'Aktivt' }).click();
    await panelOf(first).getByRole('button', { name: 'Spara' }).click();
    await panelOf(first).waitFor({ state: 'detached' });

    await panelOf(second).getByRole('button', { name: 'Spara' }).click();
    const notice = panelOf(second).getByRole('alert');
    await notice.getByText(/^Björn Sandell \(BS\) ändrade uppgiften \d{4}-\d\d-\d\d \d\d:\d\d\.$/).waitFor();
    await notice.getByText('Hämtat från den andra versionen, där du inte hade ändrat något: Aktivt.').waitFor();
    expect(await panelOf(second).getByRole('switch', { name: 'Aktivt' }).isChecked()).toBe(false);
    expect(await panelOf(second).getByRole('textbox', { name: 'Fakturamärkning' }).inputValue()).toBe(
      'Den andras märkning',
    );
    expect(await panelOf(second).getByRole('textbox', { name: 'Budget' }).inputValue()).toBe('20\u00a0000,00');
    const budget = notice.getByRole('radiogroup', { name: 'Budget' });
    await budget.getByText('10 000,00 kr').waitFor();
    await expectAxeClean(second);
    await screenshot(second, 'Två om samma projekt');

    // Saving requires a choice first.
    await second.keyboard.press('Control+s');
    await second.getByText('Välj vad som ska gälla där ni har skrivit olika.').first().waitFor();
    expect((await staff.result(getProject, { params: project })).version).toBe(2);

    await budget.getByRole('radio', { name: 'Ta deras' }).focus();
    await second.keyboard.press('Space');
    await expect
      .poll(() => panelOf(second).getByRole('textbox', { name: 'Budget' }).inputValue())
      .toBe('10\u00a0000,00');
    await notice
      .getByRole('radiogroup', { name: 'Fakturamärkning' })
      .getByRole('radio', { name: 'Behåll mitt' })
      .check();
    await panelOf(second).getByRole('button', { name: 'Spara' }).click();
    await panelOf(second).waitFor({ state: 'detached' });
    expect(await staff.result(getProject, { params: project })).toMatchObject({
      budget: 10_000,
      costCenter: 'Den andras märkning',
      invoiceText: 'Bara den andras',
      active: false,
      version: 3,
    });
  });

  test.runIf(inAll)('may change their minds, and take all of one side', async ({ openPage }) => {
    const customer = await makeCustomer(staff);
    const page = await openPage({
      as: 'SuperAdmin',
      path: overList(paths.customers, panels.customer(customer.customerId)),
      allow: [/409/],
    });
    const panel = page.getByRole('dialog', { name: 'Redigera kund' });
    await panel.getByRole('textbox', { name: 'Fakturamärkning' }).fill('Min märkning');
    await panel.getByRole('textbox', { name: 'Fakturatext' }).fill('Min text');
    const body = { ...customer, costCenter: 'Deras märkning', invoiceText: 'Deras text' };
    await staff.result(updateCustomer, { params: customer, body });
    await page.keyboard.press('Control+s');
    await panel.getByRole('button', { name: 'Ta alla deras' }).click();
    await expect.poll(() => panel.getByRole('textbox', { name: 'Fakturatext' }).inputValue()).toBe('Deras text');
    await panel.getByRole('button', { name: 'Behåll alla mina' }).click();
    await expect.poll(() => panel.getByRole('textbox', { name: 'Fakturatext' }).inputValue()).toBe('Min text');
    await page.keyboard.press('Control+Enter');
    await panel.waitFor({ state: 'detached' });
    expect(await staff.result(getCustomer, { params: customer })).toMatchObject({
      costCenter: 'Min märkning',
      invoiceText: 'Min text',
      version: 3,
    });
  });

  test.runIf(inAll)('merge the lines of a work order one by one', async ({ openPage }) => {
    const project = await makeProject(staff);
    const rates = (await staff.result(getAllProducts)).filter((product: any) => product.productType === 'Rate');
    const workOrder = await makeWorkOrder(staff, project.projectId, {
      items: rates.slice(0, 2).map(({ productId }: any) => ({ productId, hoursEstimated: 1 })),
    });
    const page = await openPage({
      as: 'SuperAdmin',
      path: overList(paths.projects, panels.workOrder({ workOrderId: workOrder.workOrderId })),
    });
    allowErrors(page, /409/);
    const panel = page.getByRole('dialog', { name: 'Ändra insats' });
    await panel.getByRole('textbox', { name: 'Est. tid, rad 1' }).fill('5');
    const [one, two] = workOrder.items;
    const body = { ...workOrder, items: [one, { ...two, hoursEstimated: 7 }] };
    await staff.result(updateWorkOrder, { params: workOrder, body });
    await page.keyboard.press('Control+s');
    await panel.getByText('Ni har inte ändrat samma sak.').waitFor();
    expect(await panel.getByRole('textbox', { name: 'Est. tid, rad 2' }).inputValue()).toBe('7');
    await page.keyboard.press('Control+Enter');
    await panel.waitFor({ state: 'detached' });
    const saved = await staff.result(getWorkOrder, { params: workOrder });
    expect(saved.items.map((line: any) => line.hoursEstimated)).toEqual([5, 7]);
  });
});

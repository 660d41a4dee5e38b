import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { formsText } from '../../frontend/src/text/forms.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { customersText } from '../../frontend/src/text/customers.ts';
import { selectionText as text } from '../../frontend/src/text/selection.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { getProject } from '../../shared/contract/projects.ts';
import { getWorkOrder } from '../../shared/contract/work-orders.ts';
import { makeCustomer, makeProject, makeWorkOrder, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

const listOf = (path: string, field: string, value: string) =>
  `${path}?${new URLSearchParams({ [field]: value }).toString()}`;

describe('marked rows', () => {
  test('are deleted by the keyboard alone, and one in use says why it stays', async ({ openPage }) => {
    const name = unique('Markerad');
    const used = await makeCustomer(staff, { name: `${name} 1` });
    await makeProject(staff, { customerId: used.customerId });
    for (const number of [2, 3, 4]) await makeCustomer(staff, { name: `${name} ${number}` });
    const page = await openPage({ as: 'SuperAdmin', path: listOf(paths.customers, 'name', name) });
    const { keyboard } = page;
    await page.getByText('4 träffar', { exact: true }).waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('e');
    await page.getByRole('dialog', { name: customersText.edit }).waitFor();
    await keyboard.press('Escape');
    await page.getByRole('dialog', { name: customersText.edit }).waitFor({ state: 'detached' });
    await page.locator('tbody tr:focus').waitFor();
    await keyboard.press('Space');
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Shift+ArrowDown');
    const bar = page.getByRole('toolbar', { name: text.bar });
    await bar.getByText('3 markerade', { exact: true }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'marked rows');
    await bar.getByRole('button', { name: text.markAll(4) }).press('Enter');
    await bar.getByText('4 markerade', { exact: true }).waitFor();
    await bar.getByRole('button', { name: text.delete, exact: true }).press('Enter');
    const question = page.getByRole('dialog', { name: text.deleteTitle('customer', 4) });
    await question.getByRole('button', { name: text.delete, exact: true }).press('Enter');
    const shown = page.getByRole('dialog', { name: text.notDeleted('customer', 1) });
    await shown.getByText(`${name} 1: Kunden har projekt och kan inte tas bort.`).waitFor();
    await keyboard.press('Escape');
    await page.getByText('1 träff', { exact: true }).waitFor();
    await bar.getByText('1 markerad', { exact: true }).waitFor();
  });

  test.runIf(inAll)('get a day together, typed as in any form or chosen in its calendar', async ({ openPage }) => {
    const { projectId, projectCode } = await makeProject(staff);
    const { workOrderId } = await makeWorkOrder(staff, projectId, { verificationDate: '2026-10-05' });
    await makeWorkOrder(staff, projectId, { verificationDate: '2026-10-05' });
    const dayOf = async () => (await staff.result(getWorkOrder, { params: { workOrderId } })).verificationDate;
    const page = await openPage({ as: 'Staff', path: paths.projectWorkOrders(projectCode) });
    const bar = page.getByRole('toolbar', { name: text.bar });
    const question = page.getByRole('dialog', { name: text.dateTitle(2) });
    const field = question.getByRole('textbox', { name: 'Datum' });
    async function ask() {
      await page.getByRole('checkbox', { name: listsText.markPage }).check();
      await bar.getByRole('button', { name: text.date }).click();
      await field.waitFor();
    }

    await ask();
    await page.keyboard.type('31/13');
    await page.keyboard.press('Enter');
    await question.getByText(listsText.notADay).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('31.10.2026');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'detached' });
    await expect.poll(dayOf).toBe('2026-10-31');

    await ask();
    await page.keyboard.type('2026-10-31');
    await question.getByRole('button', { name: formsText.chooseInCalendar('Datum') }).click();
    await expectAxeClean(page);
    await screenshot(page, 'a day for marked rows');
    await question.getByRole('button', { name: /^15 oktober/ }).click();
    await expect.poll(() => field.inputValue()).toBe('2026-10-15');
    await question.getByRole('button', { name: text.dateVerb }).click();
    await expect.poll(dayOf).toBe('2026-10-15');
  });

  test.runIf(inAll)('get an owner together, on a phone', async ({ openPage }) => {
    const { customerId, name } = await makeCustomer(staff);
    const [first, second] = [await makeProject(staff, { customerId }), await makeProject(staff, { customerId })];
    const page = await openPage({ as: 'Staff', path: listOf(paths.projects, 'customerName', name), size: 'phone' });
    await page.getByText('2 träffar', { exact: true }).waitFor();
    await page.getByRole('button', { name: listsText.markMode, exact: true }).tap();
    for (const { projectCode } of [first, second]) {
      await page.getByRole('checkbox', { name: listsText.mark(projectCode) }).tap();
    }
    const bar = page.getByRole('toolbar', { name: text.bar });
    await bar.getByText('2 markerade', { exact: true }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'marked rows on a phone');
    await bar.getByRole('combobox', { name: text.owner }).tap();
    await page.keyboard.type('BS');
    await page.getByRole('option', { name: /^BS, / }).waitFor();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Byt ansvarig till Björn Sandell på 2 projekt?' });
    await question.getByRole('button', { name: text.verbs.change, exact: true }).tap();
    await page.getByText(text.changed('project', 2), { exact: true }).waitFor();
    const changed = await staff.result(getProject, { params: { projectId: first.projectId } });
    expect(changed.projectOwnerUserInitials).toBe('BS');
  });
});

import { describe, expect } from 'vitest';
import { localUsers } from '../../functions/demo/local-users.ts';
import { logIn } from '../../shared/contract/auth.ts';
import { getMyDay } from '../../shared/contract/my-day.ts';
import { getUserSettings, saveUserSettings } from '../../shared/contract/settings.ts';
import { getWorkOrder } from '../../shared/contract/work-orders.ts';
import { getAllUsers } from '../../shared/contract/users.ts';
import { formatNumber } from '../../shared/lib/format.ts';
import { userSettings } from '../../shared/entities/user-settings.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { myDayText as text } from '../../frontend/src/text/my-day.ts';
import { menuText } from '../../frontend/src/text/shell.ts';
import { preferencesText } from '../../frontend/src/text/preferences.ts';
import { menuLabels, titles } from '../../frontend/src/navigation/titles.ts';
import { workOrdersText } from '../../frontend/src/text/work-orders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject, makeProject, makeWorkOrder } from '../support/builders.ts';
import { anonymous, logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

describe('Min dag', () => {
  test('shared work is taken, and work registered on any project in two clicks', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { projectId, projectCode } = await makeProject(staff);
    const { workOrderId } = await makeWorkOrder(staff, projectId, { verificationDate: '2001-01-02' });
    const page = await openPage({ as: 'Staff', path: paths.homeMyDay });
    await page.getByRole('heading', { name: titles.homeMyDay }).waitFor();
    await page.getByRole('button', { name: text.takeNamed(workOrderId) }).click();
    await page.getByText(text.taken(workOrderId)).waitFor();
    const { workOrderOwnerInitials } = await staff.result(getWorkOrder, { params: { workOrderId } });
    expect(workOrderOwnerInitials).toBe('AL');
    await page.getByRole('combobox', { name: text.registerOn }).click();
    await page.keyboard.type(projectCode);
    await page.getByRole('option', { name: projectCode }).first().click();
    await page.getByRole('dialog', { name: workOrdersText.createTitle(projectCode) }).waitFor();
    await expectAxeClean(page);
  });

  test.runIf(inAll)('a figure opens the list with the same sum', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const { project, rate } = await makeInvoiceableProject(staff);
    await makeWorkOrder(staff, project.projectId, {
      status: 'Registered',
      workOrderOwnerUserId: (await staff.result(getAllUsers)).find((user: any) => user.initials === 'AL').userId,
      items: [{ productId: rate.productId, workedHours: 3, invoiceableHours: 3 }],
    });
    const { hours, projects } = await staff.result(getMyDay);
    const page = await openPage({ as: 'Staff', path: paths.homeMyDay, size: 'phone' });
    await expectAxeClean(page);
    await screenshot(page, 'my day');
    await page
      .getByRole('link', { name: text.hoursOf(hours.month.registered, hours.month.norm) })
      .last()
      .click();
    const sums = page.locator('dl').filter({ hasText: workOrdersText.hoursWorked });
    await expect.poll(() => sums.textContent()).toContain(formatNumber(hours.month.registered));
    await page.goBack();
    const { count, amount } = projects.toReview;
    await page.getByText(text.toReview).waitFor();
    expect(count).toBeGreaterThan(0);
    expect(amount).toBeGreaterThan(0);
  });

  test.runIf(inAll)('has what was opened last, and the ordered home lists one click away', async ({ openPage }) => {
    const { projectId, projectCode } = await makeProject(await logInAs('Staff'));
    const page = await openPage({ as: 'Staff', path: paths.projectDetails(projectId) });
    await page.getByRole('heading', { name: projectCode }).first().waitFor();
    const menu = page.getByRole('navigation', { name: menuText.main });
    await menu.getByRole('button', { name: menuText.home }).click();
    await menu.getByRole('menuitem', { name: menuLabels.homeMyDay }).click();
    const recent = page.getByRole('region', { name: text.recent, exact: true });
    await recent.getByRole('link', { name: projectCode }).first().click();
    await page.getByRole('heading', { name: projectCode }).first().waitFor();
    for (const [label, title] of [
      [menuLabels.homeProjectOwner, titles.homeProjectOwner],
      [menuLabels.homeProjectReviewer, titles.homeProjectReviewer],
      [menuLabels.homeWorkOrders, titles.homeWorkOrders],
      [menuLabels.homeShare, titles.homeShare],
    ] as const) {
      await page.goto(new URL(paths.homeMyDay, page.url()).href);
      await page.getByRole('heading', { name: titles.homeMyDay }).waitFor();
      const lists = page.getByRole('navigation', { name: text.lists });
      await lists.getByRole('link', { name: label, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });

  test.runIf(inAll)('is the first page for those who choose it', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.preferences });
    await page.getByRole('combobox', { name: preferencesText.startPage }).click();
    await page.getByRole('option', { name: 'Min dag', exact: true }).click();
    await page.keyboard.press('Control+s');
    await page.getByText(preferencesText.saved).waitFor();
    const superAdmin = await logInAs('SuperAdmin');
    const { initials, pin: password } = localUsers.find(({ role }) => role === 'SuperAdmin')!;
    expect(await anonymous().result(logIn, { body: { initials, password } })).toMatchObject({ startPage: 'MyDay' });
    expect(await superAdmin.result(getUserSettings)).toMatchObject({ startPage: 'MyDay' });
    await superAdmin.result(saveUserSettings, { body: userSettings.empty });
  });
});
